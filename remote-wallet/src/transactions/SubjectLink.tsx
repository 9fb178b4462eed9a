import type { ReactNode } from 'react';
import { useRouteLink } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { ordersQuery } from '../orders/orderView';
import type { Transaction, TransactionSubject } from './transaction';

interface SubjectLinkProps {
  readonly transaction: Pick<Transaction, 'kind' | 'at'>;
  readonly subject: TransactionSubject;
  readonly children: ReactNode;
}

/** Leads to what a line is about: its order, the bets or rounds it is among, the transfer of its venue, the room of its red packet, the gifts. */
export function SubjectLink({ transaction, subject, children }: SubjectLinkProps) {
  switch (subject.kind) {
    case 'order':
      return <OrderLink number={subject.number}>{children}</OrderLink>;
    case 'ticket':
    case 'round':
      return (
        <PlayLink of={subject.kind} transaction={transaction}>
          {children}
        </PlayLink>
      );
    case 'venue':
      return <VenueLink enName={subject.enName}>{children}</VenueLink>;
    case 'packet':
      return <RoomLink roomId={subject.roomId}>{children}</RoomLink>;
    case 'gift':
      return <GiftsLink>{children}</GiftsLink>;
  }
}

interface WithChildren {
  readonly children: ReactNode;
}

function OrderLink({ number, children }: WithChildren & { readonly number: string }) {
  return <a {...useRouteLink('transRecord', {}, { query: ordersQuery({ order: number }) })}>{children}</a>;
}

/** A stake is taken on the day of its bet; what it ends in may come on a later one. */
function PlayLink({
  of,
  transaction: { kind, at },
  children,
}: WithChildren & Pick<SubjectLinkProps, 'transaction'> & { readonly of: 'ticket' | 'round' }) {
  const day = formatDay(at);
  const time: Readonly<Record<string, string>> = kind === 'bet' ? { from: day, to: day } : { days: '90' };
  return <a {...useRouteLink('betRecord', {}, { query: { of: of === 'ticket' ? 'tickets' : 'rounds', ...time } })}>{children}</a>;
}

function VenueLink({ enName, children }: WithChildren & { readonly enName: string }) {
  return <a {...useRouteLink('transferMoney', {}, { query: { venue: enName } })}>{children}</a>;
}

function RoomLink({ roomId, children }: WithChildren & { readonly roomId: string }) {
  return <a {...useRouteLink('chat', { roomId })}>{children}</a>;
}

function GiftsLink({ children }: WithChildren) {
  return <a {...useRouteLink('giftRecord', {})}>{children}</a>;
}
