/** A cannon fires eight times a second; a batch that was held up may bring ten at once. */
export const SHOTS_PER_SECOND = 8;
const MOST_AT_ONCE = 10;

/** Whether a session may fire so many shots now; counts them if so. */
export type ShotLimit = (session: string, shots: number) => boolean;

/** For each session a store of shots that fills with time. Full ones are forgotten, so nothing is kept of sessions that rest. */
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
