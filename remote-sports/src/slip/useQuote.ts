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

/** A price that moves again within this time is requested once. */
const QUOTE_DEBOUNCE_MS = 150;
/** A quote is renewed this long before it expires, so that a press finds a valid one. */
const QUOTE_RENEWAL_MS = 1_000;
/** Without a feed that reports every move the price is requested this often. */
const QUOTE_REFRESH_MS = 5_000;
/** After a quote that could not be had. */
const QUOTE_RETRY_MS = 3_000;

/**
 * Keeps a quote for the slip: requested when the selections, the mode or the format change or a feed reports a move of their prices, renewed
 * before it expires, and not requested while a bet is under way or the page is hidden.
 *
 * @returns why the last quote failed
 */
export function useQuote(): CallFailure | undefined {
  const { clock, session } = useServices();
  const resource = useResource();
  const isSignedIn = useReadable(session.isSignedIn);
  const need = useStore(slipStore(), ({ slip }) => textOf(quoteNeed(slip)));
  const isBusy = useStore(slipStore(), ({ placements }) => placements.some(isOpen));
  /** A press that bets at once takes a price of its own, also where the selection was in the slip before. */
  const pressedAt = useStore(slipStore(), ({ quick }) => (quick?.isWaiting ? quick.pressedAt : undefined));
  const { known, isAllKnown } = useKnownOffers();
  const isVisible = useIsVisible();
  const [failure, setFailure] = useState<CallFailure>();
  /** What the present quote was requested for: an offer that came with a rejection needs no request while nothing else has moved. */
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

/** A text that differs where another quote is needed; empty where none is. */
function textOf(need: QuoteNeed | undefined): string {
  return need ? JSON.stringify([need.mode, need.format, need.folds, need.entries.map(({ key }) => key)]) : '';
}

/** `undefined` for several singles, each of which has a stake of its own. */
function stakeFor({ mode, entries }: QuoteNeed) {
  return mode === 'single' && entries.length > 1 ? undefined : readAmount(slipStore().getState().stake);
}

function covers(quote: Quote, need: QuoteNeed | undefined): boolean {
  return need?.entries.every(({ key }) => quote.entries.some((entry) => entry.key === key)) ?? false;
}

/** The present offers of the selections in the feeds of board and home, as a text that changes with them, and whether all are known. */
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

/** `undefined` where a selection is not shown, or may be old. */
function offerIn({ feed }: BoardState, { key, match: { id } }: SlipEntry): string | undefined {
  const tracked = feed.get(id);
  if (!tracked?.isFresh) return undefined;
  const { match } = tracked;
  for (const market of match.markets) {
    const selection = market.selections.find((candidate) => candidate.key === key);
    if (selection) return JSON.stringify([market.state, selection.line, selection.price, match.score]);
  }
  // A market behind "more", or one that was removed.
  return undefined;
}
