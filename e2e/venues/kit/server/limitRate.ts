/**
 * Limit of requests per session and second. A round takes longer than this allows, so a player on the page never
 * reaches it.
 */
const REQUESTS_PER_SECOND = 10;

/** Counts a request and returns true when it is within the limit. */
export type RateLimit = (session: string) => boolean;

/** Counts per whole second and then resets, so that no data remains of sessions that are over. */
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
