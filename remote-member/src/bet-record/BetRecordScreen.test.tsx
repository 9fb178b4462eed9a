import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { DEVICE_ZONES, setDeviceZone } from '@site/testing/deviceZone';
import { betRecordListCall, betRecordPlacesCall, betRecordTotalCall, type WirePlayEntry } from '@site/shared/wire/betRecords';
import { roundRecordDetailCall, type WireRound } from '@site/shared/wire/roundRecords';
import type { WireTicket } from '@site/shared/wire/tickets';
import { aWireLeg, aWirePlayTotal, aWireRound, aWireTicket } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { BetRecordScreen } from './BetRecordScreen';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const WEEK = { from: Date.parse('2026-11-15T00:00:00+08:00'), to: Date.parse('2026-11-21T23:59:59.999+08:00') };

const aTicket = (facts: Partial<WireTicket> = {}): WirePlayEntry => ({ kind: 'ticket', ticket: aWireTicket(facts) });
const aRound = (facts: Partial<WireRound> = {}): WirePlayEntry => ({ kind: 'round', round: aWireRound(facts) });

function aHost(list: readonly WirePlayEntry[] = [aRound(), aTicket()]) {
  return createFakeServices({
    now: () => NOON,
    location: { name: 'betRecord', path: '/mine/betRecord', query: {} },
    answers: [
      fakeAnswer(betRecordListCall, { list: [...list] }),
      fakeAnswer(betRecordTotalCall, aWirePlayTotal()),
      fakeAnswer(betRecordPlacesCall, {
        venues: [
          { enName: 'CRTY', name: '曜界体育', category: 'TY', games: [{ gameCode: 'FT', name: 'FT' }] },
          { enName: 'JGDZ', name: '极光电子', category: 'DZ', games: [{ gameCode: 'JG-pearl', name: '龙珠宝藏' }] },
        ],
      }),
    ],
  });
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const sum = (name: string) => within(screen.getByLabelText('合计')).getByText(name).nextSibling;
const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** jsdom has no `Blob.text`. */
const textOf = (file: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.readAsText(file ?? new Blob());
  });

