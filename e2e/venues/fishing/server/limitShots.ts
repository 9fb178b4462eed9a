/** Rate of the cannon; a delayed batch may contain ten shots at once. */
export const SHOTS_PER_SECOND = 8;
const MOST_AT_ONCE = 10;

/** Returns true and counts the shots when a session may fire them now. */
export type ShotLimit = (session: string, shots: number) => boolean;

/** Limits shots per session with a token bucket. Full buckets are deleted, so no data remains of idle sessions. */
export function limitShots(nowMs: () => number): ShotLimit {
  const stores = new Map<string, { left: number; at: number }>();
  const leftNow = ({ left, at }: { left: number; at: number }): number =>
    Math.min(MOST_AT_ONCE, left + ((nowMs() - at) / 1000) * SHOTS_PER_SECOND);
  let swept = nowMs();

  const sweep = (): void => {
    if (nowMs() - swept < 10_000) return;
    swept = nowMs();
    for (const [session, store] of stores) if (leftNow(store) >= MOST_AT_ONCE) stores.delete(session);
  };

  return (session, shots) => {
    sweep();
    const store = stores.get(session);
    const left = store === undefined ? MOST_AT_ONCE : leftNow(store);
    if (left < shots) return false;
    stores.set(session, { left: left - shots, at: nowMs() });
    return true;
  };
}
