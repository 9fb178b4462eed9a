import { useEffect, useState } from 'react';
import { useReadable, useServices, type HostServices } from '@site/shared/contract';
import { fetchDrawn, fetchStanding, joinPromotion } from '../../api/promotionApi';
import { createJoinDesk, type JoinDesk } from '../createJoinDesk';
import type { JoinRequest } from '../joinRequest';
import type { Standing } from '../standing';

interface DeskOptions<Paid extends Standing> {
  readonly isPaid: (standing: Standing) => standing is Paid;
  /** Whether each key is a joining of its own, so that a lost one is asked for by its key: a draw. */
  readonly isPerKey?: boolean;
  /** Of an invitation. */
  readonly friendId?: string;
}

/** The desk of one promotion in this view. The options of the first time hold. */
export function useJoinDesk<Paid extends Standing>(
  promotionId: string,
  options: DeskOptions<Paid>,
): { readonly desk: JoinDesk<Paid>; readonly request: JoinRequest<Paid> } {
  const services = useServices();
  const [{ desk, controller }] = useState(() => openDesk(services, promotionId, options));
  const request = useReadable(desk.request);

  useEffect(
    () => () => {
      controller.abort();
    },
    [controller],
  );

  return { desk, request };
}

function openDesk<Paid extends Standing>({ http }: HostServices, id: string, { isPaid, isPerKey = false, friendId }: DeskOptions<Paid>) {
  const controller = new AbortController();
  const ending = { signal: controller.signal };
  const desk = createJoinDesk({
    join: (key) => joinPromotion(http, { id, key, friendId }, ending),
    ask: (key) => (isPerKey ? fetchDrawn(http, { id, key }, ending) : fetchStanding(http, id, ending)),
    isPaid,
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
