/**
 * Interval for checking whether the test run is still connected. If a run is interrupted, its workers must exit,
 * because an open resource such as a platform without its database would keep them running.
 */
const LOOKS_EVERY_MS = 1_000;

function endWithoutRun(): void {
  if (!process.connected) process.exit(1);
}

if (process.connected) setInterval(endWithoutRun, LOOKS_EVERY_MS).unref();
