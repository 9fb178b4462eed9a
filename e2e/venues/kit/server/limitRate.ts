/** Requests of one session in one second; a round takes longer than that allows, so no player at the page meets it. */
const REQUESTS_PER_SECOND = 10;

/** Whether this request is within the limit; counting it either way. */
export type RateLimit = (session: string) => boolean;

/** Counts by whole seconds and forgets every second, so that nothing is kept of sessions that are over. */
export function limitRate(nowMs: () => number): RateLimit {
  let second = 0;
  let counts = new Map<string, number>();
  return (session) => {
    const current = Math.floor(nowMs() / 1000);
    if (current !== second) {
      second = current;
      counts = new Map();
    }
    const count = (counts.get(session) ?? 0) + 1;
    counts.set(session, count);
    return count <= REQUESTS_PER_SECOND;
  };
}
