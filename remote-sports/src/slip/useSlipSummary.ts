import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SelectionKey } from '@site/shared/betting';
import { useReadable, useServices } from '@site/shared/contract';
import { formatYuanInput, type Fen } from '@site/shared/money';
import { boardStore } from '../feed/boardStore';
import { capsOf, summarizeSlip, type SlipSummary, type StakeCap } from './slipSummary';
import { lowerStake, slipStore, type SlipState } from './slipStore';
import { stakeTextOf } from './stakes';

/** What a stake was reduced to, until it is typed again; without a selection that of the whole slip. */
export type CappedTo = (key?: SelectionKey) => Fen | undefined;

/** What the slip shows now; stakes above their caps are reduced to them. */
export function useSlipSummary(): { readonly summary: SlipSummary | undefined; readonly cappedTo: CappedTo } {
  const { session, balance } = useServices();
  const state = useStore(slipStore());
  const isSignedIn = useReadable(session.isSignedIn);
  const central = useReadable(balance.current)?.central;
  const hasLink = useStore(boardStore(), ({ link }) => link !== 'lost');
  const summary = summarizeSlip(state, { isSignedIn, balance: central, hasLink });

  const [capped, setCapped] = useState<readonly StakeCap[]>([]);
  const above = JSON.stringify(summary ? capsOf(summary) : []);
  useEffect(() => {
    const caps = JSON.parse(above) as readonly StakeCap[];
    if (caps.length === 0) return;
    for (const { key, to } of caps) lowerStake(slipStore(), key, formatYuanInput(to));
    setCapped((before) => [...before.filter((old) => !caps.some(({ key }) => key === old.key)), ...caps]);
  }, [above]);

  return {
    summary,
    cappedTo: (key) => {
      const cap = capped.find((one) => one.key === key);
      return cap && formatYuanInput(cap.to) === textOf(state, key) ? cap.to : undefined;
    },
  };
}

function textOf(state: SlipState, key: SelectionKey | undefined): string {
  return key === undefined ? state.stake : stakeTextOf(state, key);
}
