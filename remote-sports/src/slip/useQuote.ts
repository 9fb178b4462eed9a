import { readAmount } from '@site/shared/input';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useReadable, useServices, type CallFailure } from '@site/shared/contract';

import { useIsVisible } from '@site/shared/ui';
import { boardStore, homeStore, type BoardState } from '../feed/boardStore';
import { useMatchInterest } from '../feed/useMatchInterest';
import { useResource } from '../resource/useResource';
import { isOpen } from './placement';
import { fetchQuote } from './quoteApi';
import { quoteNeed, type QuoteNeed } from './quotes';
import { slipStore, takeQuote } from './slipStore';
import type { Quote, SlipEntry } from './types';

/** Debounce for price moves: several moves within this time cause one request. */
const QUOTE_DEBOUNCE_MS = 150;
/** Time before expiry at which a quote is refreshed, so that a press finds a valid one. */
const QUOTE_RENEWAL_MS = 1_000;
/** Refresh interval when no feed reports every price move. */
const QUOTE_REFRESH_MS = 5_000;
/** Delay before retrying a failed quote. */
const QUOTE_RETRY_MS = 3_000;

/**
 * Keeps a quote for the slip: requests it when selections, mode or format change or a feed reports a price move,
 * refreshes it before it expires, and pauses while a bet is open or the page is hidden.
 *
 * @returns the failure of the last quote
 */
export function useQuote(): CallFailure | undefined {
  const { clock, session } = useServices();
  const resource = useResource();
  const isSignedIn = useReadable(session.isSignedIn);
  const need = useStore(slipStore(), ({ slip }) => textOf(quoteNeed(slip)));
  const isBusy = useStore(slipStore(), ({ placements }) => placements.some(isOpen));
  /** A quick bet needs its own price, even when the selection was already in the slip. */
  const pressedAt = useStore(slipStore(), ({ quick }) => (quick?.isWaiting ? quick.pressedAt : undefined));
  const { known, isAllKnown } = useKnownOffers();
  const isVisible = useIsVisible();
  const [failure, setFailure] = useState<CallFailure>();
  /**
   * Request that the current quote answers. An offer that came with a rejection needs no new request while nothing else
   * has changed.
   */
  const quotedFor = useRef('');

  const isActive = isSignedIn && !isBusy && isVisible;
  useEffect(() => {
    setFailure(undefined);
    if (!isActive || need === '') return undefined;
    const store = slipStore();
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const asked = quoteNeed(store.getState().slip);
      if (!asked) return;
      const result = await fetchQuote(resource, asked, stakeFor(asked), { signal: controller.signal });
      if (controller.signal.aborted) return;
      if (result.ok) {
        setFailure(undefined);
        quotedFor.current = need + known;
        takeQuote(store, result.data);
        askLater(renewalOf(result.data));
        return;
      }
      setFailure(result.failure);
      const { quote } = store.getState();
      if (quote && quote.expiresAt <= clock.now()) store.setState({ quote: undefined });
      askLater(QUOTE_RETRY_MS);
    };
    const askLater = (delayMs: number) => {
      timer = setTimeout(() => {
        void ask();
      }, delayMs);
    };
    const renewalOf = ({ expiresAt }: Quote) => {
      const untilRenewal = Math.max(QUOTE_RENEWAL_MS, expiresAt - clock.now() - QUOTE_RENEWAL_MS);
      return isAllKnown ? untilRenewal : Math.min(untilRenewal, QUOTE_REFRESH_MS);
    };
    const { quote } = store.getState();
    const isValid = quote !== undefined && quote.expiresAt - clock.now() > QUOTE_RENEWAL_MS;
    const isCurrent = isValid && quotedFor.current === need + known && covers(quote, quoteNeed(store.getState().slip));
    askLater(isCurrent ? renewalOf(quote) : QUOTE_DEBOUNCE_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [resource, clock, isActive, need, known, isAllKnown, pressedAt]);

  return failure;
}

/** Returns a string that changes when another quote is needed; empty when none is needed. */
function textOf(need: QuoteNeed | undefined): string {
  return need ? JSON.stringify([need.mode, need.format, need.folds, need.entries.map(({ key }) => key)]) : '';
}

/** Returns the stake of the request; `undefined` for several singles, which have their own stakes. */
function stakeFor({ mode, entries }: QuoteNeed) {
  return mode === 'single' && entries.length > 1 ? undefined : readAmount(slipStore().getState().stake);
}

function covers(quote: Quote, need: QuoteNeed | undefined): boolean {
  return need?.entries.every(({ key }) => quote.entries.some((entry) => entry.key === key)) ?? false;
}

/**
 * Returns the current offers of the selections in the feeds of board and home, as a string that changes with them, and
 * whether all are known.
 */
function useKnownOffers(): { readonly known: string; readonly isAllKnown: boolean } {
  const entries = useStore(slipStore(), ({ slip }) => slip.entries);
  useMatchInterest(entries.map(({ match }) => match.id));
  const onBoard = useStore(boardStore(), (state) => offersIn(state, entries));
  const onHome = useStore(homeStore(), (state) => offersIn(state, entries));
  const shown = JSON.parse(onBoard) as readonly (string | null)[];
  const atHome = JSON.parse(onHome) as readonly (string | null)[];
  return { known: onBoard + onHome, isAllKnown: shown.every((offer, i) => (offer ?? atHome[i] ?? null) !== null) };
}

function offersIn(state: BoardState, entries: readonly SlipEntry[]): string {
  return JSON.stringify(entries.map((entry) => offerIn(state, entry) ?? null));
}

/** Returns the offer of a selection; `undefined` when it is not shown or may be stale. */
function offerIn({ feed }: BoardState, { key, match: { id } }: SlipEntry): string | undefined {
  const tracked = feed.get(id);
  if (!tracked?.isFresh) return undefined;
  const { match } = tracked;
  for (const market of match.markets) {
    const selection = market.selections.find((candidate) => candidate.key === key);
    if (selection) return JSON.stringify([market.state, selection.line, selection.price, match.score]);
  }
  // The market is behind "more", or was removed.
  return undefined;
}
