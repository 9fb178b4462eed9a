import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { betRecordListCall, betRecordTotalCall } from '@site/shared/wire/betRecords';
import { roundRecordDetailCall, roundRecordListCall, type WireRound } from '@site/shared/wire/roundRecords';
import { aWireRound } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { BetRecordScreen } from './BetRecordScreen';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');
const SUMS = { count: 3, stake: '30.00', payout: '27.50' };
const PROOF = { commitment: 'c0ffee', seed: '5eed', playerSeed: 'lucky' };

function aHost(list: readonly WireRound[] = [aWireRound()], total = list.length) {
  return createFakeServices({
    now: () => NOON,
    location: { name: 'betRecord', path: '/mine/betRecord', query: { of: 'rounds' } },
    answers: [
      fakeAnswer(betRecordListCall, { total: 0, list: [] }),
      fakeAnswer(betRecordTotalCall, { count: 0, stake: '0.00', payout: '0.00' }),
      fakeAnswer(roundRecordListCall, { total, sums: SUMS, list: [...list] }),
      fakeAnswer(roundRecordDetailCall, {
        summary: '庄 7 : 闲 5，庄赢',
        facts: [{ label: '庄', value: '♠K ♥7' }],
        proof: PROOF,
        checkUrl: 'https://venue.example/check?seed=5eed',
      }),
    ],
  });
}

const openDetail = () => userEvent.click(screen.getByRole('button', { name: /^查看 龙珠宝藏/ }));

describe('the record of rounds', () => {
  it('is chosen beside that of the tickets, and the address keeps the choice', async () => {
    const host = aHost();
    host.location.set({ ...host.location.get(), query: {} });
    await renderView(BetRecordScreen, host);
    expect(host.callsOf(roundRecordListCall)).toEqual([]);

    await userEvent.click(screen.getByRole('radio', { name: '游戏局' }));

    expect(host.location.get()).toMatchObject({ query: { of: 'rounds' } });
    const period = { from: Date.parse('2026-11-15T00:00:00+08:00'), to: Date.parse('2026-11-21T23:59:59.999+08:00') };
    expect(host.callsOf(roundRecordListCall)).toEqual([{ pageNum: 1, pageSize: 10, ...period }]);
  });

  it('is read again when a round has ended', async () => {
    const host = aHost();
    await renderView(BetRecordScreen, host);

    await act(async () => {
      host.services.bus.emit('balance/changed', { cause: 'settlement', isTold: true });
      await Promise.resolve();
    });

    expect(host.callsOf(roundRecordListCall)).toHaveLength(2);
  });

  it('shows each round with what it brought, and the sums of the period', async () => {
    await renderView(BetRecordScreen, aHost());

    const row = screen.getByRole('row', { name: /龙珠宝藏/ });
    expect(row).toHaveTextContent('2026-11-21 11:30:00');
    expect(row).toHaveTextContent('极光电子');
    expect(row).toHaveTextContent('¥10.00¥25.00+¥15.00');
    expect(screen.getByText('局数').nextSibling).toHaveTextContent('3');
    expect(screen.getByText('投注本金').nextSibling).toHaveTextContent('¥30.00');
    expect(screen.getByText('派彩金额').nextSibling).toHaveTextContent('¥27.50');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['lost', aWireRound({ payout: '0.00' }), '¥10.00¥0.00-¥10.00'],
    ['still going on', aWireRound({ state: 'open', payout: '0.00' }), '¥10.00–进行中'],
    ['given back', aWireRound({ state: 'void', payout: '10.00' }), '¥10.00¥10.00已退回'],
    ['of which most was only reserved', aWireRound({ payout: '0.00', released: '40.00' }), '¥10.00另退回预留 ¥40.00¥0.00-¥10.00'],
    ['that won a pool', aWireRound({ payout: '8898.00', jackpot: '8888.00' }), '¥8,898.00含奖池 ¥8,888.00+¥8,888.00'],
  ])('says what became of a round %s', async (_, round, text) => {
    await renderView(BetRecordScreen, aHost([round]));

    expect(screen.getByRole('row', { name: /龙珠宝藏/ })).toHaveTextContent(text);
  });

  it("opens the venue's report, with the proof and the page that works it out again", async () => {
    const host = aHost();
    await renderView(BetRecordScreen, host);

    await openDetail();

    const dialog = await screen.findByRole('dialog', { name: '龙珠宝藏 · 极光电子' });
    expect(host.callsOf(roundRecordDetailCall)).toEqual([{ enName: 'JGDZ', roundId: aWireRound().roundId }]);
    expect(await within(dialog).findByText('庄 7 : 闲 5，庄赢')).toBeVisible();
    expect(within(dialog).getByText('庄').nextSibling).toHaveTextContent('♠K ♥7');
    expect(within(dialog).getByText('种子').nextSibling).toHaveTextContent('5eed');
    const check = within(dialog).getByRole('link', { name: '在场馆查验这一局' });
    expect(check).toHaveAttribute('href', 'https://venue.example/check?seed=5eed');
    expect(check).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when the seed of a round is told that is not told yet, and leads to the page that asks for it', async () => {
    const host = aHost();
    host.answer(roundRecordDetailCall, {
      summary: '庄赢',
      facts: [],
      promise: { commitment: 'c0ffee', toldAfter: '牌靴 7 结束后' },
      checkUrl: 'https://venue.example/check?round=r1',
    });
    await renderView(BetRecordScreen, host);

    await openDetail();

    const dialog = await screen.findByRole('dialog', { name: '龙珠宝藏 · 极光电子' });
    expect((await within(dialog).findByText('承诺值')).nextSibling).toHaveTextContent('c0ffee');
    expect(within(dialog).getByText('种子').nextSibling).toHaveTextContent('牌靴 7 结束后公布，可在场馆的查验页查询');
    expect(within(dialog).getByRole('link', { name: '在场馆查验这一局' })).toHaveAttribute('href', 'https://venue.example/check?round=r1');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks for no report of a round that goes on, and says so of one without', async () => {
    const host = aHost([aWireRound({ state: 'open' })]);
    const view = await renderView(BetRecordScreen, host);
    await openDetail();
    expect(await screen.findByText('这一局还没有结束，结束后可以查看详情。')).toBeVisible();
    view.unmount();

    const older = aHost();
    older.answer(roundRecordDetailCall, { facts: [] });
    await renderView(BetRecordScreen, older);
    await openDetail();
    expect(await screen.findByText('这一局没有详情。')).toBeVisible();
  });

  it('can be read again after a failure, and leads to the games where there is none', async () => {
    const host = aHost();
    host.answer(roundRecordListCall, failing({ is: 'timeout' }));
    await renderView(BetRecordScreen, host);
    host.answer(roundRecordListCall, { total: 0, sums: { count: 0, stake: '0.00', payout: '0.00' }, list: [] });

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('暂无游戏记录')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '去游戏大厅' }));
    expect(host.navigated).toMatchObject([{ name: 'egame' }]);
  });
});
