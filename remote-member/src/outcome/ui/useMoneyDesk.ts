import { useEffect, useState } from 'react';
import { useReadable } from '@site/shared/contract';
import { createMoneyDesk, type MoneyDesk, type MoneyDeskParts } from '../createMoneyDesk';
import type { MoneyRequest } from '../moneyRequest';

/** Made once for a view: how it sends and asks, given the end of the view. */
export type OpenMoneyDesk<Order, Receipt> = (signal: AbortSignal) => Pick<MoneyDeskParts<Order, Receipt>, 'send' | 'ask'>;

/** The desk of this view. What it waits for ends with the view. */
export function useMoneyDesk<Order, Receipt>(
  open: OpenMoneyDesk<Order, Receipt>,
): { readonly desk: MoneyDesk<Order, Receipt>; readonly request: MoneyRequest<Order, Receipt> } {
  const [{ desk, controller }] = useState(() => {
    const ending = new AbortController();
    const parts = { ...open(ending.signal), newKey: () => crypto.randomUUID(), wait: (ms: number) => delay(ms, ending.signal) };
    return { desk: createMoneyDesk(parts), controller: ending };
  });
  const request = useReadable(desk.request);

  useEffect(
    () => () => {
      controller.abort();
    },
    [controller],
  );
  return { desk, request };
}

/** Resolves after the delay, and never once the view has ended. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  });
}
