import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { SelectionKey } from '@site/shared/betting';
import { useReadable, useServices } from '@site/shared/contract';
import { formatYuanInput, type Fen } from '@site/shared/money';
import { boardStore } from '../feed/boardStore';
import { isOpen, type Placement } from './placement';
import { capsOf, summarizeSlip, type SlipSummary, type StakeCap } from './slipSummary';
import { lowerStake, slipStore, type SlipState } from './slipStore';
import { stakeTextOf } from './stakes';

/** Returns the cap a stake was reduced to, until it is typed again; without a key, that of the whole slip. */
export type CappedTo = (key?: SelectionKey) => Fen | undefined;

interface ShownSlip {
  readonly summary: SlipSummary | undefined;
  /** Placements of the same state as the summary. */
  readonly placements: readonly Placement[];
  /** True when the summary contains the current selections; nothing may be decided from an outdated one. */
  readonly isCurrent: boolean;
  readonly cappedTo: CappedTo;
}

/**
 * Returns what the slip shows now, and reduces stakes above their caps. A pick is painted on the board first: changed
 * selections reach the slip deferred unless a bet is open, all other changes at once.
 */
export function useSlipSummary(): ShownSlip {
  const { session, balance } = useServices();
  const live = useStore(slipStore());
  const late = useDeferredValue(live);
  const isCurrent = late.slip === live.slip || late.placements.some(isOpen) || live.placements.some(isOpen);
  const state = isCurrent ? live : late;
  const isSignedIn = useReadable(session.isSignedIn);
  const central = useReadable(balance.current)?.central;
  const hasLink = useStore(boardStore(), ({ link }) => link !== 'lost');
  const summary = useMemo(() => summarizeSlip(state, { isSignedIn, balance: central, hasLink }), [state, isSignedIn, central, hasLink]);

  const [capped, setCapped] = useState<readonly StakeCap[]>([]);
  const above = JSON.stringify(summary && isCurrent ? capsOf(summary) : []);
  useEffect(() => {
    const caps = JSON.parse(above) as readonly StakeCap[];
    if (caps.length === 0) return;
    for (const { key, to } of caps) lowerStake(slipStore(), key, formatYuanInput(to));
    setCapped((before) => [...before.filter((old) => !caps.some(({ key }) => key === old.key)), ...caps]);
  }, [above]);

  const cappedTo = useCallback<CappedTo>(
    (key) => {
      const cap = capped.find((one) => one.key === key);
      return cap && formatYuanInput(cap.to) === textOf(state, key) ? cap.to : undefined;
    },
    [capped, state],
  );
  return { summary, placements: state.placements, isCurrent, cappedTo };
}

function textOf(state: SlipState, key: SelectionKey | undefined): string {
  return key === undefined ? state.stake : stakeTextOf(state, key);
}
