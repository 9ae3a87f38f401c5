"""The table server: an event-sourced driver of the pure games. It keeps the clock, the log and the secrets."""
