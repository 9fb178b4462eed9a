import { createSeeds } from '../../kit/fairness/createSeeds';
import { LIVE_TABLES } from '../games';
import { compareShoes, parseName, writeRound, writeShoe } from '../names';
import { createSchedule, lengthOf } from './schedule';

const TABLE = { enName: 'HTZR', gameCode: 'HT-T09', pace: { betting: 60_000, closing: 2_000, dealing: 8_000, result: 5_000 } };
const SEEDS = createSeeds('a secret of at least thirty-two letters');
/** Midnight in Shanghai. */
const MIDNIGHT = Date.UTC(2026, 10, 22, 16);

it('begins the day of Shanghai with the first round of its first shoe', () => {
  const { shoe, index, phase, leftMs } = createSchedule(TABLE, SEEDS).at(MIDNIGHT);

  expect(writeRound(shoe, index)).toBe('HT-T09-20261123-01-1');
  expect([phase, leftMs]).toEqual(['betting', 60_000]);
});

it.each([
  [0, 'betting', 60_000],
  [59_999, 'betting', 1],
  [60_000, 'closing', 2_000],
  [62_000, 'dealing', 8_000],
  [70_000, 'result', 5_000],
  [74_999, 'result', 1],
])('is %i ms into a round in %s for %i ms', (into, phase, leftMs) => {
  expect(createSchedule(TABLE, SEEDS).at(MIDNIGHT + into)).toMatchObject({ index: 0, phase, leftMs });
});

it('goes through the day without a gap: each round once, each shoe after the last, shuffled between', () => {
  const schedule = createSchedule(TABLE, SEEDS);
  const seen: string[] = [];
  let now = MIDNIGHT;
  let shuffled = 0;
  while (now < MIDNIGHT + 86_400_000) {
    const moment = schedule.at(now);
    if (moment.phase === 'betting') seen.push(writeRound(moment.shoe, moment.index));
    if (moment.phase === 'shuffling') shuffled += 1;
    now += moment.leftMs;
  }

  expect(now).toBe(MIDNIGHT + 86_400_000);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(1_152 - shuffled);
  expect(new Set(seen.map((name) => name.split('-')[3])).size - shuffled).toBeLessThan(2);
  expect(schedule.at(now).shoe).toMatchObject({ number: 1 });
});

it('shows the same to a server that starts again, at any moment and in any order', () => {
  const before = createSchedule(TABLE, SEEDS);
  const moments = [50_000_000, 7_000_000, 86_399_999, 12_345_678].map((into) => MIDNIGHT + into);
  const shown = moments.map((now) => before.at(now));

  expect(moments.map((now) => createSchedule(TABLE, SEEDS).at(now))).toEqual(shown);
  expect(createSchedule(TABLE, createSeeds('another secret, as long as the first')).at(moments[0] ?? 0).outcome).not.toEqual(
    shown[0]?.outcome,
  );
});

it('gives every table a pace of whole seconds', () => {
  expect(LIVE_TABLES.map(({ pace }) => lengthOf(pace))).toEqual([30_000, 36_000, 18_000]);
});

it('reads the names that it writes, and no others', () => {
  const shoe = { gameCode: 'HT-A01', day: 20_780, number: 7 };

  expect(parseName(writeShoe(shoe))).toEqual({ shoe, index: 0 });
  expect(parseName(writeRound(shoe, 22))).toEqual({ shoe, index: 22 });
  for (const text of ['', 'HT-A01-20261332-07-1', 'HT-A01-20261123-00-1', 'HT-A01-20261123-07-', 'HT-A1-20261123-07-1']) {
    expect(parseName(text)).toBeNull();
  }
  expect(compareShoes(shoe, { ...shoe, number: 8 })).toBeLessThan(0);
  expect(compareShoes(shoe, { ...shoe, day: 20_779, number: 50 })).toBeGreaterThan(0);
});
