/** The network between the page and its servers. */
export interface Network {
  readonly name: string;
  /** Absent: as fast as the machine. */
  readonly limits?: { readonly latencyMs: number; readonly megabitPerSecond: number };
}

export const FAST: Network = { name: 'unthrottled' };
export const SLOW: Network = { name: '40 ms, 10 Mbit/s', limits: { latencyMs: 40, megabitPerSecond: 10 } };
