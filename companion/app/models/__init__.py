"""What the screens show, one model a device: no rules here, only what was asked of `companion.tables` and came back."""
