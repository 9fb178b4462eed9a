/** Values that the operator may tune; test suites shorten some of them with `/sandbox/match/settings`. */
export interface SportsbookSettings {
  /** Time for which an in-play ticket waits before it is accepted. */
  readonly dangerWindowMs: number;
  readonly quoteLifeMs: number;
  /** Time for which markets stay suspended after a goal, a red card or a penalty award. */
  readonly suspensionMs: number;
  /**
   * Delay from a goal on the pitch to its report by the feed; shorter than the danger window, so that every late bet is
   * detected.
   */
  readonly feedDelayMs: number;
  /** Shortest interval of price changes in play; `earlyStepMs` applies before the match. */
  readonly liveStepMs: number;
  readonly earlyStepMs: number;
  /** Lifetime of a cash-out quote. */
  readonly cashOutLifeMs: number;
  /** Share of a ticket's worth that a cash-out pays. */
  readonly cashOutPercent: number;
  /** Time after the start at which a match that has not ended is settled as abandoned. */
  readonly abandonAfterMs: number;
  /** RMB for one USD with 4 decimals, used when the platform provides no rate. */
  readonly usdCny: string;
}

export const DEFAULT_SETTINGS: SportsbookSettings = {
  dangerWindowMs: 5_000,
  quoteLifeMs: 30_000,
  suspensionMs: 8_000,
  feedDelayMs: 1_500,
  liveStepMs: 4_000,
  earlyStepMs: 30_000,
  cashOutLifeMs: 5_000,
  cashOutPercent: 98,
  abandonAfterMs: 36 * 3_600_000,
  usdCny: '7.1000',
};

export const TICK_MS = 500;
