/**
 * The platform's only source of time. Nothing reads `Date.now()` or the database's `now()`: every time stamp that is stored or decided on
 * comes from here, so that a suite can stop, set and advance it.
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  now(): Date;
}

/** What `/sandbox/clock` controls. */
export interface ControlledClock extends Clock {
  /** Jumps to this moment; time goes on running from there unless it is frozen. */
  set(epochMs: number): void;
  /** Moves by this much, forward only. Schedulers are run to the new moment by the caller. */
  advance(byMs: number): void;
  freeze(): void;
  /** Back to running time, from the frozen moment. */
  unfreeze(): void;
  /** Back to the machine's own time. */
  reset(): void;
  readonly isFrozen: boolean;
  /** How it differs from the machine's, for the clock of another process. */
  readonly state: ClockState;
  restore(state: ClockState): void;
}

/** Ahead of the machine by `offsetMs`, or frozen at a moment. */
export interface ClockState {
  readonly offsetMs: number;
  readonly frozenAtMs: number | null;
}

/** A clock that follows `source` (the machine's by default) with an offset, or is frozen. */
export function createClock(source: () => number = Date.now): ControlledClock {
  let offsetMs = 0;
  let frozenAtMs: number | null = null;
  const nowMs = (): number => frozenAtMs ?? source() + offsetMs;
  const set = (epochMs: number): void => {
    if (frozenAtMs === null) offsetMs = epochMs - source();
    else frozenAtMs = epochMs;
  };
  return {
    nowMs,
    now: () => new Date(nowMs()),
    set,
    advance(byMs) {
      if (byMs < 0) throw new RangeError('a clock does not run backwards; use set');
      set(nowMs() + byMs);
    },
    freeze() {
      frozenAtMs = nowMs();
    },
    unfreeze() {
      if (frozenAtMs === null) return;
      offsetMs = frozenAtMs - source();
      frozenAtMs = null;
    },
    reset() {
      offsetMs = 0;
      frozenAtMs = null;
    },
    get isFrozen() {
      return frozenAtMs !== null;
    },
    get state() {
      return { offsetMs, frozenAtMs };
    },
    restore(state) {
      ({ offsetMs, frozenAtMs } = state);
    },
  };
}
