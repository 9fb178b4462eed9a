import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SelectionKey } from '@site/shared/betting';
import { useReadable, useServices, type CallFailure } from '@site/shared/contract';
import { parseYuan } from '@site/shared/money';
import { boardStore, type BoardState } from '../../board/boardStore';
import { useSportsApi } from '../../channel/ui/useSportsApi';
import { highlights } from '../../home/highlights';
import { QUOTE_DEBOUNCE_MS, QUOTE_REFRESH_MS, QUOTE_RENEWAL_MS, QUOTE_RETRY_MS } from '../limits';
import { dispatch, slipStore } from '../slipStore';

/**
 * Keeps a quote for what the slip holds: asked for when the selection or the format changes or the board or home sees the price move,
 * renewed before it expires, and not asked for while nobody is looking.
 *
 * @returns why the last quote could not be had
 */
export function useQuote(): CallFailure | undefined {
  const { clock, session } = useServices();
  const api = useSportsApi();
  const isSignedIn = useReadable(session.isSignedIn);
  const key = useStore(slipStore(), ({ slip }) => slip.entries.at(-1)?.key);
  const matchId = useStore(slipStore(), ({ slip }) => slip.entries.at(-1)?.match.id);
  const format = useStore(slipStore(), ({ slip }) => slip.format);
  const isQuotable = useStore(slipStore(), ({ placement }) => placement.at === 'editing' || placement.at === 'priced');
  const onBoard = useStore(boardStore(), (state) => offerIn(state, matchId, key));
  const onHome = useStore(highlights().store, (state) => offerIn(state, matchId, key));
  const shown = onBoard ?? onHome;
  const isVisible = useIsVisible();
  const [failure, setFailure] = useState<CallFailure>();

  const isActive = isSignedIn && isQuotable && isVisible;
  useEffect(() => {
    setFailure(undefined);
    if (!isActive || key === undefined) return undefined;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const stake = parseYuan(slipStore().getState().stake);
      const result = await api.fetchQuote([key], format, stake, { signal: controller.signal });
      if (controller.signal.aborted) return;
      const store = slipStore();
      if (result.ok) {
        setFailure(undefined);
        dispatch(store, { type: 'quoted', quote: result.data });
        const untilRenewal = Math.max(QUOTE_RENEWAL_MS, result.data.expiresAt - clock.now() - QUOTE_RENEWAL_MS);
        askLater(shown === undefined ? Math.min(untilRenewal, QUOTE_REFRESH_MS) : untilRenewal);
        return;
      }
      setFailure(result.failure);
      const { placement } = store.getState();
      if (placement.at === 'priced' && placement.quote.expiresAt <= clock.now()) dispatch(store, { type: 'quote-expired' });
      askLater(QUOTE_RETRY_MS);
    };
    const askLater = (delayMs: number) => {
      timer = setTimeout(() => {
        void ask();
      }, delayMs);
    };
    askLater(QUOTE_DEBOUNCE_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [api, clock, isActive, key, format, shown]);

  return failure;
}

/** What is known of the selection now, as a text that changes when it does; `undefined` where it is not shown, or may be old. */
function offerIn({ feed }: BoardState, matchId: string | undefined, key: SelectionKey | undefined): string | undefined {
  const tracked = matchId === undefined ? undefined : feed.get(matchId);
  if (!tracked?.isFresh) return undefined;
  const { match } = tracked;
  for (const market of match.markets) {
    const selection = market.selections.find((candidate) => candidate.key === key);
    if (selection) return JSON.stringify([market.state, selection.line, selection.price, match.score]);
  }
  // a market behind "more", or one that is gone
  return undefined;
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const handleChange = () => {
      setIsVisible(!document.hidden);
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, []);
  return isVisible;
}
