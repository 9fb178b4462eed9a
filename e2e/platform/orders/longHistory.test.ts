import { dealRecordCall } from '@site/shared/wire/funds';
import { ordersCall } from '@site/shared/wire/orders';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const COUNT = 10_000;

const site = platformForTests();
let token: string;

beforeAll(async () => {
  await site.sandbox('member/player1/balance', { central: '50.00' });
  await site.sandbox('member/player1/past-deposits', { count: COUNT });
  token = await site.signIn('player1', 'player123');
});

describe('10,000 stored deposits', () => {
  it('are in the orders to the last, each once, the newest first', async () => {
    const numbers: string[] = [];
    let cursor: string | undefined;
    do {
      const page = answerOf(ordersCall, await site.send(ordersCall, { size: 50, ...(cursor !== undefined && { cursor }) }, { token }));
      numbers.push(...page.list.map(({ orderId }) => orderId));
      cursor = page.next;
    } while (cursor !== undefined);

    expect(numbers).toEqual(Array.from({ length: COUNT }, (_, index) => `CKP${String(COUNT - index).padStart(9, '0')}`));
  });

  it('are in the trade record to the last, each once, and every balance is that before it and its amount', async () => {
    const lines: { readonly id: string; readonly amount: string; readonly balanceAfter: string }[] = [];
    let before: string | undefined;
    let total: number;
    do {
      const asked = { pageNum: 1, pageSize: 100, ...(before !== undefined && { before }) };
      const page = answerOf(dealRecordCall, await site.send(dealRecordCall, asked, { token }));
      lines.push(...page.list);
      total = page.total;
      before = page.next;
    } while (before !== undefined);

    // One entry is the member's opening balance.
    expect([lines.length, total, new Set(lines.map(({ id }) => id)).size]).toEqual([COUNT + 1, COUNT + 1, COUNT + 1]);
    const gaps = lines.filter(({ amount, balanceAfter }, index) => {
      const older = lines[index + 1];
      return older !== undefined && Math.round(100 * (Number(balanceAfter) - Number(amount) - Number(older.balanceAfter))) !== 0;
    });
    expect(gaps).toEqual([]);
  });

  it('are exact in the books', async () => {
    expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
  });

  it('are asked for once after a reset, of a member there is', async () => {
    expect(await site.sandbox('member/player1/past-deposits', { count: 1 })).toHaveProperty('error');
    expect(await site.sandbox('member/nobody/past-deposits', { count: 1 })).toHaveProperty('error');
  });
});
