import { useEffect, useState } from 'react';
import { useReadable, useServices, type HostServices } from '@site/shared/contract';
import { fetchOrder, pay } from '../../api/depositApi';
import { delay } from '../../outcome/delay';
import { createDepositDesk, type DepositDesk } from '../createDepositDesk';
import type { DepositRequest } from '../depositRequest';

/** The deposit desk of this view; a deposit left open by an earlier page is taken up at once. */
export function useDepositDesk(): { readonly desk: DepositDesk; readonly request: DepositRequest } {
  const services = useServices();
  const [{ desk, controller }] = useState(() => openDesk(services));
  const request = useReadable(desk.request);

  useEffect(() => {
    void desk.resume();
    return () => {
      controller.abort();
    };
  }, [desk, controller]);

  return { desk, request };
}

function openDesk({ http, storage }: HostServices) {
  const controller = new AbortController();
  const ending = { signal: controller.signal };
  const desk = createDepositDesk({
    pay: (intent) => pay(http, intent, ending),
    findByKey: (key) => fetchOrder(http, { key }, ending),
    storage,
    newKey: () => crypto.randomUUID(),
    wait: (ms) => delay(ms, controller.signal),
  });
  return { desk, controller };
}
