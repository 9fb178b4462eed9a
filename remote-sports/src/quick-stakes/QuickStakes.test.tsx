import { act, screen, within } from '@testing-library/react';
import type { FakeHost } from '@site/testing';
import { expectAmountField } from '@site/testing/expectAmountField';
import { setUpSlipDock } from '../testing/slipDock';
import { anEntry, aSlip } from '../testing/builders';
import { aWireQuote } from '../testing/wire';
import { slipStore } from '../slip/slipStore';

const { aHost, showDock: show, user } = setUpSlipDock({ quote: () => aWireQuote() });

beforeEach(() => {
  slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '70' })] }) });
});

const chips = () =>
  within(screen.getByRole('group', { name: '快捷金额' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
const ownKey = (host: FakeHost) => `quick-stakes-${host.member.get()?.userId}`;
const edit = () => user.click(screen.getByRole('button', { name: '编辑快捷金额' }));
const dialog = () => screen.findByRole('dialog', { name: '编辑快捷金额' });
const amount = (place: number) => screen.getByRole('textbox', { name: `金额 ${place}` });

async function fill(place: number, text: string): Promise<void> {
  await user.clear(amount(place));
  if (text !== '') await user.type(amount(place), text);
}

describe('the quick stakes of a member', () => {
  it('offers the stakes that the member has chosen, in order, also after a reload, and stakes one by one press', async () => {
    const host = aHost();
    const { unmount } = await show(host);
    expect(chips()).toEqual(['100', '500', '1,000', '5,000', '最大']);

    await edit();
    await dialog();
    await fill(1, '888');
    await fill(2, '');
    await fill(3, '20');
    await user.type(amount(4), '{Enter}');

    expect(chips()).toEqual(['20', '888', '5,000', '最大']);
    await user.click(screen.getByRole('button', { name: '888' }));
    expect(screen.getByRole('textbox', { name: '投注金额' })).toHaveValue('888');

    unmount();
    await show(host);
    expect(chips()).toEqual(['20', '888', '5,000', '最大']);
  });

  it('shows in the field what is wrong with an amount, and keeps the previous stakes', async () => {
    await show(aHost());
    await edit();
    await dialog();
    await fill(2, '1');
    await user.click(screen.getByRole('button', { name: '保存' }));

    expect(amount(2)).toHaveAccessibleDescription('请输入 ¥2 至 ¥50,000 的整数金额');
    expect(amount(2)).toHaveFocus();
    for (const place of [1, 2, 3, 4]) await fill(place, '');
    expect(amount(1)).toHaveAccessibleDescription('请至少填写一个金额');
    await user.keyboard('{Escape}');
    expect(chips()).toEqual(['100', '500', '1,000', '5,000', '最大']);
    expect(screen.getByRole('button', { name: '编辑快捷金额' })).toHaveFocus();
  });

  it('reads every notation of an amount, and refuses other input with a reason [R-MONEY-05] [R-MONEY-06]', async () => {
    const host = aHost();
    await show(host);
    await edit();
    await dialog();

    await expectAmountField({
      field: () => amount(1),
      isWhole: true,
      user,
      expectNothingSent: async () => {
        await user.click(screen.getByRole('button', { name: '保存' }));
        expect(host.services.storage.read(ownKey(host))).toBeUndefined();
      },
    });
  });

  it('restores the default stakes by one press', async () => {
    const host = aHost();
    host.services.storage.write(ownKey(host), [2_000]);
    await show(host);
    await edit();
    await dialog();
    await user.click(screen.getByRole('button', { name: '恢复默认' }));
    await user.click(screen.getByRole('button', { name: '保存' }));

    expect(chips()).toEqual(['100', '500', '1,000', '5,000', '最大']);
  });

  it('follows another tab, and falls back to the defaults when its stored stakes are invalid', async () => {
    const host = aHost();
    await show(host);

    act(() => {
      host.writeElsewhere(ownKey(host), [3_000, 70_000]);
    });
    expect(chips()).toEqual(['30', '700', '最大']);
    act(() => {
      host.writeElsewhere(ownKey(host), ['<b>', -1]);
    });
    expect(chips()).toEqual(['100', '500', '1,000', '5,000', '最大']);
  });

  it('hides the stakes of another member of this device, and lets no guest choose any', async () => {
    const host = aHost();
    host.services.storage.write('quick-stakes-someone-else', [2_000]);
    await show(host);
    expect(chips()).toEqual(['100', '500', '1,000', '5,000', '最大']);

    act(() => {
      host.member.set(undefined);
    });
    expect(screen.queryByRole('button', { name: '编辑快捷金额' })).toBeNull();
  });
});
