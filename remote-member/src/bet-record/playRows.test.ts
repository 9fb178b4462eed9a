import { fenFromWire } from '@site/shared/money';
import { ticketFromWire } from '@site/shared/betting';
import { aWireTicket } from '../testing/builders';
import { playRow } from './playRows';

it('has a row for a ticket with its stake, what came back and the result', () => {
  const ticket = ticketFromWire(aWireTicket({ state: 'settled', settledAt: 1, result: 'L', payout: '0.00' }));
  const words = { moment: String, kind: (kind: string) => kind, content: () => '曼城', venue: () => '体育', state: () => '输' };

  expect(
    playRow({ kind: 'ticket', ticket: { ...ticket, stake: fenFromWire('90071992547409.91'), risk: fenFromWire('0.29') } }, words),
  ).toEqual([String(ticket.placedAt), 'ticket', 'T20261121000001', '体育', '曼城', 90071992547409.91, 0, -0.29, '输']);
});
