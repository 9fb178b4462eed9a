import type { CallResult } from '@site/shared/contract';
import { offerOf, ticketOf, type CashOutOrder, type OfferAnswer } from './cashOut';
import type { CashOutStore } from './cashOutStore';

/** Time before expiry at which an offer is refreshed, so that a press finds a valid one. */
const OFFER_RENEWAL_MS = 1_000;
/** Delay before requesting an offer again that is suspended or failed to load. */
const OFFER_RETRY_MS = 3_000;

/** Debounce for a stake that is still being typed. */
const CHOICE_DEBOUNCE_MS = 250;

type WatchedPart = Pick<CashOutOrder, 'ticketId' | 'stake'>;

export interface OfferWatchParts {
  readonly store: CashOutStore;
  fetchOffer(part: WatchedPart, ending: { readonly signal: AbortSignal }): Promise<CallResult<OfferAnswer>>;
  now(): number;
}

/**
 * Keeps the offer for a ticket or a part of it up to date: requests it at once, again shortly before it expires, and
 * repeatedly while it is suspended or fails to load. An expired offer is no longer shown. When the ticket can never be
 * cashed out, requests stop.
 *
 * @returns a function that stops watching
 */
export function watchOffer({ store, fetchOffer, now }: OfferWatchParts, part: WatchedPart): () => void {
  const { ticketId, stake } = part;
  const controller = new AbortController();
  let asking: ReturnType<typeof setTimeout> | undefined;
  let expiring: ReturnType<typeof setTimeout> | undefined;

  const held = offerOf(store.getState());
  if (held && held.expiresAt > now()) follow({ kind: 'offered', offer: held });
  else if (stake === undefined) void ask();
  else askLater(CHOICE_DEBOUNCE_MS);
  return () => {
    controller.abort();
    clearTimeout(asking);
    clearTimeout(expiring);
  };

  async function ask(): Promise<void> {
    const result = await fetchOffer(part, { signal: controller.signal });
    // The cash-out was sent or closed meanwhile.
    if (controller.signal.aborted || ticketOf(store.getState()) !== ticketId) return;
    if (result.ok) {
      store.dispatch({ type: 'quoted', ticketId, answer: result.data });
      follow(result.data);
    } else if (offerOf(store.getState())) {
      // The previous offer stays valid until it expires.
      askLater(OFFER_RENEWAL_MS);
    } else {
      store.dispatch({ type: 'quoted', ticketId, answer: { kind: 'failed', failure: result.failure } });
      askLater(OFFER_RETRY_MS);
    }
  }

  function follow(answer: OfferAnswer): void {
    if (answer.kind === 'unavailable') {
      if (answer.reason === 'suspended') askLater(OFFER_RETRY_MS);
      return;
    }
    const { quoteId, expiresAt } = answer.offer;
    const left = Math.max(0, expiresAt - now());
    askLater(Math.max(OFFER_RENEWAL_MS, left - OFFER_RENEWAL_MS));
    clearTimeout(expiring);
    expiring = setTimeout(() => {
      store.dispatch({ type: 'expired', quoteId });
    }, left);
  }

  function askLater(delayMs: number): void {
    clearTimeout(asking);
    asking = setTimeout(() => {
      void ask();
    }, delayMs);
  }
}
