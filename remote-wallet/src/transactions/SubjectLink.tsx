import type { ReactNode } from 'react';
import { useRouteLink } from '@site/shared/contract';
import { ordersQuery } from '../orders/orderView';
import type { PlaySubject, TransactionSubject } from './transaction';

interface SubjectLinkProps {
  readonly subject: TransactionSubject;
  readonly children: ReactNode;
}

/**
 * Links to the subject of a transaction: its order, bet or game round, the transfer page of its venue, the wallet for
 * all venues, the chat room of its red packet, or the pages of gifts, rebate, commission and coins.
 */
export function SubjectLink({ subject, children }: SubjectLinkProps) {
  switch (subject.kind) {
    case 'order':
      return <OrderLink number={subject.number}>{children}</OrderLink>;
    case 'ticket':
    case 'round':
      return <PlayLink subject={subject}>{children}</PlayLink>;
    case 'venue':
      return <VenueLink enName={subject.enName}>{children}</VenueLink>;
    case 'packet':
      return <RoomLink roomId={subject.roomId}>{children}</RoomLink>;
    case 'venues':
    case 'gift':
    case 'rebate':
    case 'commission':
    case 'coins':
      return <PageLink route={PAGES[subject.kind]}>{children}</PageLink>;
  }
}

interface WithChildren {
  readonly children: ReactNode;
}

function OrderLink({ number, children }: WithChildren & { readonly number: string }) {
  return <a {...useRouteLink('transRecord', {}, { query: ordersQuery({ order: number }) })}>{children}</a>;
}

/** Links to one entry of the bet record. */
function PlayLink({ subject: { kind, number }, children }: WithChildren & { readonly subject: PlaySubject }) {
  return <a {...useRouteLink('betRecord', {}, { query: { [kind]: number } })}>{children}</a>;
}

function VenueLink({ enName, children }: WithChildren & { readonly enName: string }) {
  return <a {...useRouteLink('transferMoney', {}, { query: { venue: enName } })}>{children}</a>;
}

function RoomLink({ roomId, children }: WithChildren & { readonly roomId: string }) {
  return <a {...useRouteLink('chat', { roomId })}>{children}</a>;
}

/** Routes of subjects without a number, which link to a whole page. */
const PAGES = { venues: 'wallet', gift: 'giftRecord', rebate: 'activities/rebate', commission: 'agent', coins: 'saveMoney' } as const;

function PageLink({ route, children }: WithChildren & { readonly route: (typeof PAGES)[keyof typeof PAGES] }) {
  return <a {...useRouteLink(route, {})}>{children}</a>;
}
