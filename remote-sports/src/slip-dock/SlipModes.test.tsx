import { act, screen, within } from '@testing-library/react';
import { accessibilityFaults } from '@site/testing/accessibility';
import { failing, type FakeHost } from '@site/testing';
import { expectAmountField } from '@site/testing/expectAmountField';
import { mustBeFen } from '@site/shared/money';
import { aSlip } from '../testing/builders';
import { resetStores } from '../testing/renderView';
import { setUpSlipDock } from '../testing/slipDock';
import { acceptedAs, ENTRIES, NAMES, quoteOf, type Request } from '../testing/severalBets';
import { aWireQuote, requestsOf } from '../testing/wire';
import { slipStore } from '../slip/slipStore';
import type { SlipMode } from '../slip/types';

const { aHost, showDock, renderDock, pass, user } = setUpSlipDock({
  quote: (request) => quoteOf(request),
  place: acceptedAs,
  outcome: () => ({ state: 'unknown', key: 'any' }),
});

function show(mode: SlipMode, host: FakeHost = aHost()) {
  slipStore().setState({ slip: aSlip({ mode, entries: ENTRIES }) });
  return showDock(host);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (i: 0 | 1 | 2) => screen.getByRole('article', { name: `${NAMES[i]} -0.5` });
const stakeFor = (i: 0 | 1 | 2) => within(card(i)).getByRole('textbox');
const stakeForAll = () => screen.getByRole('textbox', { name: '统一金额' });
const keysInSlip = () =>
  slipStore()
    .getState()
    .slip.entries.map(({ key }) => key);

async function bet(name: string) {
  await user.click(button(name));
  await pass(0);
}

describe('the mode of the slip', () => {
  it('offers three modes, and keeps the last selection when multiple is left [R-SLIP-18]', async () => {
    await show('multiple');
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['单注', '多注', '串关']);
    await user.click(screen.getByRole('radio', { name: '单注' }));

    expect(keysInSlip()).toEqual(['72/RE/REH']);
  });

  it('requests Hong Kong prices in a parlay, and the earlier format after it [R-SLIP-13] [R-SLIP-33]', async () => {
    const host = aHost();
    await show('multiple', host);
    act(() => {
      slipStore().setState({ slip: aSlip({ mode: 'multiple', format: 'M', entries: ENTRIES }) });
    });
    await pass(200);
    await user.click(screen.getByRole('radio', { name: '串关' }));
    await pass(200);
    await user.click(screen.getByRole('radio', { name: '多注' }));
    await pass(200);

    const asked = requestsOf(host, 'quote').map(({ mode, oddsType }) => `${String(mode)} ${String(oddsType)}`);
    expect(asked).toEqual(['single H', 'single M', 'parlay H', 'single M']);
  });

  it('locks the mode while a bet is under way', async () => {
    const host = aHost({ place: () => failing({ kind: 'timeout' }) });
    await show('multiple', host);
    await user.type(stakeForAll(), '100');
    await bet('投注 3 注 ¥300');

    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });
});

