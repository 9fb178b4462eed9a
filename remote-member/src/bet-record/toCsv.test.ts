import { fenFromWire } from '@site/shared/money';
import { ticketFromWire } from '@site/shared/betting';
import { aWireTicket } from '../testing/builders';
import { playRow } from './playRows';
import { toCsv } from './toCsv';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['曼城 - 阿森纳', '曼城 - 阿森纳'],
])('writes the text %j as %j', (text, written) => {
  expect(toCsv(['名'], [[text]])).toBe(`\u{FEFF}名\r\n${written}`);
});

it('tells a spreadsheet that it is UTF-8, and leaves amounts as numbers, those below zero too', () => {
  expect(
    toCsv(
      ['内容', '输赢'],
      [
        ['赢', 12.5],
        ['输', -0.05],
      ],
    ),
  ).toBe('\u{FEFF}内容,输赢\r\n赢,12.5\r\n输,-0.05');
});

it('has a row for a ticket with its stake, what came back and the result', () => {
  const ticket = ticketFromWire(aWireTicket({ state: 'settled', settledAt: 1, result: 'L', payout: '0.00' }));
  const words = { moment: String, kind: (kind: string) => kind, content: () => '曼城', venue: () => '体育', state: () => '输' };

  expect(
    playRow({ kind: 'ticket', ticket: { ...ticket, stake: fenFromWire('90071992547409.91'), risk: fenFromWire('0.29') } }, words),
  ).toEqual([String(ticket.placedAt), 'ticket', 'T20261121000001', '体育', '曼城', 90071992547409.91, 0, -0.29, '输']);
});
