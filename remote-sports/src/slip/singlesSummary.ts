import type { SelectionKey } from '@site/shared/betting';
import { addFen, addRatios, formatYuanInput, RATIO_ZERO, subtractFen, ZERO_FEN, type Fen, type Ratio } from '@site/shared/money';
import { summarizeBet, outlineBet, UNBOUNDED, withCap, type BetSummary, type BetOutline } from './betSummary';
import { capStake, stakeCap } from './capStake';
import type { EntrySummary } from './entrySummary';
import type { SlipState } from './slipStore';
import { stakeTextOf } from './stakes';

/** The stake that is typed for all singles at once. */
export interface SharedStake {
  /** The highest each single can have if all have the same: the balance is divided among them. */
  readonly cap: Fen | undefined;
  /** What it is reduced to, where the singles that follow it exceed the rest of the balance. */
  readonly cappedTo: Fen | undefined;
}

export interface SinglesSummary {
  /** In the order of the slip. */
  readonly bets: readonly BetSummary[];
  readonly shared: SharedStake;
}

/**
 * Several singles: each has a stake of its own or follows the one for all, and the balance of each is reduced by the risk of the others.
 * The stake being typed yields to those typed before; a single that cannot be bet on now takes nothing from the others.
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
    // Where the balance does not cover the lowest stake of each, no stake is reduced.
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
  /** Not even the lowest stake is left for each. */
  readonly isShort: boolean;
}

/** What each follower gets: the stake for all, or the share of each where there is not enough left. */
function shareOut(text: string, followers: readonly BetOutline[], left: Fen | undefined): Shares {
  const nothing = { text, cappedTo: undefined, isShort: false };
  if (left === undefined || followers.length < 2) return nothing;
  const cap = sharedCap(followers, left);
  const typed = capStake(text, { upperLimit: UNBOUNDED, balance: UNBOUNDED });
  if (typed === undefined || typed <= cap) return nothing;
  const lowest = Math.max(...followers.map(({ limits }) => limits?.min ?? 0));
  return cap < lowest ? { ...nothing, isShort: true } : { text: formatYuanInput(cap), cappedTo: cap, isShort: false };
}

/** The highest equal stake: no more than any limit takes, and the balance divided by what all of them hold per yuan. */
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

/** Never below 0: what is not there cannot be spent. */
function less(amount: Fen, risk: Fen): Fen {
  const left = subtractFen(amount, risk);
  return left > 0 ? left : ZERO_FEN;
}
