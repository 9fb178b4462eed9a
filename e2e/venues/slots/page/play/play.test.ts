import fc from 'fast-check';
import { aPlay, aRound } from '../../testing/aPlay';
import { advance, HISTORY_LENGTH, isAtRest, pendingOf, type Play, type PlayEvent } from './play';

const spinning = (): Play => advance(aPlay(), { type: 'spin', roundId: 'r1' });
const run = (play: Play, ...events: PlayEvent[]): Play => events.reduce(advance, play);

describe('a round', () => {
  it('turns, lands and is shown, and only then changes balance and pools', () => {
    const landing = run(spinning(), { type: 'answered', round: aRound({ at: 5, back: 700, balance: 10_500 }) });
    expect(landing).toMatchObject({ turn: { kind: 'landing' }, balance: 10_000, pools: { grand: 888_800 } });

    const shown = advance(landing, { type: 'landed' });

    expect(shown).toMatchObject({ turn: { kind: 'shown' }, balance: 10_500, pools: { grand: 888_801 } });
    expect(shown.history).toEqual([{ at: 5, roundId: 'r1', stake: 200, back: 700, balance: 10_500 }]);
  });

  it('keeps its id through lost answers, and counts the attempts', () => {
    const confirming = run(spinning(), { type: 'lost' }, { type: 'lost' });

    expect(confirming.turn).toEqual({ kind: 'confirming', pending: { roundId: 'r1', stake: 200 }, attempt: 2 });
    expect(advance(confirming, { type: 'spin', roundId: 'r2' })).toBe(confirming);
    expect(run(confirming, { type: 'answered', round: aRound() }).turn.kind).toBe('landing');
  });

  it('is not shown for another one', () => {
    const play = spinning();

    expect(advance(play, { type: 'answered', round: aRound({ roundId: 'r0' }) })).toBe(play);
  });

  it('that was not begun leaves the money, and the next one may be tried', () => {
    const refused = run(spinning(), { type: 'declined', why: 'insufficient', balance: 150 });

    expect(refused).toMatchObject({ turn: { kind: 'refused', why: 'insufficient' }, balance: 150 });
    expect(run(refused, { type: 'stake', step: -1 }, { type: 'spin', roundId: 'r2' }).turn).toEqual({
      kind: 'spinning',
      pending: { roundId: 'r2', stake: 100 },
    });
  });

  it.each<[string, Play, boolean]>([
    ['before it was sent twice', spinning(), false],
    ['while it is being confirmed', run(spinning(), { type: 'lost' }), true],
    ['at rest', aPlay(), false],
  ])('ends with the session %s', (_title, play, unsettled) => {
    expect(advance(play, { type: 'session-over' }).turn).toEqual({ kind: 'over', unsettled });
  });
});

describe('the stake', () => {
  it('stops at both ends', () => {
    const most = run(aPlay(), { type: 'stake', step: 1 }, { type: 'stake', step: 1 }, { type: 'stake', step: 1 });

    expect(most.stake).toBe(500);
    expect(run(aPlay({ stake: 50 }), { type: 'stake', step: -1 }).stake).toBe(50);
  });

  it('stays while a round is under way or automatic ones are', () => {
    expect(advance(spinning(), { type: 'stake', step: 1 }).stake).toBe(200);
    expect(advance(aPlay({ autoLeft: 3 }), { type: 'stake', step: 1 }).stake).toBe(200);
  });
});

describe('automatic rounds', () => {
  const oneRound = (play: Play, round = aRound()): Play =>
    run(play, { type: 'spin', roundId: 'r1' }, { type: 'answered', round }, { type: 'landed' });

  it('count down to none', () => {
    const after = oneRound(oneRound(advance(aPlay(), { type: 'auto', rounds: 2 })));

    expect(after.autoLeft).toBe(0);
    expect(oneRound(after).autoLeft).toBe(0);
  });

  it.each<[string, PlayEvent[]]>([
    ['a pool', [{ type: 'answered', round: aRound({ jackpot: { tier: 'minor', amount: 8_800 } }) }, { type: 'landed' }]],
    ['a stake above the balance', [{ type: 'declined', why: 'insufficient', balance: 0 }]],
    ['the end of the session', [{ type: 'session-over' }]],
    ['the player', [{ type: 'auto', rounds: 0 }]],
  ])('end with %s', (_title, events) => {
    const started = run(aPlay(), { type: 'auto', rounds: 10 }, { type: 'spin', roundId: 'r1' });

    expect(run(started, ...events).autoLeft).toBe(0);
  });
});

it('accepts balance updates from outside a round at rest only', () => {
  const news: PlayEvent = { type: 'refreshed', balance: 1, pools: { grand: 1, major: 1, minor: 1 } };

  expect(advance(aPlay(), news).balance).toBe(1);
  expect(advance(spinning(), news).balance).toBe(10_000);
});

it('makes a new stake only at rest, under any order of events', () => {
  const event = fc.oneof(
    fc.integer({ min: 2, max: 9 }).map((id): PlayEvent => ({ type: 'spin', roundId: `r${id}` })),
    fc.integer({ min: 1, max: 9 }).map((id): PlayEvent => ({ type: 'answered', round: aRound({ roundId: `r${id}` }) })),
    fc.constantFrom<PlayEvent>(
      { type: 'lost' },
      { type: 'landed' },
      { type: 'stake', step: 1 },
      { type: 'auto', rounds: 10 },
      { type: 'declined', why: 'unavailable', balance: null },
    ),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let play = aPlay();
      for (const each of events) {
        const before = play;
        play = advance(play, each);
        const [was, is] = [pendingOf(before), pendingOf(play)];
        if (is !== null && is.roundId !== was?.roundId) expect([each.type, isAtRest(before)]).toEqual(['spin', true]);
        expect(play.autoLeft).toBeGreaterThanOrEqual(0);
        expect(play.history.length).toBeLessThanOrEqual(HISTORY_LENGTH);
      }
    }),
  );
});
