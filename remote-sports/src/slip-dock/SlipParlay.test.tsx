import { screen, within } from '@testing-library/react';
import { failing, type FakeHost } from '@site/testing';
import { anEntry, anOffer, aSlip } from '../testing/builders';
import { setUpSlipDock } from '../testing/slipDock';
import { acceptedAs, ENTRIES, NAMES, quoteOf } from '../testing/severalBets';
import { requestsOf } from '../testing/wire';
import { slipStore } from '../slip/slipStore';
import type { SlipEntry } from '../slip/types';

const { aHost, showDock, pass, user } = setUpSlipDock({ quote: (request) => quoteOf(request), place: acceptedAs });

function show(host: FakeHost = aHost(), entries: readonly SlipEntry[] = ENTRIES) {
  slipStore().setState({ slip: aSlip({ mode: 'parlay', entries }) });
  return showDock(host);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (i: 0 | 1 | 2) => screen.getByRole('article', { name: `${NAMES[i]} -0.5` });
const keysInSlip = () =>
  slipStore()
    .getState()
    .slip.entries.map(({ key }) => key);

async function bet(name: string) {
  await user.click(button(name));
  await pass(0);
}

describe('a parlay', () => {
  it('quotes and places all legs as one bet, at its own limits and its combined price [R-SLIP-33]', async () => {
    const host = aHost();
    await show(host);
    expect(button('3 串 1 @ 7.76（欧洲盘）')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('限额 10 - 5,000')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '投注金额' }), '100');

    expect(screen.getByText('预计可赢').nextSibling).toHaveTextContent('¥676.23');
    await bet('投注 ¥100');
    expect(requestsOf(host, 'place')).toEqual([expect.objectContaining({ quoteId: 'q-parlay', stake: '100.00' })]);
    expect(await screen.findByRole('article', { name: '投注成功' })).toHaveTextContent('3 串 1');
    expect(keysInSlip()).toEqual([]);
  });

  it('turns the legs into a system by one press, with the unit stake on each line', async () => {
    const host = aHost();
    await show(host);
    await user.click(button('2 串 1 × 3'));
    await pass(200);
    await user.type(screen.getByRole('textbox', { name: '每注金额' }), '50');

    expect(requestsOf(host, 'quote').at(-1)).toMatchObject({ mode: 'system', folds: [2] });
    expect(screen.getByText('注数').nextSibling).toHaveTextContent('3 注 × ¥50');
    expect(screen.getByText('本金').nextSibling).toHaveTextContent('¥150');
    await bet('投注 ¥150');
    expect(requestsOf(host, 'place')).toEqual([expect.objectContaining({ quoteId: 'q-system', stake: '50.00' })]);
  });

  it('offers the named system with all of its folds', async () => {
    const host = aHost();
    await show(host);
    await user.click(button('3 串 4'));
    await pass(200);

    expect(requestsOf(host, 'quote').at(-1)).toMatchObject({ mode: 'system', folds: [2, 3] });
  });

  it('marks a second selection of a match, and does not count it [R-SLIP-14]', async () => {
    const host = aHost();
    const second = anEntry({ matchId: '70', w: 'RM', seen: { ...anEntry().seen, line: undefined, price: anOffer('E', '1.42') } });
    await show(host, [...ENTRIES.slice(0, 2), second]);

    expect(screen.getByText('普通串关每场只计一项，此项不计入')).toBeVisible();
    const excluded = screen.getByRole('article', { name: '阿森纳' });
    expect(excluded).toHaveTextContent('全场独赢 · 滚球');
    expect(excluded).not.toHaveTextContent(/1\.42|2-1|无赔率/);
    expect(requestsOf(host, 'quote').at(-1)).toMatchObject({ mode: 'parlay', selections: [{ gameId: '70' }, { gameId: '71' }] });
  });

  it('shows that one leg is too few, and its price nevertheless', async () => {
    const host = aHost();
    await show(host, ENTRIES.slice(0, 1));

    expect(button('请选择至少 2 场不同赛事')).toBeDisabled();
    expect(requestsOf(host, 'quote').at(-1)).toMatchObject({ mode: 'single', oddsType: 'H' });
  });

  it('waits for a suspended leg', async () => {
    await show(aHost({ quote: (request) => quoteOf(request, (gameId) => (gameId === '71' ? { state: 'suspended' } : {})) }));
    await user.type(screen.getByRole('textbox', { name: '投注金额' }), '100');

    expect(within(card(1)).getByText('该选项已暂停投注')).toBeVisible();
    expect(button('暂停投注')).toBeDisabled();
  });

  it('shows once why the parlay cannot be priced', async () => {
    await show(aHost({ quote: () => failing({ kind: 'unreachable' }) }));

    expect(screen.getByText('网络连接失败，请检查网络后重试')).toBeVisible();
  });
});