describe('several singles', () => {
  it('prices several singles in one call, with a stake for each or one for all', async () => {
    const host = aHost();
    await show('multiple', host);
    expect(requestsOf(host, 'quote')[0]).toMatchObject({
      mode: 'single',
      selections: [{ gameId: '70' }, { gameId: '71' }, { gameId: '72' }],
    });

    await user.type(stakeForAll(), '50');
    await user.clear(stakeFor(1));
    await user.type(stakeFor(1), '120.5');

    expect([stakeFor(0), stakeFor(1), stakeFor(2)].map((field) => (field as HTMLInputElement).value)).toEqual(['50', '120.5', '50']);
    expect(within(card(1)).getByText('可赢 ¥118.09')).toBeVisible();
    expect(screen.getByText('本金').nextSibling).toHaveTextContent('¥220.50');
    expect(screen.getByText('预计可赢').nextSibling).toHaveTextContent('¥216.09');
    expect(button('投注 3 注 ¥220.50')).toBeEnabled();
  });

  it.each([
    ['for all', stakeForAll],
    ['of one', () => stakeFor(1)],
  ])('reads every notation of the stake %s, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async (_of, field) => {
    await show('multiple', aHost({}, { balance: { central: mustBeFen(99_999_900) } }));

    await expectAmountField({ field, user, expectNothingSent: () => expect(button('请输入投注金额')).toBeDisabled() });
  });

  it('applies the keypad, the quick stakes and the highest stake to the focused field', async () => {
    await show('multiple', aHost({}, { balance: { central: mustBeFen(100_000) } }));
    await user.click(stakeFor(1));
    await user.click(button('500'));
    await user.click(stakeFor(2));
    for (const key of ['3', '00']) await user.click(button(key));
    await user.click(stakeFor(0));
    await user.click(button('最大'));

    expect([stakeFor(0), stakeFor(1), stakeFor(2)].map((field) => (field as HTMLInputElement).value)).toEqual(['200', '500', '300']);
  });

  it('caps a stake by what the others leave, and says so on its card [R-SLIP-26]', async () => {
    await show('multiple', aHost({}, { balance: { central: mustBeFen(100_000) } }));
    await user.type(stakeFor(0), '700');
    await user.type(stakeFor(1), '400');

    expect(stakeFor(1)).toHaveValue('300');
    expect(within(card(1)).getByText('已调整为最高可投金额 ¥300')).toBeVisible();
  });

  it('places each single by its own quote and key, and shows receipts, numbers and times', async () => {
    const keys: (string | undefined)[] = [];
    const host = aHost({
      place: (request, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return acceptedAs(request);
      },
    });
    await show('multiple', host);
    await user.type(stakeForAll(), '100');
    await bet('投注 3 注 ¥300');

    expect(await screen.findAllByRole('article', { name: '投注成功' })).toHaveLength(3);
    for (const number of ['T-q-70', 'T-q-71', 'T-q-72']) expect(screen.getByText(`单号 ${number}`)).toBeVisible();
    expect(screen.getAllByText('2026-11-21 19:02:49')).toHaveLength(3);
    expect(requestsOf(host, 'place').map(({ quoteId, stake }) => `${String(quoteId)} ${String(stake)}`)).toEqual([
      'q-70 100.00',
      'q-71 100.00',
      'q-72 100.00',
    ]);
    expect(new Set(keys).size).toBe(3);
    expect(keysInSlip()).toEqual([]);
  });

  it('keeps a rejected single, with its stake, the reason and the new price, and bets again under a new key', async () => {
    const keys: (string | undefined)[] = [];
    const host = aHost({
      quote: (request) => quoteOf(request, (gameId) => (gameId === '71' && keys.length > 0 ? { ior: '0.90', quoteId: 'offer' } : {})),
      place: (request, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (request['quoteId'] !== 'q-71') return acceptedAs(request);
        const offer = aWireQuote({ gameId: '71', ior: '0.90', quoteId: 'offer' }, { quoteId: 'offer' });
        return { state: 'rejected', key: String(idempotencyKey), reason: 'price-changed', offer };
      },
    });
    await show('multiple', host);
    await user.type(stakeForAll(), '100');
    await bet('投注 3 注 ¥300');

    expect(keysInSlip()).toEqual(['71/RE/REH']);
    expect(within(card(1)).getByText('投注未被接受')).toBeVisible();
    expect(within(card(1)).getByText('赔率已变化，由 0.98 变为 0.90')).toBeVisible();
    expect(stakeFor(1)).toHaveValue('100');
    expect(screen.getAllByRole('article', { name: '投注成功' })).toHaveLength(2);
    await pass(500);
    await bet('接受变动并投注 1 注 ¥100');

    expect(await screen.findAllByRole('article', { name: '投注成功' })).toHaveLength(3);
    expect(requestsOf(host, 'place').at(-1)).toMatchObject({ quoteId: 'offer' });
    expect(new Set(keys).size).toBe(4);
  });

  it('omits a suspended single, with a notice, and places the others', async () => {
    const host = aHost({ quote: (request) => quoteOf(request, (gameId) => (gameId === '71' ? { state: 'suspended' } : {})) });
    await show('multiple', host);
    await user.type(stakeForAll(), '100');

    expect(within(card(1)).getByText('该选项已暂停投注，本次不提交')).toBeVisible();
    await bet('投注 2 注 ¥200');
    expect(requestsOf(host, 'place').map(({ quoteId }) => quoteId)).toEqual(['q-70', 'q-72']);
    expect(keysInSlip()).toEqual(['71/RE/REH']);
  });

  it('follows all singles after a reload in mid-flight, each by its own key', async () => {
    const held = new Promise<never>(() => undefined);
    const host = aHost({ place: () => held });
    const { unmount } = await show('multiple', host);
    await user.type(stakeForAll(), '100');
    await bet('投注 3 注 ¥300');
    unmount();
    await pass(0);
    resetStores();
    await renderDock(host);
    expect(screen.getAllByText('正在查询投注结果')).toHaveLength(3);
    await pass(600);

    expect(await screen.findAllByText('投注未成功')).toHaveLength(3);
    expect(requestsOf(host, 'place')).toHaveLength(3);
    expect(new Set(requestsOf(host, 'outcome').map(({ key }) => key)).size).toBe(3);
    expect(stakeFor(1)).toHaveValue('100');
    expect(host.services.storage.read('pending-keys-bet')).toBeUndefined();
  });
});

