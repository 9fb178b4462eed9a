import fc from 'fast-check';
import { anEntry, aSlip } from '../testing/builders';
import { combinationsFor, type CombinationChoice } from './combinations';
import {
  changeFormat,
  changeMode,
  chooseCombination,
  clearSlip,
  combinationOf,
  countedLegs,
  pickSelection,
  removeEntry,
  sameGameConflicts,
  type BetSlip,
  SLIP_MAX_ENTRIES,
} from './slip';
import type { SlipMode } from './types';
import { runs } from '@site/testing/runs';

const champion = (matchId: string) => anEntry({ matchId, w: 'M', kind: 'champion', phase: 'champion-early' });

describe('picking a selection', () => {
  it('replaces the previous one in single mode [R-SLIP-08]', () => {
    const slip = aSlip({ mode: 'single', entries: [anEntry({ matchId: '7' })] });

    expect(keysAfter(slip, anEntry({ matchId: '8' }))).toEqual(['8/RE/REH']);
  });

  it('adds a new selection in multiple mode [R-SLIP-09]', () => {
    const slip = aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '7' })] });

    expect(keysAfter(slip, anEntry({ matchId: '8' }))).toEqual(['7/RE/REH', '8/RE/REH']);
  });

  it('removes an existing selection in multiple mode [R-SLIP-10]', () => {
    const slip = aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '7' }), anEntry({ matchId: '8' })] });

    expect(keysAfter(slip, anEntry({ matchId: '7' }))).toEqual(['8/RE/REH']);
  });

  it('replaces the earlier selection on the same match in multiple mode [R-SLIP-11]', () => {
    const slip = aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '7', r: 'REH' })] });

    expect(keysAfter(slip, anEntry({ matchId: '7', gameId: '71', w: 'ROU', r: 'ROUC' }))).toEqual(['71/ROU/ROUC']);
  });

  it('replaces the earlier selection with the same game id in multiple mode [R-SLIP-12]', () => {
    const slip = aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '7', gameId: '70' })] });

    expect(keysAfter(slip, anEntry({ matchId: '8', gameId: '70', r: 'REC' }))).toEqual(['70/RE/REC']);
  });

  it.each(['single', 'multiple'] as const)('clears the normal selections when an outright is chosen, %s mode [R-SLIP-16]', (mode) => {
    const slip = aSlip({ mode, entries: [anEntry({ matchId: '7' })] });

    expect(keysAfter(slip, champion('9'))).toEqual(['9/M/MH']);
  });

  it.each(['single', 'multiple'] as const)('clears the outrights when a normal selection is chosen, %s mode [R-SLIP-17]', (mode) => {
    const slip = aSlip({ mode, entries: [champion('9')] });

    expect(keysAfter(slip, anEntry({ matchId: '7' }))).toEqual(['7/RE/REH']);
  });

  it('blocks selections while the ticket of an entry is delayed: it has an id and no outcome yet [R-SLIP-19] [R-SLIP-20]', () => {
    const delayed = anEntry({ matchId: '7', pendingTicketId: '251121204512' });

    for (const mode of ['single', 'multiple', 'parlay'] as const) {
      const slip = aSlip({ mode, entries: [delayed] });
      expect(pickSelection(slip, anEntry({ matchId: '8' }))).toEqual({ ok: false, refusal: 'ticket-pending' });
      expect(removeEntry(slip, delayed.key)).toEqual(slip);
      expect(clearSlip(slip)).toEqual(slip);
    }
  });

  it('refuses the eleventh selection, and still allows replacing one of the ten', () => {
    const full = aSlip({ mode: 'multiple', entries: Array.from({ length: SLIP_MAX_ENTRIES }, (_, i) => anEntry({ matchId: `${i}` })) });

    expect(pickSelection(full, anEntry({ matchId: 'one too many' }))).toEqual({ ok: false, refusal: 'slip-full' });
    expect(pickSelection(full, anEntry({ matchId: '3', r: 'REC' }))).toMatchObject({ ok: true });
  });

  it('removes the selection when it is picked again in single mode', () => {
    expect(keysAfter(aSlip({ entries: [anEntry()] }), anEntry())).toEqual([]);
  });
});

