import fc from 'fast-check';
import { aPlay, aShot } from '../../testing/aPlay';
import { advance, freeOf, MOST_FLYING, whyNot, type Play, type PlayEvent } from './play';
import type { PastBatch } from './types';

const SENT: PlayEvent = { type: 'sent', playerSeed: 'p', nextRoundId: 'round 2' };

it('takes what a bullet costs out of the balance shown as soon as it is fired, and gives back what met nothing', () => {
  const flying = run(aPlay(), { type: 'fired' }, { type: 'fired' });
  expect(freeOf(flying)).toBe(980);

  expect(freeOf(run(flying, { type: 'faded', bullet: 10 }))).toBe(990);
  const reached = run(flying, { type: 'reached', shot: aShot('a') });
  expect([freeOf(reached), reached.flying.length, reached.queue.length]).toEqual([980, 1, 1]);
});

it('sends at most ten shots in their order, and the next only when these are known', () => {
  const queue = Array.from({ length: 12 }, (_, index) => aShot(String(index)));

  const sent = run(aPlay({ queue }), SENT);

  expect(sent.batch).toMatchObject({ roundId: 'round 1', commitment: 'c1', shots: queue.slice(0, 10) });
  expect(run(sent, { type: 'prepared', next: { roundId: 'round 2', commitment: 'c2' } }, SENT).batch).toBe(sent.batch);
  const answered = run(sent, { type: 'answered', past: aPast('round 1'), balance: 930 });
  expect(answered).toMatchObject({ batch: null, balance: 930, totals: { shots: 10, catches: 1, stake: 100, payout: 30 } });
  expect(freeOf(answered)).toBe(910);
  expect(run(answered, { type: 'prepared', next: { roundId: 'round 2', commitment: 'c2' } }, SENT).batch?.shots).toEqual(queue.slice(10));
});

it('sends nothing before the server has told its commitment', () => {
  expect(run(aPlay({ queue: [aShot('a')], next: null }), SENT).batch).toBeNull();
});

it('hears of no other batch than the one under way', () => {
  const sent = run(aPlay({ queue: [aShot('a')] }), SENT);

  expect(run(sent, { type: 'answered', past: aPast('another'), balance: 5_000 })).toBe(sent);
  expect(run(sent, { type: 'refreshed', balance: 5_000 })).toBe(sent);
  expect(run(sent, { type: 'lost' }, { type: 'lost' })).toMatchObject({ batch: sent.batch, attempt: 2 });
  expect(freeOf(run(sent, { type: 'gaveBack', balance: null }))).toBe(1_000);
});

it('fires no bullet that is not paid for, and no more than may be in the air', () => {
  const poor = run(aPlay({ balance: 25 }), { type: 'fired' }, { type: 'fired' }, { type: 'fired' });
  expect([poor.flying.length, freeOf(poor), whyNot(poor)]).toEqual([2, 5, 'insufficient']);

  const full = run(aPlay(), ...Array.from({ length: 30 }, (): PlayEvent => ({ type: 'fired' })));
  expect([full.flying.length, whyNot(full)]).toEqual([MOST_FLYING, 'waiting']);
});

it('steps through the bullets of the hall, and not beyond them', () => {
  expect(run(aPlay(), { type: 'bullet', step: -1 }).bullet).toBe(10);
  expect(run(aPlay(), { type: 'bullet', step: 1 }, { type: 'bullet', step: 1 }).bullet).toBe(50);
  expect(run(aPlay({ bullet: 100 }), { type: 'bullet', step: 1 }).bullet).toBe(100);
});

it('never shows more than is certain, nor less than nothing, whatever happens', () => {
  const event = fc.oneof(
    fc.constant<PlayEvent>({ type: 'fired' }),
    fc.constant<PlayEvent>({ type: 'lost' }),
    fc.constant<PlayEvent>(SENT),
    fc.constant<PlayEvent>({ type: 'prepared', next: { roundId: 'r', commitment: 'c' } }),
    fc.constant<PlayEvent>({ type: 'gaveBack', balance: null }),
    fc.constantFrom<PlayEvent>({ type: 'bullet', step: 1 }, { type: 'bullet', step: -1 }),
    fc.constant<'land' | 'fade'>('land'),
    fc.constant<'land' | 'fade'>('fade'),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let play = aPlay({ balance: 300 });
      for (const each of events) {
        const [bullet] = play.flying;
        if (typeof each !== 'string') play = advance(play, each);
        else if (bullet !== undefined)
          play = advance(play, each === 'land' ? { type: 'reached', shot: aShot('a', bullet) } : { type: 'faded', bullet });
        expect(freeOf(play)).toBeGreaterThanOrEqual(0);
        expect(freeOf(play)).toBeLessThanOrEqual(play.balance);
      }
    }),
    { numRuns: 100 },
  );
});

function run(play: Play, ...events: readonly PlayEvent[]): Play {
  return events.reduce(advance, play);
}

function aPast(roundId: string): PastBatch {
  const proof = { seed: '', playerSeed: '', commitment: '', input: '' };
  return { at: 0, roundId, shots: 10, catches: 1, stake: 100, payout: 30, caught: [], proof };
}
