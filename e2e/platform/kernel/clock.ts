/**
 * The platform's only source of time. Nothing uses `Date.now()` or the database's `now()`: every stored or compared
 * time comes from this clock, so that a suite can stop, set and advance it.
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  now(): Date;
}

/** Clock that `/sandbox/clock` controls. */
export interface ControlledClock extends Clock {
  /** Jumps to this time and continues from there, unless it is frozen. */
  set(epochMs: number): void;
  /** Moves forward by this much. The caller then runs the schedulers up to the new time. */
  advance(byMs: number): void;
  freeze(): void;
  /** Lets the time continue from the frozen one. */
  unfreeze(): void;
  /** Returns to the machine's time. */
  reset(): void;
  readonly isFrozen: boolean;
  /** Difference from the machine's time, for the clock of another process. */
  readonly state: ClockState;
  restore(state: ClockState): void;
}

/** State of a clock: `offsetMs` ahead of the machine, or frozen at a time. */
export interface ClockState {
  readonly offsetMs: number;
  readonly frozenAtMs: number | null;
}

/** Creates a clock that follows `source` (the machine's time by default) with an offset, or is frozen. */
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
