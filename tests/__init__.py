"""Tests: the folders mirror the packages that they test.

Beside them stand kinds of tests: `browser` (the app in Chromium), `golden` (what was saved and played once), `faults`
(killed and corrupted on purpose), `torture` (the same for as long as one likes), `bench` (measured, not judged) and
`positions` (tables written down by hand). `sample_tables` has tables of every engine in the middle of play.
"""
