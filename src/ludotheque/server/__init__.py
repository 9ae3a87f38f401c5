"""The table server: an event-sourced shell round the pure games. It keeps the clock, the log and the secrets."""