describe('parlay mode', () => {
  it('shows Hong Kong prices, and restores the earlier format afterwards [R-SLIP-13] [R-SLIP-33]', () => {
    const parlay = changeMode(aSlip({ mode: 'multiple', format: 'M' }), 'parlay');

    expect(parlay.format).toBe('H');
    expect(changeMode(parlay, 'multiple').format).toBe('M');
    expect(changeFormat(parlay, 'I').format).toBe('H');
    expect(changeMode(changeFormat(parlay, 'I'), 'single').format).toBe('I');
  });

  it('keeps selections of one match and marks the later ones [R-SLIP-14]', () => {
    const slip = aSlip({ mode: 'parlay', entries: [anEntry({ matchId: '7', r: 'REH' })] });
    const change = pickSelection(slip, anEntry({ matchId: '7', w: 'ROU', r: 'ROUC' }));

    expect(change.ok && [...sameGameConflicts(change.slip)]).toEqual(['7/ROU/ROUC']);
    expect(change.ok && change.slip.entries).toHaveLength(2);
  });

  it('updates the marks whenever the slip changes: without the first, the second counts [R-SLIP-14]', () => {
    const [first, second] = [anEntry({ matchId: '7' }), anEntry({ matchId: '7', w: 'ROU', r: 'ROUC' })];
    const slip = aSlip({ mode: 'parlay', entries: [first, second, anEntry({ matchId: '8' })] });

    expect([...sameGameConflicts(slip)]).toEqual([second.key]);
    expect(sameGameConflicts(removeEntry(slip, first.key)).size).toBe(0);
  });

  it('marks a selection on a game that is already in the slip, also under another match [R-SLIP-14]', () => {
    const slip = aSlip({ mode: 'parlay', entries: [anEntry({ matchId: '7', gameId: '70' }), anEntry({ matchId: '8', gameId: '70' })] });

    expect(countedLegs(slip)).toEqual(slip.entries.slice(0, 1));
  });

  it('marks nothing in other modes', () => {
    expect(sameGameConflicts(aSlip({ mode: 'multiple', entries: [anEntry(), anEntry({ r: 'REC' })] })).size).toBe(0);
  });

  it('drops outrights from the slip, and refuses others [R-SLIP-15]', () => {
    const parlay = changeMode(aSlip({ mode: 'multiple', entries: [champion('9')] }), 'parlay');

    expect(parlay.entries).toEqual([]);
    expect(pickSelection(parlay, champion('9'))).toEqual({ ok: false, refusal: 'champion-in-parlay' });
  });

  it('requires two legs of two matches [R-SLIP-33]', () => {
    const same = aSlip({ mode: 'parlay', entries: [anEntry({ matchId: '7' }), anEntry({ matchId: '7', r: 'REC' })] });
    const two = aSlip({ mode: 'parlay', entries: [...same.entries, anEntry({ matchId: '8' })] });

    expect(combinationOf(same)).toBeUndefined();
    expect(combinationOf(two)).toEqual({ choice: 'parlay', kind: { kind: 'parlay' } });
    expect(countedLegs(two).map(({ key }) => key)).toEqual(['7/RE/REH', '8/RE/REH']);
  });

  it('keeps the later of two selections on one match when parlay mode is left', () => {
    const slip = aSlip({
      mode: 'parlay',
      entries: [anEntry({ matchId: '7' }), anEntry({ matchId: '8' }), anEntry({ matchId: '7', r: 'REC' })],
    });

    expect(changeMode(slip, 'multiple').entries.map(({ key }) => key)).toEqual(['8/RE/REH', '7/RE/REC']);
  });
});

