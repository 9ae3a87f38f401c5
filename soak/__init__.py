"""Long runs with real parts; see `docs/soak.md`."""
