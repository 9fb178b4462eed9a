import { weekdayOf } from '@site/shared/calendar';
import * as z from 'zod/mini';
import { businessDayOf } from '../kernel';
import { diceOf, type Dice } from '../sportsbook/simulator/random';
import { actionSchema, type Action, type Scene } from './scene';
import story from './story.json';
import talk from './talk.json';

const MINUTE_MS = 60_000;

/** Number of days; the first member registers on the first one. */
export const LIFE_DAYS = 90;

/** Minutes before the present that contain scenes of the story only, no habits. */
const STORY_ALONE_MINUTES = 4 * 60;

const whenShape = { daysAgo: z.optional(z.int()), at: z.optional(z.string()), minutesAgo: z.optional(z.int()) };
const storySchema = z.object({ scenes: z.array(z.object({ who: z.string(), ...whenShape, actions: z.array(actionSchema) })) });
const talkSchema = z.object({ lines: z.array(z.object({ who: z.string(), ...whenShape, rid: z.string(), text: z.string() })) });

type When = { readonly daysAgo?: number | undefined; readonly at?: string | undefined; readonly minutesAgo?: number | undefined };

/**
 * Returns all scenes in order: those of the story and the talk, and between them the habits of a member who likes
 * sports. The result is the same for the same seed and business day.
 */
export function planLife(present: Date, seed: number): readonly Scene[] {
  const momentOf = ({ daysAgo = 0, at = '12:00', minutesAgo }: When): number => {
    if (minutesAgo !== undefined) return present.getTime() - minutesAgo * MINUTE_MS;
    const [hours = 0, minutes = 0] = at.split(':').map(Number);
    return businessDayOf(present, daysAgo).from.getTime() + (hours * 60 + minutes) * MINUTE_MS;
  };
  const told = storySchema.parse(story).scenes.map(({ who, actions, ...when }) => ({ atMs: momentOf(when), who, actions }));
  const said = talkSchema.parse(talk).lines.map(({ who, rid, text, ...when }) => ({
    atMs: momentOf(when),
    who,
    actions: [{ do: 'say' as const, rid, text }],
  }));
  const habits = Array.from({ length: LIFE_DAYS - 2 }, (_, index) => LIFE_DAYS - 2 - index).flatMap((daysAgo) =>
    [...habitsOf(diceOf('demo-habits', seed, daysAgo), daysAgo, present), ...visitsOn(daysAgo)].map(({ at, actions }) => ({
      atMs: momentOf({ daysAgo, at }),
      who: 'player1',
      actions,
    })),
  );
  const latest = present.getTime() - STORY_ALONE_MINUTES * MINUTE_MS;
  return [...told, ...said, ...habits.filter(({ atMs }) => atMs < latest)].toSorted((one, other) => one.atMs - other.atMs);
}

interface Habit {
  readonly at: string;
  readonly actions: readonly Action[];
}

/** Venues in turn by category, so that each is visited every three weeks. */
const VENUES = [
  { venue: 'JGDZ', rounds: 10, stake: 20 },
  { venue: 'HTZR', rounds: 6, stake: 500 },
  { venue: 'QYQP', rounds: 6, stake: 200 },
  { venue: 'ZYDJ', rounds: 3, stake: 400 },
  { venue: 'G1CP', rounds: 5, stake: 100 },
  { venue: 'SHBY', rounds: 8, stake: 40 },
  { venue: 'WXDZ', rounds: 8, stake: 20 },
] as const;

const PLAY_EVERY_DAYS = 3;

function visitsOn(daysAgo: number): readonly Habit[] {
  const place = VENUES[Math.floor(daysAgo / PLAY_EVERY_DAYS) % VENUES.length];
  if (place === undefined || daysAgo % PLAY_EVERY_DAYS !== 0) return [];
  return [{ at: '22:10', actions: [{ do: 'play', ...place, stake: Math.max(5, Math.round(place.stake * growthOn(daysAgo))) }] }];
}

const [MONDAY, SATURDAY] = [0, 5];

function habitsOf(dice: Dice, daysAgo: number, present: Date): readonly Habit[] {
  const weekday = weekdayOf(businessDayOf(present, daysAgo).number);
  const isWeekend = weekday >= SATURDAY;
  const growth = growthOn(daysAgo);
  const habits: Habit[] = [];
  if (dice.chance(0.2)) habits.push({ at: clockTime(dice, 8, 11), actions: [{ do: 'join', promotion: 'daily-sign' }] });
  if (weekday === MONDAY) habits.push({ at: clockTime(dice, 12, 13), actions: [{ do: 'claimAll' }] });
  if (!dice.chance(isWeekend ? 0.85 : 0.45)) return habits;

  const bets = Array.from({ length: 2 + dice.below(isWeekend ? 3 : 2) }, () => aBet(dice, growth));
  const evening: readonly Action[] = dice.chance(0.5) ? [{ do: 'join', promotion: 'daily-sign' }, ...bets] : bets;
  habits.push({ at: clockTime(dice, 19, 20), actions: evening });
  if (dice.chance(0.35)) {
    const live: Action[] = [{ ...aBet(dice, growth), mode: 'single', sport: 'FT', isLive: true }];
    habits.push({ at: clockTime(dice, 21, 21.5), actions: dice.chance(0.3) ? [...live, { do: 'cashOut' }] : live });
  }
  const gifts = ['daily-draw', 'daily-betting'].filter(() => dice.chance(0.3));
  if (gifts.length > 0) habits.push({ at: clockTime(dice, 23.2, 23.7), actions: gifts.map((promotion) => ({ do: 'join', promotion })) });
  return habits;
}

/** Returns a factor that makes stakes grow with the member's time on the site. */
function growthOn(daysAgo: number): number {
  return 0.35 + 0.65 * Math.min(1, (LIFE_DAYS - daysAgo) / 60);
}

function aBet(dice: Dice, growth: number): Extract<Action, { do: 'bet' }> {
  const mode = dice.chance(0.2) ? 'parlay' : dice.chance(0.05) ? 'system' : 'single';
  const base = [500, 800, 1_000, 1_500, 2_000, 3_000][dice.below(6)] ?? 500;
  const share = mode === 'single' ? 1 : mode === 'parlay' ? 0.3 : 0.1;
  const stake = Math.max(10, Math.round((base * growth * share) / 10) * 10);
  const sport = (['FT', 'FT', 'BK', 'TN'] as const)[dice.below(4)] ?? 'FT';
  return { do: 'bet', mode, sport: mode === 'single' ? sport : 'FT', isLive: false, notBeforeMinutes: 2, stake };
}

/** Returns a random time between two hours of a day; `21.5` is half past nine in the evening. */
function clockTime(dice: Dice, fromHour: number, toHour: number): string {
  const minutes = Math.floor(60 * (fromHour + dice.next() * (toHour - fromHour)));
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60)}`;
}
