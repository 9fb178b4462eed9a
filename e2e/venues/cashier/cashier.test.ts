import type { Cashier, CashierOrder, GameServer } from '../kit/operator';
import { createFakeBank } from '../kit/testing/createFakeBank';
import { startSlots } from '../slots/server/startSlots';

let venue: GameServer;
let order: CashierOrder;
let paid: string[];

const cashier: Cashier = {
  find: (ticket) => Promise.resolve(ticket === 'secret' ? order : null),
  pay(ticket) {
    paid.push(ticket);
    if (ticket !== 'secret') return Promise.resolve(null);
    order = { ...order, state: 'credited' };
    return Promise.resolve(order);
  },
};

beforeAll(async () => {
  venue = await startSlots({ bank: createFakeBank(), cashier, games: [], port: 0, hostOrigins: [], secret: 'of no game' });
});
afterAll(() => venue.stop());
beforeEach(() => {
  order = { orderId: 'CK1', amount: 12_050n, state: 'waiting', expiresAt: new Date('2026-11-21T02:05:00Z') };
  paid = [];
});

describe("the cashier's page", () => {
  it('shows the order and one button, which reports it paid', async () => {
    const page = await open('/cashier/secret');
    expect(page.text).toContain('CK1');
    expect(page.text).toContain('确认支付 ¥120.50');
    expect(page.text).toContain('请在 10:05 前支付');

    const after = await fetch(`${venue.url}/cashier/secret/pay?lang=zh-CN`, { method: 'POST', headers: FORM });

    expect(paid).toEqual(['secret']);
    expect(await after.text()).toContain('支付成功');
  });

  it('is in traditional Chinese on request', async () => {
    expect((await open('/cashier/secret?lang=zh-TW')).text).toContain('確認付款 ¥120.50');
  });

  it.each([
    ['closed', '订单已取消'],
    ['expired', '订单已过期'],
    ['credited', '支付成功'],
  ] as const)('has no button for an order that is %s', async (state, words) => {
    order = { ...order, state };

    const { text } = await open('/cashier/secret');

    expect(text).toContain(words);
    expect(text).not.toContain('<button');
  });

  it('opens nothing for another ticket', async () => {
    const { status, text } = await open('/cashier/guess');

    expect(status).toBe(404);
    expect(text).toContain('找不到这笔订单');
  });

  it('cannot be framed, and sends its form to its own origin only', async () => {
    const response = await fetch(`${venue.url}/cashier/secret`);

    expect(response.headers.get('content-security-policy')).toMatch(/form-action 'self'; frame-ancestors 'none'/);
  });
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function open(path: string): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(`${venue.url}${path}`);
  return { status: response.status, text: await response.text() };
}
