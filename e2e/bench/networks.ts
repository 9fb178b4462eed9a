export interface Network {
  readonly name: string;
  /** Limits of the connection; no limits when left out. */
  readonly limits?: { readonly latencyMs: number; readonly megabitPerSecond: number };
}

/** Round trips of TCP and TLS 1.3. */
const CONNECTION_ROUND_TRIPS = 2;

/** Returns the milliseconds that a connection to a remote's origin takes. */
export function connectionTime({ limits }: Network): number {
  return CONNECTION_ROUND_TRIPS * (limits?.latencyMs ?? 0);
}

export const FAST: Network = { name: 'unthrottled' };
export const SLOW: Network = { name: '40 ms, 10 Mbit/s', limits: { latencyMs: 40, megabitPerSecond: 10 } };
