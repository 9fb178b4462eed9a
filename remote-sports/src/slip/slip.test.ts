import fc from 'fast-check';
import { mustBeFen } from '@site/shared/money';
import { anEntry, aPrice, aSlip } from '../testing/builders';
import { SLIP_MAX_ENTRIES } from './limits';
import {
  changeFormat,
  changeMode,
  clearSlip,
  parlayLegs,
  pickSelection,
  removeEntry,
  sameGameConflicts,
  slipToWin,
  type BetSlip,
} from './slip';
import type { SlipMode } from './types';

const champion = (matchId: string) => anEntry({ matchId, w: 'M', kind: 'champion', phase: 'champion-early' });

describe('picking a selection', () => {
  it('replaces the previous one in single mode [R-SLIP-08]', () => {
    const slip = aSlip({ mode: 'single', entries: [anEntry({ matchId: '7' })] });

    expect(keysAfter(slip, anEntry({ matchId: '8' }))).toEqual(['8/RE/REH']);
  });

  it('adds in multiple mode what is not there yet [R-SLIP-09]', () => {
    const slip = aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '7' })] });

    expect(keysAfter(slip, anEntry({ matchId: '8' }))).toEqual(['7/RE/REH', '8/RE/REH']);
  });

  it('removes in multiple mode what is there already [R-SLIP-10]', () => {
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

  it.each(['single', 'multiple'] as const)('clears the normal ones when an outright is chosen, %s mode [R-SLIP-16]', (mode) => {
    const slip = aSlip({ mode, entries: [anEntry({ matchId: '7' })] });

    expect(keysAfter(slip, champion('9'))).toEqual(['9/M/MH']);
  });

  it.each(['single', 'multiple'] as const)('clears the outrights when a normal one is chosen, %s mode [R-SLIP-17]', (mode) => {
    const slip = aSlip({ mode, entries: [champion('9')] });

    expect(keysAfter(slip, anEntry({ matchId: '7' }))).toEqual(['7/RE/REH']);
  });

  it('is blocked while the ticket of an entry is delayed: it has an id and no outcome yet [R-SLIP-19] [R-SLIP-20]', () => {
    const delayed = anEntry({ matchId: '7', pendingTicketId: '251121204512' });

    for (const mode of ['single', 'multiple', 'parlay'] as const) {
      const slip = aSlip({ mode, entries: [delayed] });
      expect(pickSelection(slip, anEntry({ matchId: '8' }))).toEqual({ ok: false, refusal: 'ticket-pending' });
      expect(removeEntry(slip, delayed.key)).toEqual(slip);
      expect(clearSlip(slip)).toEqual(slip);
    }
  });

  it('refuses the eleventh selection, and still lets one of the ten be exchanged', () => {
    const full = aSlip({ mode: 'multiple', entries: Array.from({ length: SLIP_MAX_ENTRIES }, (_, i) => anEntry({ matchId: `${i}` })) });

    expect(pickSelection(full, anEntry({ matchId: 'one too many' }))).toEqual({ ok: false, refusal: 'slip-full' });
    expect(pickSelection(full, anEntry({ matchId: '3', r: 'REC' }))).toMatchObject({ ok: true });
  });

  it('takes the pressed one out again in single mode', () => {
    expect(keysAfter(aSlip({ entries: [anEntry()] }), anEntry())).toEqual([]);
  });
});

describe('parlay mode', () => {
  it('shows Hong Kong prices and restores the earlier format when it is left [R-SLIP-13] [R-SLIP-33]', () => {
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

  it('marks nothing outside of it', () => {
    expect(sameGameConflicts(aSlip({ mode: 'multiple', entries: [anEntry(), anEntry({ r: 'REC' })] })).size).toBe(0);
  });

  it('turns outrights off: those in the slip go, and none is taken [R-SLIP-15]', () => {
    const parlay = changeMode(aSlip({ mode: 'multiple', entries: [champion('9')] }), 'parlay');

    expect(parlay.entries).toEqual([]);
    expect(pickSelection(parlay, champion('9'))).toEqual({ ok: false, refusal: 'champion-in-parlay' });
  });

  it('needs two legs of two matches, and multiplies 1 + h [R-SLIP-33]', () => {
    const same = aSlip({ mode: 'parlay', entries: [anEntry({ matchId: '7' }), anEntry({ matchId: '7', r: 'REC' })] });
    const two = aSlip({ mode: 'parlay', entries: [...same.entries, anEntry({ matchId: '8' })] });

    expect(parlayLegs(same)).toBeUndefined();
    expect(parlayLegs(two)?.map(({ key }) => key)).toEqual(['7/RE/REH', '8/RE/REH']);
    expect(slipToWin(mustBeFen(100_000), [aPrice('H', '1.13'), aPrice('H', '0.90'), aPrice('H', '0.45')])).toBe(486_815);
    expect(slipToWin(mustBeFen(100_000), [aPrice('H', '1.13')])).toBeUndefined();
  });
});

it('keeps only the last selection when multiple mode is turned off [R-SLIP-18]', () => {
  const slip = aSlip({ mode: 'multiple', entries: [anEntry({ matchId: '7' }), anEntry({ matchId: '8' })] });

  expect(changeMode(slip, 'single').entries.map(({ key }) => key)).toEqual(['8/RE/REH']);
});

describe('whatever is done to a slip', () => {
  const step = fc.oneof(
    fc.record({ matchId: fc.constantFrom(...'abcdefghijklmn'.split('')), r: fc.constantFrom('REH', 'REC'), isChampion: fc.boolean() }),
    fc.constantFrom<SlipMode>('single', 'multiple', 'parlay'),
  );

  it('holds at most ten, one of each, of one kind, one in single mode, one a match in multiple mode', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let slip: BetSlip = aSlip();
        for (const next of steps) {
          if (typeof next === 'string') slip = changeMode(slip, next);
          else {
            const change = pickSelection(slip, anEntry({ ...next, kind: next.isChampion ? 'champion' : 'normal' }));
            if (change.ok) slip = change.slip;
          }
          const { entries, mode } = slip;
          expect(entries.length).toBeLessThanOrEqual(mode === 'single' ? 1 : SLIP_MAX_ENTRIES);
          expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
          expect(new Set(entries.map(({ kind }) => kind)).size).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 200 },
    );
  });
});

function keysAfter(slip: BetSlip, picked: ReturnType<typeof anEntry>) {
  const change = pickSelection(slip, picked);
  return change.ok ? change.slip.entries.map(({ key }) => key) : change.refusal;
}
