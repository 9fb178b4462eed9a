import { useEffect, useState } from 'react';
import type { Ticket } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { useKeyedRequest, type KeyedRequest, type KeyedRequestKind } from '@site/shared/keyed-request';
import type { ResourceContext } from '../../resource/resourceApi';
import { useResource } from '../../resource/useResource';
import { fetchEditOutcome, sendEdit, type EditAnswer, type EditIntent } from './editBetApi';

export interface EditSubject {
  readonly ticketId: Ticket['id'];
}

export interface EditBetView {
  readonly request: KeyedRequest<EditSubject, EditAnswer>;
  readonly isBusy: boolean;
  readonly send: (intent: EditIntent) => void;
  readonly dismiss: () => void;
}

/**
 * Returns the edits of this member: one at a time, including one that an earlier page left open. Only one view of a
 * page uses it.
 */
export function useEditBet(): EditBetView {
  const { bus, balance } = useServices();
  const resource = useResource();
  const [kind] = useState(() => kindOf(resource));
  const { request, isBusy, send, dismiss } = useKeyedRequest(kind);

  useEffect(() => {
    if (request.status !== 'succeeded') return;
    void balance.refresh();
    // Regardless of the outcome, the displayed bets are outdated.
    if (request.result.status === 'edited') bus.emit('ticket/accepted', { ticketId: request.result.ticket.id });
    bus.emit('balance/changed', { cause: 'bet' });
  }, [request, bus, balance]);
  return { request, isBusy, send: (intent) => void send(intent), dismiss };
}

function kindOf(resource: ResourceContext): KeyedRequestKind<EditIntent, EditSubject, EditAnswer> {
  return {
    name: 'edit-bet',
    send: (_http, intent, key, ending) => sendEdit(resource, intent, key, ending),
    findByKey: (_http, key, _subject, ending) => fetchEditOutcome(resource, key, ending),
    subjectOf: ({ ticketId }) => ({ ticketId }),
    parseSubject,
  };
}

function parseSubject(kept: unknown): EditSubject | undefined {
  if (typeof kept !== 'object' || kept === null || !('ticketId' in kept)) return undefined;
  return typeof kept.ticketId === 'string' ? { ticketId: kept.ticketId } : undefined;
}
