import { useEffect, useRef } from 'react';
import { useKeyedRequest } from '@site/shared/keyed-request';
import type { JoinKind } from './participationApi';

interface JoinHandlers<Paid> {
  readonly onPaid: (paid: Paid) => void;
  /** Called when the request was refused or never arrived. */
  readonly onUnpaid: () => void;
}

/**
 * Joins a promotion and follows each request to its outcome, including one that an earlier page left pending.
 *
 * @param kind only the value of the first render is used
 */
export function useJoin<Paid>(kind: JoinKind<Paid>, handlers: JoinHandlers<Paid>) {
  const { request, isBusy, send } = useKeyedRequest(kind);
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    if (request.status === 'succeeded') latest.current.onPaid(request.result);
    else if (request.status === 'refused' || request.status === 'closed') latest.current.onUnpaid();
  }, [request]);

  const join = () => {
    void send(undefined);
  };
  return { request, isBusy, join };
}
