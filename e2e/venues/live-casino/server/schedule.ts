import { businessDay, startOfBusinessDay } from '@site/shared/calendar';
import type { Seeds } from '../../kit/fairness/createSeeds';
import { openShoe, type Outcome, type Shoe } from '../engine';
import type { LiveTable, Pace } from '../games';
import { writeShoe, type ShoeName } from '../names';
import type { Phase } from '../protocol';

export interface Moment {
  readonly shoe: ShoeName;
  /** Round number, counted from 0; while the next shoe is shuffled, the last round. */
  readonly index: number;
  readonly outcome: Outcome;
  readonly phase: Phase;
  readonly leftMs: number;
}

/**
 * State of a table at any time, derived only from the clock and the venue's seeds, so a restarted server shows the
 * same.
 */
export interface Schedule {
  at(nowMs: number): Moment;
  seedOf(shoe: ShoeName): string;
  roundsOf(shoe: ShoeName): Shoe['rounds'];
}

interface ShoeTime {
  readonly number: number;
  readonly startMs: number;
  readonly rounds: number;
}

interface Day {
  readonly day: number;
  readonly shoes: ShoeTime[];
}

/** Size of the cache of shoes: those in play, and a few that are being paid. */
const SHOES_KEPT = 4;

/**
 * Creates the schedule of a table. A day starts with shoe 1. A shoe takes its rounds and, for the length of one more,
 * the shuffling of the next. The last shoe ends with the day.
 */
export function createSchedule(table: Pick<LiveTable, 'enName' | 'gameCode' | 'pace'>, seeds: Seeds): Schedule {
  const roundMs = lengthOf(table.pace);
  const opened = new Map<string, Shoe>();
  let days: readonly Day[] = [];

  const seedOf = (shoe: ShoeName): string => seeds.seedOf(`${table.enName}:${writeShoe(shoe)}`);

  const open = (shoe: ShoeName): Shoe => {
    const name = writeShoe(shoe);
    const found = opened.get(name) ?? openShoe(seedOf(shoe), name);
    opened.delete(name);
    opened.set(name, found);
    for (const oldest of [...opened.keys()].slice(0, -SHOES_KEPT)) opened.delete(oldest);
    return found;
  };

  /** Caches two days: today and the day before. */
  const dayOf = (day: number): Day => {
    const found = days.find((each) => each.day === day) ?? { day, shoes: [] };
    if (!days.includes(found)) days = [...days.slice(-1), found];
    return found;
  };

  const shoeAt = (nowMs: number): ShoeTime & { readonly day: number } => {
    const day = businessDay(nowMs);
    const nextDay = startOfBusinessDay(day + 1);
    const { shoes } = dayOf(day);
    let endMs = shoes.length === 0 ? startOfBusinessDay(day) : endOf(shoes.at(-1));
    while (endMs <= nowMs) {
      const number = shoes.length + 1;
      const fitting = Math.floor((nextDay - endMs) / roundMs);
      const { rounds } = open({ gameCode: table.gameCode, day, number });
      shoes.push({ number, startMs: endMs, rounds: Math.min(rounds.length, fitting) });
      endMs = endOf(shoes.at(-1));
    }
    const found = shoes.findLast(({ startMs }) => startMs <= nowMs);
    if (found === undefined) throw new TypeError('a day begins with its first shoe');
    return { ...found, day };
  };

  /** Returns the end of a shoe. When less than two rounds are left of the day, the shuffling takes the rest. */
  function endOf(shoe: ShoeTime | undefined): number {
    if (shoe === undefined) throw new TypeError('there is no such shoe');
    const end = shoe.startMs + (shoe.rounds + 1) * roundMs;
    const nextDay = startOfBusinessDay(businessDay(shoe.startMs) + 1);
    return end + roundMs > nextDay ? nextDay : end;
  }

  return {
    seedOf,
    roundsOf: (shoe) => open(shoe).rounds,
    at(nowMs) {
      const { day, number, startMs, rounds } = shoeAt(nowMs);
      const shoe: ShoeName = { gameCode: table.gameCode, day, number };
      const index = Math.min(Math.floor((nowMs - startMs) / roundMs), rounds - 1);
      const outcome = open(shoe).rounds[index];
      if (outcome === undefined) throw new TypeError('a shoe has its rounds');
      const intoMs = nowMs - startMs - index * roundMs;
      const end = endOf({ number, startMs, rounds });
      const { phase, untilMs } = phaseAt(table.pace, intoMs, end - startMs - index * roundMs);
      return { shoe, index, outcome, phase, leftMs: untilMs - intoMs };
    },
  };
}

export function lengthOf({ betting, closing, dealing, result }: Pace): number {
  return betting + closing + dealing + result;
}

function phaseAt(pace: Pace, intoMs: number, shuffledMs: number): { readonly phase: Phase; readonly untilMs: number } {
  let untilMs = 0;
  for (const phase of ['betting', 'closing', 'dealing', 'result'] as const) {
    untilMs += pace[phase];
    if (intoMs < untilMs) return { phase, untilMs };
  }
  return { phase: 'shuffling', untilMs: shuffledMs };
}
