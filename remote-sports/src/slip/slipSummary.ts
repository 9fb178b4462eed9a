/**
 * Computes everything the slip shows from its state: previous and current prices, limits, amounts, and the action of
 * the button. The view contains no rules.
 */
import type { SelectionKey } from '@site/shared/betting';
import { addFen, type Fen } from '@site/shared/money';
import { summarizeBet, outlineBet, type BetSummary } from './betSummary';
import type { Combination, CombinationChoice } from './combinations';
import { summarizeEntry, isChanged, type EntrySummary } from './entrySummary';
import { summarizeSingles, type SharedStake } from './singlesSummary';
import { combinationOf, combinationsOf, isBuilder, sameGameConflicts, type BetSlip } from './slip';
import { actionOf, placeable, type SlipSituation, type SlipAction } from './slipAction';
import type { SlipState } from './slipStore';
import { summarizeTogether } from './together';
import type { SlipMode } from './types';

export interface SlipSummary {
  readonly slip: BetSlip;
  readonly mode: SlipMode;
  readonly entries: readonly EntrySummary[];
  /** One bet per entry in multiple mode; one bet in single mode and for a complete parlay or system; otherwise none. */
  readonly bets: readonly BetSummary[];
  readonly placing: readonly BetSummary[];
  readonly combinations: readonly Combination[];
  readonly combination: CombinationChoice | undefined;
  /** Shared stake; set only for several singles. */
  readonly shared: SharedStake | undefined;
  readonly principal: Fen;
  readonly risk: Fen;
  readonly toWin: Fen;
  readonly changed: readonly EntrySummary[];
  readonly action: SlipAction;
}

/** Stake that was typed above its cap, of one of several singles or of the whole slip. */
export interface StakeCap {
  readonly key?: SelectionKey;
  readonly to: Fen;
}

/** Returns the stakes to be reduced to their caps. */
export function capsOf({ mode, bets, shared }: SlipSummary): readonly StakeCap[] {
  const caps = bets.flatMap(({ cappedTo, legs }): readonly StakeCap[] => {
    if (cappedTo === undefined) return [];
    if (mode !== 'multiple') return [{ to: cappedTo }];
    return legs.map(({ entry }) => ({ key: entry.key, to: cappedTo }));
  });
  return shared?.cappedTo === undefined ? caps : [{ to: shared.cappedTo }, ...caps];
}

/** @returns `undefined` while the slip is empty */
export function summarizeSlip(state: SlipState, situation: SlipSituation): SlipSummary | undefined {
  const { slip, policy, quote } = state;
  if (slip.entries.length === 0) return undefined;
  const conflicts = sameGameConflicts(slip);
  const isTogether = isBuilder(slip);
  const entries = slip.entries.map((entry) => {
    return summarizeEntry(entry, { format: slip.format, policy, quote, isConflict: conflicts.has(entry.key), isTogether });
  });
  const { bets, shared } = betsOf(state, entries, situation.balance);
  const action = actionOf(state, bets, situation);
  const placing = placeable(bets, slip.mode);
  return {
    slip,
    mode: slip.mode,
    entries,
    bets,
    placing,
    combinations: slip.mode === 'parlay' ? combinationsOf(slip) : [],
    combination: combinationOf(slip)?.choice,
    shared,
    principal: sum(bets, ({ principal }) => principal),
    risk: sum(bets, ({ risk }) => risk),
    toWin: sum(bets, ({ toWin }) => toWin),
    changed: entries.filter(isChanged),
    action,
  };
}

interface Bets {
  readonly bets: readonly BetSummary[];
  readonly shared?: SharedStake;
}

function betsOf(state: SlipState, entries: readonly EntrySummary[], balance: Fen | undefined): Bets {
  const { slip, quote, stake } = state;
  switch (slip.mode) {
    case 'single':
      return { bets: [summarizeBet(outlineBet({ kind: 'single' }, entries.slice(-1), quote), stake, balance)] };
    case 'multiple':
      return summarizeSingles(state, entries, balance);
    case 'parlay': {
      const kind = combinationOf(slip)?.kind;
      const legs = entries.filter(({ status }) => status !== 'conflict');
      if (!kind) return { bets: [] };
      const together = kind.kind === 'builder' ? summarizeTogether(quote, slip, state.seenTogether, state.policy) : undefined;
      return { bets: [summarizeBet(outlineBet(kind, legs, quote, together), stake, balance)] };
    }
  }
}

function sum(bets: readonly BetSummary[], amount: (bet: BetSummary) => Fen): Fen {
  return addFen(...bets.map(amount));
}
