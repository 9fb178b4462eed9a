import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { settleParlay, settleSingle, settleSystem, type Settled } from '@site/shared/betting';
import { addFen, mustBeFen, type Fen } from '@site/shared/money';
import { ODDS_FORMATS, systemFolds, type OddsFormat } from '@site/shared/odds';
import { anEntry, anOffer, aPrice, aQuote } from '../testing/builders';
import type { BetSummary } from './betSummary';
import type { CombinationChoice } from './combinations';
import { SLIP_MAX_ENTRIES } from './slip';
import { summarizeSlip } from './slipSummary';
import { clear, createSlipStore, pick, remove, setCombination, setFormat, setMode, setStake, setStakeOf, setTyping } from './slipStore';
import type { SlipStore } from './slipStore';
import { SLIP_MODES } from './types';

/** Profit in thousandths, as a Hong Kong price; it can be expressed in every format a player may choose. */
const aProfit = fc.oneof(fc.integer({ min: 10, max: 3_000 }), fc.constantFrom(10, 1_000, 29_000, 99_000));
const aStakeText = fc.oneof(
  fc.integer({ min: 0, max: 5_000 }).map(String),
  fc.constantFrom('', '0', '12.', '.05', '33.33', '99999999', '999999999999.99'),
);
const index = fc.nat(13);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pick' as const), index, profit: aProfit }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mode' as const), mode: fc.constantFrom(...SLIP_MODES) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('format' as const), format: fc.constantFrom(...ODDS_FORMATS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), index }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('combine' as const),
      choice: fc.constantFrom<CombinationChoice[]>('parlay', 'all-folds', 2, 3, 9),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('stake' as const), text: aStakeText }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('stake of' as const), index, text: aStakeText }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('quote' as const), max: fc.nat(40_000_000) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'clear' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const aBalance = fc.option(fc.nat(50_000_000).map(mustBeFen), { nil: undefined });

it('never exceeds ten entries, the balance or the maximum payout, through any sequence of actions', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), aBalance, (steps, balance) => {
      const store = createSlipStore();
      for (const next of steps) {
        act(store, next);
        const { entries } = store.getState().slip;
        expect(entries.length).toBeLessThanOrEqual(SLIP_MAX_ENTRIES);
        const summary = summarizeSlip(store.getState(), { isSignedIn: true, balance, hasLink: true });
        for (const bet of summary?.bets ?? []) expectSound(bet);
        if (summary && balance !== undefined) expect(summary.risk).toBeLessThanOrEqual(balance);
      }
    }),
    { numRuns: runs(60, 300) },
  );
});

function expectSound(bet: BetSummary): void {
  const { stake = mustBeFen(0), cap = mustBeFen(0), limits, principal, risk, toWin } = bet;
  expect(Math.min(stake, cap, principal, risk, toWin)).toBeGreaterThanOrEqual(0);
  if (limits) expect(stake).toBeLessThanOrEqual(limits.max);
  if (bet.terms) expect(addFen(risk, toWin)).toBe(settledWon(bet, stake).payout);
}

/** Returns the payout when all legs win at the shown prices. */
function settledWon({ kind, legs, together }: BetSummary, stake: Fen): Settled {
  const won = legs.flatMap(({ now }) => (now.price ? [{ price: now.price, result: 'won' as const }] : []));
  switch (kind.kind) {
    case 'builder':
      return settleSingle(together?.now ?? aPrice('E', ''), stake, 'won');
    case 'single':
      return settleSingle(won[0]?.price ?? aPrice('E', ''), stake, 'won');
    case 'parlay':
      return settleParlay(stake, won);
    case 'system':
      return settleSystem(stake, systemFolds(kind.system), won);
  }
}

function act(store: SlipStore, next: Step): void {
  const { slip } = store.getState();
  switch (next.do) {
    case 'pick':
      pick(
        store,
        anEntry({ matchId: `${next.index}`, seen: { ...anEntry().seen, price: anOffer(slip.format, textIn(slip.format, next.profit)) } }),
      );
      return;
    case 'mode':
      setMode(store, next.mode);
      return;
    case 'format':
      setFormat(store, next.format);
      return;
    case 'remove':
      remove(store, keyOf(next.index));
      return;
    case 'combine':
      setCombination(store, next.choice);
      return;
    case 'stake':
      setStake(store, next.text);
      setTyping(store, undefined);
      return;
    case 'stake of':
      if (!slip.entries.some(({ key }) => key === keyOf(next.index))) return;
      setStakeOf(store, keyOf(next.index), next.text);
      setTyping(store, keyOf(next.index));
      return;
    case 'quote':
      store.setState({ quote: quoteOf(store, mustBeFen(next.max)) });
      return;
    case 'clear':
      clear(store);
  }
}

/** Quotes every entry at a price in the format of the slip, as the platform would. */
function quoteOf(store: SlipStore, max: Fen) {
  const { entries, format } = store.getState().slip;
  const bounds = { min: mustBeFen(1_000), max };
  const quoted = entries.flatMap(({ key, match }) => {
    return aQuote({ key, quoteId: `q${match.id}`, price: aPrice(format, textIn(format, 100 + 250 * Number(match.id))), ...bounds }).entries;
  });
  return aQuote({}, { id: 'all', entries: quoted, bounds });
}

function keyOf(matchId: number) {
  return anEntry({ matchId: `${matchId}` }).key;
}

/** Converts a Hong Kong price in thousandths to another format; uses the nearest price the format can express. */
function textIn(format: OddsFormat, profit: number): string {
  const thousandths = {
    H: profit,
    E: 1_000 + profit,
    M: profit > 1_000 ? -Math.max(10, Math.floor(1_000_000 / profit)) : profit,
    A: profit < 1_000 ? -Math.min(10_000_000, Math.ceil(100_000_000 / profit)) : profit * 100,
    I: profit < 1_000 ? -Math.min(100_000, Math.ceil(1_000_000 / profit)) : profit,
  }[format];
  return (thousandths / 1_000).toFixed(3);
}
