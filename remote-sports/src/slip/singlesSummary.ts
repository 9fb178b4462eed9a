import type { SelectionKey } from '@site/shared/betting';
import { addFen, addRatios, formatYuanInput, RATIO_ZERO, subtractFen, ZERO_FEN, type Fen, type Ratio } from '@site/shared/money';
import { summarizeBet, outlineBet, UNBOUNDED, withCap, type BetSummary, type BetOutline } from './betSummary';
import { capStake, stakeCap } from './capStake';
import type { EntrySummary } from './entrySummary';
import type { SlipState } from './slipStore';
import { stakeTextOf } from './stakes';

export interface SharedStake {
  /** Maximum equal stake: the balance is divided among all singles. */
  readonly cap: Fen | undefined;
  /** Reduced stake, when the singles that follow the shared stake exceed the rest of the balance. */
  readonly cappedTo: Fen | undefined;
}

export interface SinglesSummary {
  /** Bets in the order of the slip. */
  readonly bets: readonly BetSummary[];
  readonly shared: SharedStake;
}

/**
 * Summarizes several singles. Each has its own stake or follows the shared one, and its balance is reduced by the risk
 * of the others. The stake being typed is considered last, so that it yields to the stakes typed before. A single that
 * cannot be bet on now does not reduce the balance.
 */
export function summarizeSingles(state: SlipState, entries: readonly EntrySummary[], balance: Fen | undefined): SinglesSummary {
  const outlines = entries.map((entry) => outlineBet({ kind: 'single' }, [entry], state.quote));
  const counting = outlines.filter(isCounting);
  const isOwn = (outline: BetOutline) => state.stakes.has(keyOf(outline));
  const isTyped = (outline: BetOutline) => isOwn(outline) && keyOf(outline) === state.typing;
  const described = new Map<SelectionKey, BetSummary>();
  let left = balance;
  const add = (outline: BetOutline, text: string) => {
    const bet = summarizeBet(outline, text, left);
    described.set(keyOf(outline), bet);
    left = left === undefined ? undefined : less(left, bet.risk);
    return bet;
  };

  for (const outline of counting.filter((one) => isOwn(one) && !isTyped(one))) add(outline, stakeTextOf(state, keyOf(outline)));
  const followers = counting.filter((one) => !isOwn(one));
  const { text, cappedTo, isShort } = shareOut(state.stake, followers, left);
  for (const outline of followers) {
    const bet = add(outline, text);
    // When the balance does not cover the minimum stake of each single, no stake is reduced.
    if (isShort) described.set(keyOf(outline), { ...bet, cappedTo: undefined });
  }
  for (const outline of counting.filter(isTyped)) add(outline, stakeTextOf(state, keyOf(outline)));

  return {
    bets: outlines.map((outline) => {
      const bet = described.get(keyOf(outline));
      return bet ? withCap(bet, left === undefined ? undefined : addFen(left, bet.risk)) : summarizeBet(outline, '', balance);
    }),
    shared: { cap: balance === undefined || counting.length === 0 ? undefined : sharedCap(counting, balance), cappedTo },
  };
}

interface Shares {
  readonly text: string;
  readonly cappedTo: Fen | undefined;
  /** True when the rest of the balance does not cover the minimum stake of each single. */
  readonly isShort: boolean;
}

/**
 * Returns the stake of each follower: the shared stake, or an equal share when the rest of the balance is too small.
 */
function shareOut(text: string, followers: readonly BetOutline[], left: Fen | undefined): Shares {
  const nothing = { text, cappedTo: undefined, isShort: false };
  if (left === undefined || followers.length < 2) return nothing;
  const cap = sharedCap(followers, left);
  const typed = capStake(text, { upperLimit: UNBOUNDED, balance: UNBOUNDED });
  if (typed === undefined || typed <= cap) return nothing;
  const lowest = Math.max(...followers.map(({ limits }) => limits?.min ?? 0));
  return cap < lowest ? { ...nothing, isShort: true } : { text: formatYuanInput(cap), cappedTo: cap, isShort: false };
}

/**
 * Returns the maximum equal stake: the balance divided by the total reserved amount per yuan, limited by the highest of
 * all stake limits.
 */
function sharedCap(outlines: readonly BetOutline[], balance: Fen): Fen {
  const perYuan = outlines.reduce<Ratio>((sum, { terms }) => (terms ? addRatios(sum, terms.riskPerStake) : sum), RATIO_ZERO);
  const highest = Math.max(0, ...outlines.map(({ limits }) => limits?.max ?? UNBOUNDED)) as Fen;
  return stakeCap({ upperLimit: highest, balance, riskPerStake: perYuan });
}

function isCounting({ legs }: BetOutline): boolean {
  return legs.every(({ status }) => status === 'open' || status === 'unknown');
}

function keyOf({ legs }: BetOutline): SelectionKey {
  const [first] = legs;
  if (!first) throw new RangeError('a single has a selection');
  return first.entry.key;
}

function less(amount: Fen, risk: Fen): Fen {
  const left = subtractFen(amount, risk);
  return left > 0 ? left : ZERO_FEN;
}
