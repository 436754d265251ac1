"""View models: what the screens show, one model a device. No rules are here; `companion.tables` plays the games."""
