/** What the operator may tune; suites shorten some of it over `/sandbox/match/settings`. */
export interface SportsbookSettings {
  /** How long an in-play ticket waits before it is accepted. */
  readonly dangerWindowMs: number;
  /** Life of a quote. */
  readonly quoteLifeMs: number;
  /** Markets stay suspended for so long after a goal, a red card or a penalty award. */
  readonly suspensionMs: number;
  /** From a goal on the pitch to the moment the feed knows of it; shorter than the danger window, so that no late bet slips through. */
  readonly feedDelayMs: number;
  /** Prices of a match in play move at most this often, those of one to come at most `earlyStepMs`. */
  readonly liveStepMs: number;
  readonly earlyStepMs: number;
  /** Life of what a ticket is offered to be paid early. */
  readonly cashOutLifeMs: number;
  /** Of what a ticket is worth, this much is paid for it. */
  readonly cashOutPercent: number;
  /** A match that has not ended by then is settled as abandoned. */
  readonly abandonAfterMs: number;
  /** RMB for one USD at 4 decimals, where the platform names none. */
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

/** How often the clock is looked at. */
export const TICK_MS = 500;
