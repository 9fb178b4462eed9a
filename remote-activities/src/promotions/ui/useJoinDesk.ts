import { useEffect, useState } from 'react';
import { useReadable, useServices, type HostServices } from '@site/shared/contract';
import { fetchStanding, joinPromotion } from '../../api/promotionApi';
import { createJoinDesk, type JoinDesk } from '../createJoinDesk';
import type { JoinRequest } from '../joinRequest';

/** The desk of one promotion in this view. */
export function useJoinDesk(promotionId: string): { readonly desk: JoinDesk; readonly request: JoinRequest } {
  const services = useServices();
  const [{ desk, controller }] = useState(() => openDesk(services, promotionId));
  const request = useReadable(desk.request);

  useEffect(
    () => () => {
      controller.abort();
    },
    [controller],
  );

  return { desk, request };
}

function openDesk({ http }: HostServices, id: string) {
  const controller = new AbortController();
  const ending = { signal: controller.signal };
  const desk = createJoinDesk({
    join: (key) => joinPromotion(http, { id, key }, ending),
    ask: () => fetchStanding(http, id, ending),
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
