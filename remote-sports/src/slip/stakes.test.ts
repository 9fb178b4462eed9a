import fc from 'fast-check';
import { mustBeFen } from '@site/shared/money';
import { systemLines } from '@site/shared/odds';
import { anEntry, aSlip } from '../testing/builders';
import type { CombinationChoice } from './combinations';
import type { BetSlip } from './slip';
import { summarizeSlip } from './slipSummary';
import { createSlipStore, pick, remove, setCombination, setKeepsStake, setMode } from './slipStore';
import { stakesAfter } from './stakes';
import { SLIP_MODES, type SlipMode } from './types';

const entries = (...ids: readonly number[]) => ids.map((id) => anEntry({ matchId: `${id}` }));
const slip = (mode: SlipMode, ids: readonly number[], combination: CombinationChoice = 'parlay'): BetSlip =>
  aSlip({ mode, entries: entries(...ids), combination });

it.each<[string, BetSlip, BetSlip, string, string]>([
  ['a selection is added', slip('multiple', [1]), slip('multiple', [1, 2]), '20', '20'],
  ['one of several is removed', slip('multiple', [1, 2]), slip('multiple', [1]), '20', '20'],
  ['a leg is added to a parlay', slip('parlay', [1, 2]), slip('parlay', [1, 2, 3]), '20', '20'],
  ['the slip is cleared', slip('multiple', [1, 2]), slip('multiple', []), '', '20'],
  ['the selection of a single is replaced', slip('single', [1]), slip('single', [2]), '', '20'],
  ['the first selection is picked', slip('single', []), slip('single', [2]), '', '20'],
  ['several singles become a parlay', slip('multiple', [1, 2, 3]), slip('parlay', [1, 2, 3]), '', '20'],
  ['a parlay becomes a single', slip('parlay', [1, 2, 3]), slip('single', [3]), '', '20'],
  ['4 串 1 becomes 4 串 11', slip('parlay', [1, 2, 3, 4]), slip('parlay', [1, 2, 3, 4], 'all-folds'), '', ''],
  ['4 串 11 becomes 4 串 1', slip('parlay', [1, 2, 3, 4], 'all-folds'), slip('parlay', [1, 2, 3, 4]), '', ''],
  ['4 串 11 grows to 5 串 26', slip('parlay', [1, 2, 3, 4], 'all-folds'), slip('parlay', [1, 2, 3, 4, 5], 'all-folds'), '', ''],
  ['2 of 5 becomes 3 of 5, as many lines', slip('parlay', [1, 2, 3, 4, 5], 2), slip('parlay', [1, 2, 3, 4, 5], 3), '', ''],
  ['4 串 11 becomes a single', slip('parlay', [1, 2, 3, 4], 'all-folds'), slip('single', [4]), '', ''],
])('keeps or clears the stake where %s', (_what, before, after, usual, kept) => {
  const stakes = { stake: '20', stakes: new Map() };

  expect(stakesAfter({ ...stakes, keepsStake: false }, before, after).stake).toBe(usual);
  expect(stakesAfter({ ...stakes, keepsStake: true }, before, after).stake).toBe(kept);
});

it('removes the stake of a single with its selection, and all of them with the mode', () => {
  const [first, second] = entries(1, 2).map(({ key }) => key);
  if (first === undefined || second === undefined) throw new Error('two selections');
  const typed = {
    stake: '',
    stakes: new Map([
      [first, '20'],
      [second, '30'],
    ]),
    keepsStake: false,
  };

  expect(stakesAfter(typed, slip('multiple', [1, 2]), slip('multiple', [2])).stakes).toEqual(new Map([[second, '30']]));
  expect(stakesAfter(typed, slip('multiple', [1, 2]), slip('single', [2])).stakes.size).toBe(0);
});

const step = fc.oneof(
  fc.record({ do: fc.constant('pick' as const), index: fc.nat(5) }),
  fc.record({ do: fc.constant('remove' as const), index: fc.nat(5) }),
  fc.record({ do: fc.constant('mode' as const), mode: fc.constantFrom(...SLIP_MODES) }),
  fc.record({ do: fc.constant('combine' as const), choice: fc.constantFrom<CombinationChoice[]>('parlay', 'all-folds', 2, 3) }),
);

it('never puts a stake on more lines than it was typed for, through any sequence of actions, kept or not', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 20 }),
      fc.array(step, { maxLength: 10 }),
      fc.boolean(),
      (before, after, keepsStake) => {
        const store = createSlipStore();
        setKeepsStake(store, keepsStake);
        for (const each of before) act(each);
        const typedFor = linesOf();
        store.setState({ stake: '20' });
        for (const each of after) {
          act(each);
          if (store.getState().stake === '') return;
        }
        expect(linesOf()).toBe(typedFor);

        function act(next: (typeof before)[number]) {
          if (next.do === 'pick') pick(store, anEntry({ matchId: `${next.index}` }));
          else if (next.do === 'remove') remove(store, anEntry({ matchId: `${next.index}` }).key);
          else if (next.do === 'mode') setMode(store, next.mode);
          else setCombination(store, next.choice);
        }

        /** Returns the number of lines of one bet; several singles count as one bet each. */
        function linesOf(): number {
          const summary = summarizeSlip(store.getState(), { isSignedIn: true, balance: mustBeFen(0), hasLink: true });
          const kind = summary?.bets[0]?.kind;
          return kind?.kind === 'system' ? systemLines(kind.system) : 1;
        }
      },
    ),
  );
});
