import { useEffect, useState } from 'react';
import { useReadable, useServices, type HostServices } from '@site/shared/contract';
import { fetchTransferOutcome, transferIn } from './transferApi';
import { createTransferDesk, type TransferDesk } from './createTransferDesk';
import type { TransferState } from './transferState';

/** The transfer desk of this view; a transfer left open earlier is taken up at once. */
export function useTransferDesk(): { readonly desk: TransferDesk; readonly transfer: TransferState } {
  const services = useServices();
  const [{ desk, controller }] = useState(() => openDesk(services));
  const transfer = useReadable(desk.state);

  useEffect(() => {
    void desk.resume();
    return () => {
      controller.abort();
    };
  }, [desk, controller]);

  return { desk, transfer };
}

function openDesk({ http, storage, session }: HostServices) {
  const controller = new AbortController();
  const ending = { signal: controller.signal };
  const desk = createTransferDesk({
    transfer: (intent) => transferIn(http, intent, ending),
    findByKey: (key) => fetchTransferOutcome(http, key, ending),
    storage,
    userId: session.member.get()?.userId ?? '',
    newKey: () => crypto.randomUUID(),
    wait: (ms) => delay(ms, controller.signal),
  });
  return { desk, controller };
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