describe('a changed price', () => {
  const worse = (request: Request) => quoteOf(request, (gameId) => (gameId === '72' ? {} : { ior: '0.90' }));

  it('accepts changed prices one by one', async () => {
    await show('multiple', aHost({ quote: worse }));
    await user.type(stakeForAll(), '100');
    expect(button('接受变动并投注 3 注 ¥300')).toBeEnabled();
    await user.click(button('接受变动 阿森纳 -0.5'));

    expect(within(card(0)).queryByText(/赔率已变化/)).not.toBeInTheDocument();
    expect(within(card(1)).getByText('赔率已变化，由 0.98 变为 0.90')).toBeVisible();
  });

  it('accepts all changed prices at once', async () => {
    await show('parlay', aHost({ quote: worse }));
    await user.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    expect(screen.getByText('2 个选项有变动')).toBeVisible();
    await user.click(button('全部接受'));

    expect(screen.queryByText(/赔率已变化/)).not.toBeInTheDocument();
    expect(button('投注 ¥100')).toBeEnabled();
  });
});

describe('after acceptance', () => {
  it('keeps the selections by one press, for a new bet with its own stake', async () => {
    const host = aHost();
    await show('parlay', host);
    await user.type(screen.getByRole('textbox', { name: '投注金额' }), '100');
    await bet('投注 ¥100');
    await user.click(button('再投同样选项'));
    expect(screen.queryByText('无赔率')).not.toBeInTheDocument();
    await pass(200);

    expect(keysInSlip()).toEqual(['70/RE/REH', '71/RE/REH', '72/RE/REH']);
    expect(screen.queryByRole('article', { name: '投注成功' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveValue('');
    expect(requestsOf(host, 'place')).toHaveLength(1);
  });

  it('dismisses the receipts by another press', async () => {
    await show('multiple');
    await user.type(stakeForAll(), '100');
    await bet('投注 3 注 ¥300');
    await user.click(button('继续投注'));

    expect(screen.getByText('注单还是空的')).toBeVisible();
  });
});

describe('accessibility', () => {
  it.each(['multiple', 'parlay'] as const)('a screen reader can read and walk the slip in %s mode', async (mode) => {
    const { container } = await show(mode);
    jest.useRealTimers();

    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('covers the outcomes of several bets', async () => {
    const { container } = await show('multiple', aHost({ place: () => failing({ kind: 'unreachable' }) }));
    await user.type(stakeForAll(), '100');
    await bet('投注 3 注 ¥300');
    await pass(600);
    expect(await screen.findAllByText('投注未成功')).toHaveLength(3);
    jest.useRealTimers();

    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