describe('the bet record', () => {
  it('lists tickets and rounds of the last 7 business days together, with their totals [R-MEMBER-03] [R-API-091] [R-API-092]', async () => {
    const host = aHost();
    await renderView(BetRecordScreen, host);

    expect(host.callsOf(betRecordListCall)).toEqual([{ size: 20, ...WEEK }]);
    expect(host.callsOf(betRecordTotalCall)).toEqual([WEEK]);
    for (const text of ['2026-11-21 19:02:44', '阿森纳 -0.5', '全场让球 · 投注时 2-1', '0.98香港盘', '¥100.00', '待结算'])
      expect(row(/T20261121000001/)).toHaveTextContent(text);
    expect(row(/6f1c1f1e/)).toHaveTextContent('龙珠宝藏极光电子¥10.00¥25.00+¥15.00已结束');
    for (const [name, value] of [
      ['笔数', '2'],
      ['占用金额', '¥110.00'],
      ['派彩金额', '¥198.00'],
      ['净输赢', '+¥88.00'],
      ['有效流水', '¥110.00'],
      ['胜率', '50.0%'],
    ] as const)
      expect(sum(name)).toHaveTextContent(value);
  });

  it.each([
    ['settled', aTicket({ state: 'settled', settledAt: NOON, result: 'LW', payout: '149.00' }), '¥149.00+¥49.00赢半'],
    ['given back', aTicket({ state: 'settled', settledAt: NOON, result: 'D2', payout: '100.00' }), '¥100.00¥0.00取消（赛事中断）'],
    ['cashed out', aTicket({ state: 'cashed-out', settledAt: NOON, payout: '80.00' }), '¥80.00-¥20.00已提前结算'],
    ['open', aTicket({ state: 'open' }), '可赢 ¥98.00–待结算'],
  ])('shows the outcome of a ticket that is %s', async (_, entry, text) => {
    await renderView(BetRecordScreen, aHost([entry]));

    expect(row(/T20261121000001/)).toHaveTextContent(text);
  });

  it.each([
    ['lost', aRound({ payout: '0.00' }), '¥10.00¥0.00-¥10.00已结束'],
    ['still going on', aRound({ state: 'open', payout: '0.00' }), '¥10.00––进行中'],
    ['given back', aRound({ state: 'void', payout: '10.00' }), '¥10.00¥10.00¥0.00已退回'],
    ['of which most was only reserved', aRound({ payout: '0.00', released: '40.00' }), '¥10.00另退回预留 ¥40.00¥0.00-¥10.00'],
    ['that won a pool', aRound({ payout: '8898.00', jackpot: '8888.00' }), '¥8,898.00含奖池 ¥8,888.00+¥8,888.00'],
  ])('shows the outcome of a round %s', async (_, entry, text) => {
    await renderView(BetRecordScreen, aHost([entry]));

    expect(row(/6f1c1f1e/)).toHaveTextContent(text);
  });

  it('filters entries and totals by kind, venue, game, state and result, stored in the address [R-MEMBER-19]', async () => {
    const host = aHost();
    const { unmount } = await renderView(BetRecordScreen, host);
    await userEvent.click(screen.getByRole('radio', { name: '近 30 天' }));
    await choose('类别', '电子');
    await choose('场馆', '极光电子');
    await choose('游戏或项目', '龙珠宝藏');
    await choose('状态', '已结算');
    await choose('输赢', '赢');

    const wanted = { category: 'DZ', enName: 'JGDZ', gameCode: 'JG-pearl', state: 'settled', result: 'won' };
    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject({ ...wanted, from: Date.parse('2026-10-23T00:00:00+08:00') });
    expect(host.callsOf(betRecordTotalCall).at(-1)).toMatchObject(wanted);
    await waitFor(() => {
      expect(host.location.get()).toMatchObject({
        query: { days: '30', category: 'DZ', venue: 'JGDZ', game: 'JG-pearl', state: 'settled', result: 'won' },
      });
    });
    unmount();

    await renderView(BetRecordScreen, host);
    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject(wanted);
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    await userEvent.click(screen.getByRole('radio', { name: '游戏局' }));
    expect(host.callsOf(betRecordListCall).at(-1)).toEqual({
      size: 20,
      kind: 'round',
      ...WEEK,
      from: Date.parse('2026-10-23T00:00:00+08:00'),
    });
  });

  it('shows a chosen range of days, both included', async () => {
    const host = aHost();
    host.location.set({ ...host.location.get(), query: { from: '2026-11-01', to: '2026-11-02' } });
    await renderView(BetRecordScreen, host);

    expect(screen.getByRole('radio', { name: '自选日期' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-11-01');
    expect(host.callsOf(betRecordListCall)).toEqual([
      { size: 20, from: Date.parse('2026-11-01T00:00:00+08:00'), to: Date.parse('2026-11-02T23:59:59.999+08:00') },
    ]);
  });

  it('pages to older entries and back by cursors stored in the address', async () => {
    const host = aHost();
    host.answer(betRecordListCall, { list: [aTicket()], next: '17~t:1' });
    await renderView(BetRecordScreen, host);
    expect(screen.getByRole('button', { name: '较新的记录' })).toBeDisabled();

    host.answer(betRecordListCall, { list: [aRound()], previous: '16~r:JGDZ/1' });
    await userEvent.click(screen.getByRole('button', { name: '较早的记录' }));
    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject({ after: '17~t:1' });
    expect(host.callsOf(betRecordTotalCall)).toHaveLength(1);
    await waitFor(() => {
      expect(host.location.get()).toMatchObject({ query: { after: '17~t:1' } });
    });

    await userEvent.click(await screen.findByRole('button', { name: '较新的记录' }));
    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject({ before: '16~r:JGDZ/1' });
    await userEvent.click(screen.getByRole('radio', { name: '近 90 天' }));
    expect(host.callsOf(betRecordListCall).at(-1)).not.toHaveProperty('before');
  });

  it('shows each leg of a parlay', async () => {
    const host = aHost();
    const legs = [aWireLeg(), aWireLeg({ gameId: '1002', team_h: '皇家马德里', team_c: '塞维利亚', result: 'W' })];
    host.answer(betRecordListCall, { list: [aTicket({ mode: 'parlay', legs })] });
    await renderView(BetRecordScreen, host);

    const ticket = row(/T20261121000001/);
    expect(ticket).toHaveTextContent('2 串 1');
    expect(within(ticket).getAllByText('0.98')).toHaveLength(2);
    expect(ticket).toHaveTextContent('皇家马德里 -0.5全场让球 · 投注时 2-1 · 赢');
  });

  it.each([
    ['Malay', 'M', '-0.80', '80.00', '180.00', '¥80.00本金 ¥100.00¥180.00+¥100.00赢'],
    ['Indonesian', 'I', '-1.25', '125.00', '225.00', '¥125.00本金 ¥100.00¥225.00+¥100.00赢'],
  ] as const)(
    'shows the risk of a bet at a negative %s price, so that its row adds up',
    async (_name, oddsType, ior, risk, payout, text) => {
      const ticket = aTicket({
        legs: [aWireLeg({ oddsType, ior })],
        risk,
        toWin: '100.00',
        state: 'settled',
        settledAt: NOON,
        result: 'W',
        payout,
      });
      await renderView(BetRecordScreen, aHost([ticket]));

      expect(row(/T20261121000001/)).toHaveTextContent(text);
      await userEvent.click(within(row(/T20261121000001/)).getByRole('button', { name: /T20261121000001/ }));
      const dialog = within(await screen.findByRole('dialog', { name: '注单 T20261121000001' }));
      expect(dialog.getByText('本金').nextSibling).toHaveTextContent('¥100');
      expect(dialog.getByText('占用金额').nextSibling).toHaveTextContent(`¥${String(Number(risk))}`);
    },
  );

  it('shows a system with its lines, the price of one line, and a void leg struck through', async () => {
    const host = aHost();
    const legs = ['1001', '1002', '1003'].map((gameId, index) =>
      aWireLeg({ gameId, ...(index === 2 ? { result: 'D3' } : { result: 'W' }) }),
    );
    const system = aWireTicket({ mode: 'system', legs, folds: [2, 3], lines: 4, stake: '10.00', risk: '40.00', toWin: '36.00' });
    host.answer(betRecordListCall, { list: [aTicket({ ...system, state: 'settled', settledAt: NOON, result: 'W', payout: '119.95' })] });
    await renderView(BetRecordScreen, host);

    const ticket = row(/T20261121000001/);
    for (const text of ['3 串 4', '¥40.00¥10.00 × 4 注', '取消（未在规定时间内完赛）', '¥119.95']) expect(ticket).toHaveTextContent(text);
    expect(within(ticket).getAllByRole('deletion')).toHaveLength(1);
  });

  it('shows the competitor of an outright, and its dead heat', async () => {
    const host = aHost();
    const leg = aWireLeg({
      sport: 'FS',
      w: 'FS',
      r: 'FS3',
      ratio: '',
      strong: '',
      oddsType: 'E',
      ior: '5.00',
      team_h: '英超 冠军',
      team_c: '',
      name: '曼城',
      places: 1,
      tied: 2,
    });
    host.answer(betRecordListCall, {
      list: [aTicket({ legs: [leg], state: 'settled', settledAt: NOON, result: 'W', payout: '250.00' })],
    });
    await renderView(BetRecordScreen, host);

    expect(row(/T20261121000001/)).toHaveTextContent('曼城');
    expect(row(/T20261121000001/)).toHaveTextContent('并列：2 名分 1 席');
  });

  it.each<[string, Partial<WireTicket>, string, string]>([
    ['of which a part was paid early', { paidEarly: { stake: '40.00', payout: '38.00' } }, '已提前结算', '本金 ¥40，返还 ¥38'],
    [
      'that is such a part',
      { state: 'cashed-out', settledAt: NOON, payout: '38.00', partOf: 'T20261121000000' },
      '原注单',
      'T20261121000000',
    ],
  ])('shows the related bet of a ticket %s', async (_, facts, label, value) => {
    await renderView(BetRecordScreen, aHost([aTicket(facts)]));
    await userEvent.click(within(row(/T20261121000001/)).getByRole('button', { name: /T20261121000001/ }));
    const dialog = await screen.findByRole('dialog', { name: '注单 T20261121000001' });

    expect(within(dialog).getByText(label).nextSibling).toHaveTextContent(value);
  });

  it('opens a ticket with its legs, and shares it to the chat', async () => {
    const host = aHost();
    await renderView(BetRecordScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '查看 T20261121000001 的详情' }));

    const dialog = await screen.findByRole('dialog', { name: '注单 T20261121000001' });
    expect(within(dialog).getByText('占用金额').nextSibling).toHaveTextContent('¥100');
    expect(within(dialog).getByRole('link', { name: '看比赛' })).toHaveAttribute('href');
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '分享到聊天' }));
    expect(host.emitted).toContainEqual({ name: 'ticket/share', event: { ticketId: 'T20261121000001' } });
    expect(host.navigated).toMatchObject([{ name: 'chat', options: { query: { ticket: 'T20261121000001' } } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("links to the game's card or the match to play again", async () => {
    const host = aHost();
    await renderView(BetRecordScreen, host);

    await userEvent.click(screen.getByRole('link', { name: '再玩 龙珠宝藏' }));
    await userEvent.click(screen.getByRole('link', { name: '看比赛' }));

    expect(host.navigated).toMatchObject([
      { name: 'egame', options: { query: { game: 'JG-pearl' } } },
      { name: 'crtyMatch', params: { enName: 'CRTY', matchId: '1001' } },
    ]);
  });

  it('draws the profit line over all days, or shows it as a table', async () => {
    await renderView(BetRecordScreen, aHost());

    const line = screen.getByRole('slider', { name: '盈亏走势' });
    expect(line).toHaveAttribute('aria-valuetext', '2026-11-21 +¥88.00');
    await userEvent.click(screen.getByRole('button', { name: '表格' }));
    const rows = within(screen.getByRole('table', { name: '盈亏走势' }))
      .getAllByRole('row')
      .slice(1);
    // The line starts with a zero for the day before the first.
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('2026-11-19'),
      expect.stringContaining('-¥10.00'),
      expect.stringContaining('+¥88.00'),
    ]);
  });

  it('shows a calendar whose days link to their entries', async () => {
    const host = aHost();
    await renderView(BetRecordScreen, host);
    await userEvent.click(screen.getByRole('tab', { name: '每日盈亏' }));
    expect(await accessibilityFaults()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: '2026-11-20 -¥10.00' }));

    expect(host.callsOf(betRecordListCall).at(-1)).toMatchObject({
      from: Date.parse('2026-11-20T00:00:00+08:00'),
      to: Date.parse('2026-11-20T23:59:59.999+08:00'),
    });
    await waitFor(() => {
      expect(host.location.get()).toMatchObject({ query: { from: '2026-11-20', to: '2026-11-20' } });
    });
  });

  it('splits the totals by venue and by sport, as charts and as a table', async () => {
    await renderView(BetRecordScreen, aHost());
    await userEvent.click(screen.getByRole('tab', { name: '场馆分布' }));

    const rows = within(screen.getByRole('table', { name: '场馆' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['曜界体育1¥100.00¥100.00+¥98.00', '极光电子1¥10.00¥10.00-¥10.00']);
    expect(screen.getByText('90.9%')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);

    await userEvent.click(screen.getByRole('tab', { name: '体育项目分布' }));
    expect(within(screen.getByRole('table', { name: '项目' })).getByRole('row', { name: /^足球/ })).toHaveTextContent('+¥98.00');
  });

  it('exports all entries that match the filter, page by page', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const host = aHost();
    await renderView(BetRecordScreen, host);
    host.answer(betRecordListCall, ({ after }) =>
      after === undefined
        ? { list: [aRound({ gameName: '=cmd|calc' })], next: '1~t:1' }
        : { list: [aTicket({ state: 'settled', settledAt: NOON, result: 'L', payout: '0.00' })] },
    );

    await userEvent.click(screen.getByRole('button', { name: '导出表格' }));

    await screen.findByRole('button', { name: '导出表格' });
    expect(host.callsOf(betRecordListCall).slice(-2)).toEqual([
      { size: 500, ...WEEK },
      { size: 500, ...WEEK, after: '1~t:1' },
    ]);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect((await textOf(files[0])).split('\r\n')).toEqual([
      '时间,类型,编号,场馆,内容,占用金额（元）,返还（元）,输赢（元）,结果',
      `2026-11-21 11:30:00,游戏局,6f1c1f1e-9d2b-4a55-8f3e-2f8f6f0b1a11,极光电子,"'=cmd|calc",10.00,25.00,15.00,已结束`,
      '2026-11-21 19:02:44,体育注单,T20261121000001,体育,阿森纳 -0.5 (阿森纳 v 切尔西 · 英格兰超级联赛),100.00,0.00,-100.00,输',
    ]);
  });

  it.each([
    ['a ticket is settled', 'ticket/settled', { ticketId: 'T20261121000001' }],
    ['a bet is placed elsewhere', 'balance/changed', { cause: 'bet', isFromServer: true }],
    ['a round has ended', 'balance/changed', { cause: 'settlement', isFromServer: true }],
  ] as const)('reloads the record when %s', async (_what, name, event) => {
    const host = aHost();
    await renderView(BetRecordScreen, host);

    await act(async () => {
      host.services.bus.emit(name, event);
      await Promise.resolve();
    });

    expect(host.callsOf(betRecordListCall)).toHaveLength(2);
    expect(host.callsOf(betRecordTotalCall)).toHaveLength(2);
  });

  it('shows that the totals cannot be loaded, and reloads them', async () => {
    const host = aHost();
    host.answer(betRecordTotalCall, failing({ kind: 'unreachable' }));
    await renderView(BetRecordScreen, host);
    expect(sum('胜率')).toHaveTextContent('–');
    expect(screen.getByText('合计暂时无法读取')).toBeVisible();

    host.answer(betRecordTotalCall, aWirePlayTotal());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('tab', { name: '每日盈亏' })).toBeVisible();
    expect(screen.queryByText('合计暂时无法读取')).not.toBeInTheDocument();
    expect(host.callsOf(betRecordListCall)).toHaveLength(1);
  });

  it('shows one failure when neither list nor totals load', async () => {
    const host = aHost();
    host.answer(betRecordListCall, failing({ kind: 'unreachable' }));
    host.answer(betRecordTotalCall, failing({ kind: 'unreachable' }));
    await renderView(BetRecordScreen, host);

    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    expect(screen.queryByText('合计暂时无法读取')).not.toBeInTheDocument();
  });

  it('says that the record is empty, and links to the games', async () => {
    const host = aHost([]);
    host.answer(betRecordTotalCall, aWirePlayTotal({ count: 0, won: 0, lost: 0, days: [], sports: [], venues: [] }));
    await renderView(BetRecordScreen, host);

    expect(screen.getByText('暂无投注记录')).toBeVisible();
    expect(sum('胜率')).toHaveTextContent('–');
    expect(screen.getByRole('link', { name: '去投注' })).toHaveAttribute('href');
    expect(screen.getByRole('link', { name: '去游戏大厅' })).toHaveAttribute('href');
  });

  it('loads again on request after a failure', async () => {
    const host = aHost();
    host.answer(betRecordListCall, failing({ kind: 'timeout' }));
    await renderView(BetRecordScreen, host);
    expect(screen.getByText('等待超时，请稍后重试')).toBeVisible();

    host.answer(betRecordListCall, { list: [aTicket()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('row', { name: /T20261121000001/ })).toBeVisible();
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(BetRecordScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});

describe('the address of one entry', () => {
  const at = (host: ReturnType<typeof aHost>, query: Record<string, string>) => {
    host.location.set({ ...host.location.get(), query });
    return host;
  };

  it.each([
    ['ticket', aTicket(), '注单 T20261121000001'],
    ['round', aRound(), '龙珠宝藏 · 极光电子'],
  ] as const)('opens the %s over the list, and closing it leaves the list unchanged', async (kind, entry, title) => {
    const host = at(aHost(), { [kind]: 'sought', days: '30' });
    host.answer(roundRecordDetailCall, { facts: [] });
    host.answer(betRecordListCall, (request) => ({ list: request.number === 'sought' ? [entry] : [aRound(), aTicket()] }));
    await renderView(BetRecordScreen, host);

    const dialog = await screen.findByRole('dialog', { name: title });
    expect(host.callsOf(betRecordListCall)).toContainEqual({ from: 0, to: NOON, kind, number: 'sought', size: 1 });
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(host.location.get()).toMatchObject({ query: { days: '30' } });
    expect(row(/T20261121000001/)).toBeVisible();
  });

  it('shows that a foreign or unknown number does not exist, and the list stays', async () => {
    const host = at(aHost(), { ticket: 'T9' });
    host.answer(betRecordListCall, (request) => ({ list: request.number === undefined ? [aTicket()] : [] }));
    await renderView(BetRecordScreen, host);

    const dialog = await screen.findByRole('dialog', { name: '注单 T9' });
    expect(dialog).toHaveTextContent('没有找到这笔记录');
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(host.location.get()).toMatchObject({ query: {} });
    expect(row(/T20261121000001/)).toBeVisible();
  });

  it('retries an entry that cannot be loaded', async () => {
    const host = at(aHost(), { round: 'r-1' });
    host.answer(roundRecordDetailCall, { facts: [] });
    host.answer(betRecordListCall, failing({ kind: 'unreachable' }));
    await renderView(BetRecordScreen, host);
    const dialog = await screen.findByRole('dialog', { name: '局号 r-1' });
    host.answer(betRecordListCall, { list: [aRound()] });

    await userEvent.click(within(dialog).getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('dialog', { name: '龙珠宝藏 · 极光电子' })).toBeVisible();
  });
});

it.each(DEVICE_ZONES)("shows days and times of Shanghai by the server's clock on a device in %s whose clock is wrong", async (zone) => {
  setDeviceZone(zone);
  const midnight = Date.parse('2026-11-22T00:00:05+08:00');
  const host = createFakeServices({
    now: () => midnight,
    location: { name: 'betRecord', path: '/mine/betRecord', query: {} },
    answers: [
      fakeAnswer(betRecordListCall, { list: [aRound({ at: midnight - 10_000 }), aRound({ roundId: 'r2', at: midnight })] }),
      fakeAnswer(betRecordTotalCall, aWirePlayTotal()),
      fakeAnswer(betRecordPlacesCall, { venues: [] }),
    ],
  });
  await renderView(BetRecordScreen, host);

  expect(host.callsOf(betRecordListCall)).toMatchObject([
    { from: Date.parse('2026-11-16T00:00:00+08:00'), to: Date.parse('2026-11-22T23:59:59.999+08:00') },
  ]);
  expect(screen.getByText('2026-11-21 23:59:55')).toBeVisible();
  expect(screen.getByText('2026-11-22 00:00:05')).toBeVisible();
});
