import { useEffect, useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { useIsVisible } from '@site/shared/ui';
import { useResource } from '../../resource/useResource';
import { fetchEditOffer } from './editBetApi';
import type { EditOffer } from './editOffer';

/** Refresh interval of an offer. An offer expires with its cash-out quote after five seconds. */
const RENEWAL_MS = 3_000;

/**
 * Returns the offer for an edit while its form is open and the page is visible; `undefined` while there is none or
 * after it has expired.
 */
export function useEditOffer(ticket: Ticket): EditOffer | undefined {
  const resource = useResource();
  const { clock } = useServices();
  const isVisible = useIsVisible();
  const [offer, setOffer] = useState<EditOffer>();
  const { id } = ticket;
  const [first] = useState(ticket);
  useEffect(() => {
    if (!isVisible) return undefined;
    const controller = new AbortController();
    let renewing: ReturnType<typeof setTimeout> | undefined;
    let ending: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const result = await fetchEditOffer(resource, first, controller);
      if (controller.signal.aborted) return;
      if (result.ok) {
        setOffer(result.data);
        clearTimeout(ending);
        if (result.data) {
          ending = setTimeout(
            () => {
              setOffer(undefined);
            },
            Math.max(0, result.data.expiresAt - clock.now()),
          );
        }
      }
      renewing = setTimeout(() => void ask(), RENEWAL_MS);
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(renewing);
      clearTimeout(ending);
      setOffer(undefined);
    };
  }, [resource, clock, isVisible, id, first]);
  return offer;
}
