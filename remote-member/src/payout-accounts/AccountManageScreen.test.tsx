import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { md5Hash } from '@site/shared/crypto';
import { createFakeServices, failing, fakeAnswer, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { payoutAccountsCall, removeAccountCall, setDefaultAccountCall } from '@site/shared/wire/accounts';
import { memberInfoCall } from '@site/shared/wire/user';
import { aMemberInfo, aWireAccount, someAccounts } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { AccountManageScreen } from './AccountManageScreen';

const user = userEvent.setup({ delay: null });

const aHost = ({ hasSecondPassword = true, isDefault = true } = {}) =>
  createFakeServices({
    flags: { withdrawPassword: true },
    answers: [
      fakeAnswer(payoutAccountsCall, someAccounts(aWireAccount({ isDefault }))),
      fakeAnswer(memberInfoCall, aMemberInfo({ hasSecondPassword })),
      fakeAnswer(setDefaultAccountCall, {}),
      fakeAnswer(removeAccountCall, {}),
    ],
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function openRemoval() {
  await press('移除');
  return within(await screen.findByRole('dialog', { name: '移除收款账户' }));
}

describe('one payout account', () => {
  it('shows its details [R-MEMBER-18]', async () => {
    await renderView(AccountManageScreen, aHost(), { id: 'a1' });
    const valueOf = (term: string) => screen.getByText(term).nextSibling;

    expect(screen.getByRole('region', { name: '中国工商银行' })).toBeVisible();
    expect(valueOf('银行卡号')).toHaveTextContent('**** **** **** 0015');
    expect(valueOf('持有人')).toHaveTextContent('*海');
    expect(valueOf('添加时间')).toHaveTextContent('2026-11-21 12:00:00');
    expect(screen.getByText('默认')).toBeVisible();
    expect(screen.queryByRole('button', { name: '设为默认' })).not.toBeInTheDocument();
  });

  it('makes the account the default one', async () => {
    const host = aHost({ isDefault: false });
    await renderView(AccountManageScreen, host, { id: 'a1' });
    host.answer(payoutAccountsCall, someAccounts(aWireAccount()));
    await press('设为默认');

    expect(host.callsOf(setDefaultAccountCall)).toEqual([{ id: 'a1' }]);
    expect(await screen.findByText('默认')).toBeVisible();
    expect(host.toasts.at(-1)).toMatchObject({ message: '已设为默认账户' });
    expect(screen.getByText('银行卡号').closest('dl')).toHaveFocus();
  });

  it('removes the account with the second password, and returns to its kind', async () => {
    const host = aHost();
    await renderView(AccountManageScreen, host, { id: 'a1' });
    const dialog = await openRemoval();
    expect(dialog.getByText(/将移除中国工商银行 \*{4} \*{4} \*{4} 0015/)).toBeVisible();
    await user.type(dialog.getByLabelText('二级密码'), '27391');
    await user.click(dialog.getByRole('button', { name: '移除' }));
    expect(dialog.getByText('请输入 6 位数字')).toBeVisible();
    expect(host.callsOf(removeAccountCall)).toEqual([]);

    await user.type(dialog.getByLabelText('二级密码'), '8');
    await user.click(dialog.getByRole('button', { name: '移除' }));

    expect(host.callsOf(removeAccountCall)).toEqual([{ id: 'a1', password: md5Hash('273918') }]);
    expect(host.navigated.at(-1)).toMatchObject({ name: 'addBankCard', options: { replace: true } });
    expect(host.toasts.at(-1)).toMatchObject({ message: '收款账户已移除' });
  });

  it('removes the account with the login password of a member without a second one', async () => {
    const host = aHost({ hasSecondPassword: false });
    await renderView(AccountManageScreen, host, { id: 'a1' });
    const dialog = await openRemoval();
    await user.type(dialog.getByLabelText('登录密码'), 'player123');
    await user.click(dialog.getByRole('button', { name: '移除' }));

    expect(host.callsOf(removeAccountCall)).toEqual([{ id: 'a1', password: md5Hash('player123') }]);
  });

  it('keeps the account when the password was wrong, and says so in the dialog', async () => {
    const host = aHost();
    host.answer(removeAccountCall, failing(refused(6100, '二级密码错误')));
    await renderView(AccountManageScreen, host, { id: 'a1' });
    const dialog = await openRemoval();
    await user.type(dialog.getByLabelText('二级密码'), '000000');
    await user.click(dialog.getByRole('button', { name: '移除' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('二级密码错误');
    expect(host.navigated).toEqual([]);
  });

  it('links to other accounts when it does not exist', async () => {
    await renderView(AccountManageScreen, aHost(), { id: 'nobody' });

    expect(screen.getByText('账户不存在')).toBeVisible();
    expect(screen.getByRole('link', { name: '收款账户' })).toHaveAttribute('href', '/addBankCard');
  });

  it('has texts in traditional Chinese', async () => {
    await renderView(AccountManageScreen, aHost(), { id: 'a1' }, 'zh-TW');

    expect(screen.getByRole('heading', { name: '帳戶管理' })).toBeVisible();
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(AccountManageScreen, host, { id: 'a1' });
    await openRemoval();

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
