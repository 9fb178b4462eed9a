import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, holdCall } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { ResponseOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import { aTransaction } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { TransactionsScreen } from './TransactionsScreen';

const TRANSACTIONS = [
  aTransaction({ id: '12', at: Date.UTC(2026, 10, 21, 11, 2, 44), reference: 'deposit:CK9', method: '银行卡转账' }),
  aTransaction({
    id: '11',
    kind: 'transfer-in',
    amount: '-300.00',
    balanceAfter: '1000.00',
    at: Date.UTC(2026, 10, 20, 11),
    reference: 'venue:JGDZ',
    method: '金谷电子',
  }),
];

const DAYS = [
  { day: '2026-11-21', moneyIn: '500.00', moneyOut: '0.00' },
  { day: '2026-11-20', moneyIn: '20.00', moneyOut: '320.00' },
];

/** Creates a host that lists the transactions 12 and 11; a larger `total` adds further pages. */
function aHost(total = TRANSACTIONS.length) {
  return createFakeServices({
    answers: [
      fakeAnswer(dealRecordCall, ({ before }) => ({
        total,
        list: TRANSACTIONS,
        days: DAYS,
        ...(total > TRANSACTIONS.length && { next: '11', ...(before !== undefined && { previous: '12' }) }),
      })),
    ],
  });
}

describe('the transactions page', () => {
  it('shows each transaction with its time, kind, signed amount and the balance after it [R-MEMBER-04] [R-API-070]', async () => {
    await renderView(TransactionsScreen, aHost());

    const [, , first, , second] = within(screen.getByRole('table', { name: '交易记录' })).getAllByRole('row');
    expect(first).toHaveTextContent('2026-11-21 19:02:44');
    expect(first).toHaveTextContent('存款');
    expect(first).toHaveTextContent('+¥500.00');
    expect(first).toHaveTextContent('¥1,500.00');
    expect(second).toHaveTextContent('转入场馆');
    expect(second).toHaveTextContent('-¥300.00');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('groups the lines by day, with income, expense and net of each day', async () => {
    await renderView(TransactionsScreen, aHost());

    const [, today, , before] = within(screen.getByRole('table')).getAllByRole('row');
    expect(today).toHaveTextContent('2026-11-21流入¥500.00流出¥0.00净额¥500.00');
    expect(before).toHaveTextContent('2026-11-20流入¥20.00流出¥320.00净额-¥300.00');
  });

  it.each([
    ['deposit:CK9', 'CK9', '/transRecord?tab=orders&order=CK9'],
    ['withdrawal:QK9', 'QK9', '/transRecord?tab=orders&order=QK9'],
    ['ticket:ab12:accepted', 'ab12', '/betRecord?ticket=ab12'],
    ['round:7:r-1', 'r-1', '/betRecord?round=r-1'],
    ['venue:JGDZ', '金谷电子', '/transferMoney?venue=JGDZ'],
    ['packet:HB9:c1', 'HB9', '/chat/c1'],
    ['promotion:p1', '金谷电子', '/giftRecord'],
  ])('links a line about %s to its subject', async (reference, name, href) => {
    const host = aHost();
    const line = aTransaction({ kind: 'bet', at: Date.UTC(2026, 10, 21, 4), reference, method: '金谷电子' });
    host.answer(dealRecordCall, { total: 1, list: [line] });
    await renderView(TransactionsScreen, host);

    expect(within(screen.getByRole('table')).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('shows a cancelled withdrawal as returned money, and links to its order', async () => {
    const host = aHost();
    const line = aTransaction({ kind: 'withdrawal-return', amount: '300.00', at: Date.UTC(2026, 10, 21, 4), reference: 'withdrawal:QK9' });
    host.answer(dealRecordCall, { total: 1, list: [line] });
    await renderView(TransactionsScreen, host);

    const row = within(screen.getByRole('row', { name: /QK9/ }));
    expect(row.getByText('取款退回')).toBeVisible();
    expect(row.getByText('+¥300.00')).toBeVisible();
    expect(row.queryByText('存款')).not.toBeInTheDocument();
  });

  it('requests ten transactions a page, then the older and the newer page [R-MEMBER-19]', async () => {
    const host = aHost(23);
    await renderView(TransactionsScreen, host);
    expect(screen.getByText('共 23 笔')).toBeVisible();
    expect(screen.getByRole('button', { name: '较新' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: '较早' }));
    await userEvent.click(await screen.findByRole('button', { name: '较新' }));

    expect(host.callsOf(dealRecordCall)).toEqual([
      { pageNum: 1, pageSize: 10 },
      { pageNum: 1, pageSize: 10, before: '11' },
      { pageNum: 1, pageSize: 10, after: '12' },
    ]);
  });

  it('renders one page of rows, however many there are', async () => {
    const host = aHost(10_000);
    await renderView(TransactionsScreen, host);
    const rows = () => screen.getAllByRole('row').length;
    const first = rows();

    for (let page = 1; page <= 5; page += 1) await userEvent.click(screen.getByRole('button', { name: '较早' }));

    expect(rows()).toBe(first);
  });

  it.each([
    ['存款', 'deposit'],
    ['取款', 'withdrawal'],
    ['取款退回', 'withdrawal-return'],
    ['转入场馆', 'transfer-in'],
    ['场馆转出', 'transfer-out'],
    ['投注', 'bet'],
    ['注单结算', 'settlement'],
    ['退回本金', 'release'],
    ['礼金', 'bonus'],
    ['人工调整', 'adjustment'],
  ])('requests transactions of the kind %s from their first page', async (words, kind) => {
    const host = aHost(23);
    await renderView(TransactionsScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '较早' }));

    await userEvent.click(screen.getByRole('button', { name: words }));

    expect(host.callsOf(dealRecordCall).at(-1)).toEqual({ pageNum: 1, pageSize: 10, kind });
    expect(screen.getByRole('button', { name: words })).toHaveAttribute('aria-pressed', 'true');
  });

  it('stores kind and page in the address, which Back, a reload and a shared link restore', async () => {
    const host = aHost(23);
    const { unmount } = await renderView(TransactionsScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '礼金' }));
    await userEvent.click(await screen.findByRole('button', { name: '较早' }));
    await waitFor(() => {
      expect(host.location.get()).toMatchObject({ name: 'transRecord', query: { kind: 'bonus', before: '11' } });
    });
    expect(host.navigated.every(({ options }) => options.replace === true)).toBe(true);

    unmount();
    await renderView(TransactionsScreen, host);

    expect(host.callsOf(dealRecordCall).at(-1)).toEqual({ pageNum: 1, pageSize: 10, kind: 'bonus', before: '11' });
    expect(screen.getByRole('button', { name: '礼金' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([{ kind: 'theft', before: '' }, { before: '-1' }, { after: '1.5' }, { before: '9'.repeat(19) }, { after: 'x' }])(
    'starts with all kinds on their first page at an address with %j',
    async (query) => {
      const host = aHost();
      host.location.set({ name: 'transRecord', path: '/mine/transRecord', params: {}, query });

      await renderView(TransactionsScreen, host);

      expect(host.callsOf(dealRecordCall)).toEqual([{ pageNum: 1, pageSize: 10 }]);
    },
  );

  it('filters by days and number, stores the filter in the address, and shows the totals of all matches', async () => {
    const host = aHost();
    host.answer(dealRecordCall, { total: 0, list: [] });
    await renderView(TransactionsScreen, host);
    await userEvent.type(screen.getByRole('textbox', { name: '开始日期' }), '20261101');
    host.answer(dealRecordCall, { total: 1, list: [aTransaction({ reference: 'deposit:CK9' })], moneyIn: '500.00', moneyOut: '700.00' });
    await userEvent.type(screen.getByRole('textbox', { name: '按单号查找' }), ' CK9 {Enter}');

    expect(host.callsOf(dealRecordCall).at(-1)).toEqual({ pageNum: 1, pageSize: 10, from: '2026-11-01', number: 'CK9' });
    await waitFor(() => {
      expect(host.location.get().query).toEqual({ from: '2026-11-01', number: 'CK9' });
    });
    expect(await screen.findByRole('link', { name: 'CK9' })).toHaveAttribute('href', '/transRecord?tab=orders&order=CK9');
    expect(screen.getByText('净额').nextSibling).toHaveTextContent('-¥200.00');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['近 7 天', '2026-11-15'],
    ['近 30 天', '2026-10-23'],
    ['近三个月', '2026-08-22'],
  ])('filters by %s in one press', async (name, from) => {
    const host = createFakeServices({
      now: () => Date.UTC(2026, 10, 21, 4),
      answers: [fakeAnswer(dealRecordCall, { total: 2, list: TRANSACTIONS })],
    });
    await renderView(TransactionsScreen, host);

    await userEvent.click(screen.getByRole('button', { name, pressed: false }));

    expect(host.callsOf(dealRecordCall).at(-1)).toEqual({ pageNum: 1, pageSize: 10, from });
    expect(screen.getByRole('button', { name, pressed: true })).toBeVisible();
  });

  it('filters any three months within five years: the other end follows the chosen day', async () => {
    const host = createFakeServices({
      now: () => Date.UTC(2026, 10, 21, 4),
      answers: [fakeAnswer(dealRecordCall, { total: 2, list: TRANSACTIONS })],
    });
    await renderView(TransactionsScreen, host);
    expect(screen.getByText(/可查询 5 年内任意日期的资金变动，一次最多三个月/)).toBeVisible();
    const asked = () => host.callsOf(dealRecordCall).at(-1);

    await userEvent.type(screen.getByRole('textbox', { name: '开始日期' }), '20220101');
    expect(asked()).toEqual({ pageNum: 1, pageSize: 10, from: '2022-01-01', to: '2022-04-02' });
    expect(screen.getByRole('textbox', { name: '结束日期' })).toHaveValue('2022-04-02');
    const end = screen.getByRole('textbox', { name: '结束日期' });
    await userEvent.clear(end);
    await userEvent.type(end, '20240601');
    expect(asked()).toEqual({ pageNum: 1, pageSize: 10, from: '2024-03-02', to: '2024-06-01' });
  });

  describe('the exported file', () => {
    let saved: Blob | undefined;

    beforeEach(() => {
      saved = undefined;
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved = blob;
          return 'blob:file';
        },
        revokeObjectURL: () => undefined,
      });
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    });

    it('exports all matching lines, page by page, and writes no text as a formula', async () => {
      const host = aHost();
      const hostile = aTransaction({ id: '9', kind: 'bonus', reference: 'promotion:x', method: '=HYPERLINK("http://x")' });
      host.answer(dealRecordCall, ({ before }) =>
        before === undefined ? { total: 3, list: TRANSACTIONS, next: '11' } : { total: 3, list: [hostile] },
      );
      await renderView(TransactionsScreen, host);

      await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));

      await waitFor(() => {
        expect(saved).toBeDefined();
      });
      expect(host.callsOf(dealRecordCall).slice(-2)).toEqual([
        { pageNum: 1, pageSize: 100 },
        { pageNum: 1, pageSize: 100, before: '11' },
      ]);
      expect((await textOf(saved)).split('\r\n')).toEqual([
        '时间,单号,类型,方式,金额,变动后余额',
        '2026-11-21 19:02:44,CK9,存款,银行卡转账,500.00,1500.00',
        '2026-11-20 19:00:00,11,转入场馆,金谷电子,-300.00,1000.00',
        '1970-01-01 08:00:00,9,礼金,"\'=HYPERLINK(""http://x"")",500.00,1500.00',
      ]);
    });

    it('shows that the export failed, and retries on another press', async () => {
      const host = aHost();
      await renderView(TransactionsScreen, host);
      host.answer(dealRecordCall, failing({ kind: 'unreachable' }));
      await userEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
      const again = await screen.findByRole('button', { name: '导出失败，请重试' });
      expect(saved).toBeUndefined();
      host.answer(dealRecordCall, { total: 2, list: TRANSACTIONS });

      await userEvent.click(again);

      await waitFor(() => {
        expect(saved).toBeDefined();
      });
    });
  });

  it('prints the page', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await renderView(TransactionsScreen, aHost());

    await userEvent.click(screen.getByRole('button', { name: '打印本页' }));

    expect(print).toHaveBeenCalledTimes(1);
  });

  it('shows that nothing matches, and shows hostile text as text', async () => {
    const host = aHost();
    host.answer(dealRecordCall, { total: 0, list: [] });
    host.location.set({ name: 'transRecord', path: '/mine/transRecord', params: {}, query: { number: '<img src=x>', from: '2026-13-01' } });
    await renderView(TransactionsScreen, host);

    expect(screen.getByText('没有符合条件的资金变动。')).toBeVisible();
    expect(host.callsOf(dealRecordCall)).toEqual([{ pageNum: 1, pageSize: 10, number: '<img src=x>' }]);
  });

  it('reloads the transactions after balance/changed', async () => {
    const host = aHost();
    await renderView(TransactionsScreen, host);
    host.answer(dealRecordCall, { total: 1, list: [aTransaction({ kind: 'bonus', amount: '8.88' })] });

    act(() => {
      host.services.bus.emit('balance/changed', { cause: 'bonus' });
    });

    expect(await screen.findByText('+¥8.88')).toBeVisible();
  });

  it('shows an empty state, for one kind or for all, with a link to the wallet', async () => {
    const host = aHost();
    host.answer(dealRecordCall, { total: 0, list: [] });
    await renderView(TransactionsScreen, host);
    expect(screen.getByText('暂无交易记录')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看我的钱包' })).toHaveAttribute('href', '/wallet');

    await userEvent.click(screen.getByRole('button', { name: '礼金' }));

    expect(await screen.findByText('没有这一类型的资金变动。')).toBeVisible();
  });

  it('shows no table while loading', async () => {
    const host = aHost();
    host.answer(dealRecordCall, holdCall<ResponseOf<typeof dealRecordCall>>().handler);

    await renderView(TransactionsScreen, host);

    expect(await screen.findByText('加载中…')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows a failure and retries', async () => {
    const host = aHost();
    host.answer(dealRecordCall, failing({ kind: 'unreachable' }));
    await renderView(TransactionsScreen, host);
    host.answer(dealRecordCall, { total: 2, list: TRANSACTIONS });

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('leaves nothing open after it unmounts', async () => {
    const host = aHost();
    const { unmount } = await renderView(TransactionsScreen, host);

    unmount();

    expect(host.liveCount).toBe(0);
  });
});

/** Returns the content of a file without the UTF-8 byte order mark that every exported file starts with. */
async function textOf(file: Blob | undefined): Promise<string> {
  if (file === undefined) throw new Error('no file was saved');
  const reader = new FileReader();
  const bytes = await new Promise<Uint8Array>((resolve) => {
    reader.onload = () => {
      resolve(new Uint8Array(reader.result as ArrayBuffer));
    };
    reader.readAsArrayBuffer(file);
  });
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes);
}
