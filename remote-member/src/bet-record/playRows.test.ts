import { fenFromWire } from '@site/shared/money';
import { ticketFromWire } from '@site/shared/betting';
import { aWireTicket } from '../testing/builders';
import { playRow } from './playRows';

it('exports a ticket with its risk, its return and its result, which add up at a negative price', () => {
  const ticket = ticketFromWire(aWireTicket({ state: 'settled', settledAt: 1, result: 'L', payout: '0.00' }));
  const words = { moment: String, kind: (kind: string) => kind, content: () => '曼城', venue: () => '体育', state: () => '输' };

  const row = (risk: string) =>
    playRow({ kind: 'ticket', ticket: { ...ticket, stake: fenFromWire('100.00'), risk: fenFromWire(risk) } }, words);
  expect(row('80.00')).toEqual([String(ticket.placedAt), 'ticket', 'T20261121000001', '体育', '曼城', '80.00', '0.00', '-80.00', '输']);
  expect(row('90071992547409.91').slice(5, 8)).toEqual(['90071992547409.91', '0.00', '-90071992547409.91']);
});
