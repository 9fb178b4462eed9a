import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { formatYuanInput, type Fen } from '@site/shared/money';
import { boardStore } from '../../board/boardStore';
import { describeSlip, type SlipDesk } from '../slipDesk';
import { setStake, slipStore } from '../slipStore';

/** What the slip shows now, and the cap the stake was brought down to, until it is typed anew. */
export function useSlipDesk(): { readonly desk: SlipDesk | undefined; readonly cappedTo: Fen | undefined } {
  const { session, balance } = useServices();
  const state = useStore(slipStore());
  const isSignedIn = useReadable(session.isSignedIn);
  const central = useReadable(balance.current)?.central;
  const hasLink = useStore(boardStore(), ({ link }) => link !== 'lost');
  const desk = describeSlip(state, { isSignedIn, balance: central, hasLink });

  const [capped, setCapped] = useState<{ readonly text: string; readonly to: Fen }>();
  const cappedTo = desk?.cappedTo;
  useEffect(() => {
    if (cappedTo === undefined) return;
    const text = formatYuanInput(cappedTo);
    setStake(slipStore(), text);
    setCapped({ text, to: cappedTo });
  }, [cappedTo]);

  return { desk, cappedTo: capped?.text === state.stake ? capped.to : undefined };
}