describe('combining the legs of a parlay', () => {
  const legs = (count: number) => Array.from({ length: count }, (_, i) => anEntry({ matchId: `m${i}` }));
  const parlayOf = (count: number, choice: CombinationChoice = 'parlay') => {
    return chooseCombination(aSlip({ mode: 'parlay', entries: legs(count) }), choice);
  };

  it.each([
    [1, []],
    [2, ['parlay']],
    [3, ['parlay', 2, 'all-folds']],
    [4, ['parlay', 2, 3, 'all-folds']],
    [8, ['parlay', 2, 3, 4, 5, 6, 7, 'all-folds']],
    [9, ['parlay', 2, 3, 4, 5, 6, 7, 8]],
    [10, ['parlay', 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('%i legs offer %j', (count, expected) => {
    expect(combinationsFor(count).map(({ choice }) => choice)).toEqual(expected);
  });

  it('follows the legs: a system of all legs includes one that is added', () => {
    const change = pickSelection(parlayOf(3, 'all-folds'), anEntry({ matchId: 'more' }));

    expect(change.ok && combinationOf(change.slip)?.kind).toEqual({ kind: 'system', system: { kind: 'named', selections: 4 } });
  });

  it('falls back to the plain parlay when the legs no longer allow the system, and stays there', () => {
    const fewer = removeEntry(parlayOf(3, 2), '0' as never);
    const two = removeEntry(fewer, 'm0/RE/REH' as never);
    const change = pickSelection(two, anEntry({ matchId: 'm0' }));

    expect(two.combination).toBe('parlay');
    expect(change.ok && change.slip.combination).toBe('parlay');
  });

  it.each<[number, CombinationChoice]>([
    [2, 2],
    [2, 'all-folds'],
    [9, 'all-folds'],
    [3, 3],
  ])('%i legs do not allow %j', (count, choice) => {
    expect(parlayOf(count, choice).combination).toBe('parlay');
  });
});

it('keeps only the last selection when multiple mode is turned off [R-SLIP-18]', () => {
  const slip = aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '7' }), anEntry({ matchId: '8' })] });

  expect(changeMode(slip, 'single').entries.map(({ key }) => key)).toEqual(['8/RE/REH']);
});

describe('any sequence of actions on a slip', () => {
  const letters = 'abcdefghijklmn'.split('');
  const picked = fc.record({
    matchId: fc.constantFrom(...letters),
    r: fc.constantFrom('REH', 'REC'),
    line: fc.constantFrom('', '+'),
    isChampion: fc.boolean(),
  });
  const step = fc.oneof(
    { weight: 6, arbitrary: picked },
    { weight: 2, arbitrary: fc.constantFrom<SlipMode>('single', 'multiple', 'parlay') },
    { weight: 1, arbitrary: fc.record({ removed: fc.constantFrom(...letters) }) },
    { weight: 1, arbitrary: fc.record({ choice: fc.constantFrom<CombinationChoice>('parlay', 'all-folds', 2, 3, 9) }) },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
  );

  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  function after(slip: BetSlip, next: Step): BetSlip {
    if (next === 'clear') return clearSlip(slip);
    if (typeof next === 'string') return changeMode(slip, next);
    if ('removed' in next) return removeEntry(slip, `${next.removed}/RE/REH` as never);
    if ('choice' in next) return chooseCombination(slip, next.choice);
    const { line, isChampion, ...rest } = next;
    const change = pickSelection(slip, anEntry({ ...rest, gameId: rest.matchId + line, kind: isChampion ? 'champion' : 'normal' }));
    return change.ok ? change.slip : slip;
  }

  const eachState = (check: (slip: BetSlip) => void) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let slip: BetSlip = aSlip();
        for (const next of steps) {
          slip = after(slip, next);
          check(slip);
        }
      }),
      { numRuns: runs(60, 200) },
    );
  };

  it('holds at most ten, and one in single mode [R-SLIP-08] [R-SLIP-21]', () => {
    eachState(({ entries, mode }) => {
      expect(entries.length).toBeLessThanOrEqual(mode === 'single' ? 1 : SLIP_MAX_ENTRIES);
    });
  });

  it('holds each selection once, of one kind, and one a match in multiple mode [R-SLIP-11] [R-SLIP-16] [R-SLIP-17]', () => {
    eachState(({ entries, mode }) => {
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      expect(new Set(entries.map(({ kind }) => kind)).size).toBeLessThanOrEqual(1);
      if (mode === 'multiple') expect(new Set(entries.map(({ match }) => match.id)).size).toBe(entries.length);
    });
  });

  it('counts one leg a match in a parlay, no outright, and always by a combination that the legs allow [R-SLIP-14] [R-SLIP-15]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const slip = changeMode(steps.reduce(after, aSlip()), 'parlay');
        const legs = countedLegs(slip);
        expect(new Set(legs.map(({ match }) => match.id)).size).toBe(legs.length);
        expect(legs.length + sameGameConflicts(slip).size).toBe(slip.entries.length);
        expect(slip.entries.every(({ kind }) => kind === 'normal')).toBe(true);
        expect(combinationOf(slip) === undefined).toBe(legs.length < 2);
      }),
      { numRuns: runs(60, 200) },
    );
  });
});

function keysAfter(slip: BetSlip, picked: ReturnType<typeof anEntry>) {
  const change = pickSelection(slip, picked);
  return change.ok ? change.slip.entries.map(({ key }) => key) : change.refusal;
}
