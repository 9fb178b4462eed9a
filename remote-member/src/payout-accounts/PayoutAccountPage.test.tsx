import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { md5Hash } from '@site/shared/crypto';
import { createFakeServices, failing, fakeAnswer, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import {
  addPayoutAccountCall,
  payoutAccountsCall,
  payoutBanksCall,
  virtualCurrenciesCall,
  type WirePayoutAccount,
} from '@site/shared/wire/accounts';
import { memberInfoCall } from '@site/shared/wire/user';
import { View as AddBankCardView } from './AddBankCardScreen';
import { View as AlipayView } from './AlipayScreen';
import { View as VirtualCoinCardView } from './VirtualCoinCardScreen';
import { aMemberInfo, aWireAccount, someAccounts } from '../testing/builders';
import { renderView } from '../testing/renderView';

const user = userEvent.setup({ delay: null });

const aHost = (...accounts: readonly WirePayoutAccount[]) =>
  createFakeServices({
    answers: [
      fakeAnswer(payoutAccountsCall, someAccounts(...accounts)),
      fakeAnswer(payoutBanksCall, {
        list: [
          { code: 'ICBC', name: '中国工商银行' },
          { code: 'CCB', name: '中国建设银行' },
        ],
      }),
      fakeAnswer(virtualCurrenciesCall, {
        list: [
          { currency: 'USDT', network: 'TRC20', name: '波场 TRC20' },
          { currency: 'USDT', network: 'ERC20', name: '以太坊 ERC20' },
        ],
      }),
      fakeAnswer(addPayoutAccountCall, aWireAccount()),
      fakeAnswer(memberInfoCall, aMemberInfo()),
    ],
  });

const form = (name: string) => within(screen.getByRole('region', { name }));
const submit = () => user.click(screen.getByRole('button', { name: '确认添加' }));
const typePassword = (password = 'player123') => user.type(screen.getByLabelText('登录密码'), password);
const OWNER = { password: md5Hash('player123') };

describe('bank cards', () => {
  it('are listed with masked numbers, each with a link to its own screen [R-MEMBER-12] [R-API-078]', async () => {
    const host = aHost(aWireAccount(), aWireAccount({ id: 'a2', kind: 'virtual', label: '波场 TRC20', isDefault: false }));
    await renderView(AddBankCardView, host);
    const mine = form('我的银行卡');

    expect(mine.getAllByRole('listitem')).toHaveLength(1);
    expect(mine.getByRole('link', { name: '中国工商银行 **** **** **** 0015 默认' })).toHaveAttribute('href', '/accountManage/a1');
    expect(mine.getByText('工')).toHaveAttribute('aria-hidden', 'true');
    expect(mine.getByText('1 / 5')).toBeVisible();
  });

  it("are added with a bank and a number, in the member's name [R-MEMBER-12] [R-MEMBER-18] [R-API-079]", async () => {
    const host = aHost();
    await renderView(AddBankCardView, host);
    expect(host.callsOf(payoutBanksCall)).toEqual([{}]);
    expect(screen.getByText('还没有银行卡')).toBeVisible();
    expect(screen.getByText('持有人').nextSibling).toHaveTextContent('林*');

    await user.click(screen.getByRole('combobox', { name: '开户银行' }));
    await user.click(await screen.findByRole('option', { name: '中国工商银行' }));
    const number = screen.getByRole('textbox', { name: '银行卡号' });
    await user.type(number, '6222020000000015');
    expect(number).toHaveValue('6222 0200 0000 0015');
    host.answer(payoutAccountsCall, someAccounts(aWireAccount()));
    await typePassword();
    await submit();

    expect(host.callsOf(addPayoutAccountCall)).toEqual([{ kind: 'bank', bank: 'ICBC', number: '6222020000000015', ...OWNER }]);
    expect(await screen.findByRole('link', { name: '中国工商银行 **** **** **** 0015 默认' })).toHaveFocus();
    expect(host.toasts.at(-1)).toMatchObject({ message: '收款账户已添加', tone: 'success' });
    expect(host.callsOf(payoutAccountsCall)).toHaveLength(2);
    expect(number).toHaveValue('');
    expect(screen.getByLabelText('登录密码')).toHaveValue('');
  });

  it('require the login password to be added, or a code to the bound phone instead', async () => {
    const host = aHost();
    await renderView(AlipayView, host);
    await user.type(screen.getByRole('textbox', { name: '支付宝账户' }), '13800001111');
    await submit();
    expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription('请输入登录密码');
    expect(host.callsOf(addPayoutAccountCall)).toEqual([]);

    await user.click(screen.getByRole('button', { name: '改用短信验证码' }));
    await user.type(screen.getByRole('textbox', { name: '验证码（发送至 138****1111）' }), '654321');
    await submit();

    expect(host.callsOf(addPayoutAccountCall)).toEqual([{ kind: 'alipay', account: '13800001111', ownCode: '654321' }]);
  });

  it('are held when new: the form shows for how long, and the row until when', async () => {
    const heldUntil = Date.UTC(2026, 10, 24, 5, 45);
    const host = aHost();
    host.answer(payoutAccountsCall, { ...someAccounts(aWireAccount({ heldUntil })), holdHours: 24 });
    await renderView(AddBankCardView, host);

    expect(screen.getByText('为保障资金安全，新添加的账户 24 小时后可用于取款')).toBeVisible();
    expect(form('我的银行卡').getByRole('link')).toHaveTextContent('11-24 13:45 起可取款');
  });

  it('show each invalid field at once, and focus the first', async () => {
    const host = aHost();
    await renderView(AddBankCardView, host);
    await submit();

    expect(screen.getByText('请选择开户银行')).toBeVisible();
    expect(screen.getByText('请输入 16-19 位银行卡号')).toBeVisible();
    const bank = screen.getByRole('combobox', { name: '开户银行' });
    expect(bank).toBeInvalid();
    expect(bank).toHaveFocus();

    await user.click(bank);
    await user.click(await screen.findByRole('option', { name: '中国工商银行' }));
    await submit();
    expect(screen.getByRole('textbox', { name: '银行卡号' })).toHaveFocus();
    expect(host.callsOf(addPayoutAccountCall)).toEqual([]);
  });

  it.each([
    ['0000 0000 0000 0000', '卡号开头不属于可收款的银行卡，请核对'],
    ['6222020000000016', '卡号有误，请逐位核对'],
  ])('with an impossible number are refused in the form: %s', async (typed, message) => {
    const host = aHost();
    await renderView(AddBankCardView, host);
    await user.click(screen.getByRole('combobox', { name: '开户银行' }));
    await user.click(await screen.findByRole('option', { name: '中国工商银行' }));
    await user.click(screen.getByRole('textbox', { name: '银行卡号' }));
    await user.paste(typed);
    await submit();

    expect(screen.getByRole('textbox', { name: '银行卡号' })).toHaveAccessibleDescription(message);
    expect(host.callsOf(addPayoutAccountCall)).toEqual([]);
  });

  it('use the bank that the number identifies, until the member chooses another', async () => {
    await renderView(AddBankCardView, aHost());
    // The list is loaded on opening, which replaces the element; look it up again.
    const bank = () => screen.getByRole('combobox', { name: '开户银行' });
    await user.click(screen.getByRole('textbox', { name: '银行卡号' }));
    await user.paste('6222 0202 0000');

    expect(bank()).toHaveTextContent('中国工商银行');
    expect(screen.getByText('工')).toBeVisible();
    expect(bank()).toHaveAccessibleDescription('已按卡号识别，如不符请更改');
    await user.click(bank());
    await user.click(await screen.findByRole('option', { name: '中国建设银行' }));
    await user.type(screen.getByRole('textbox', { name: '银行卡号' }), '1');

    expect(bank()).toHaveTextContent('中国建设银行');
    expect(bank()).toHaveAccessibleDescription('卡号像是中国工商银行的，请核对开户银行');
  });

  it("hide the form at the platform's limit", async () => {
    const cards = Array.from({ length: 5 }, (_, index) => aWireAccount({ id: `a${String(index)}`, isDefault: index === 0 }));
    await renderView(AddBankCardView, aHost(...cards));

    expect(screen.getByText('最多可添加 5 个，已达上限')).toBeVisible();
    expect(screen.queryByRole('button', { name: '确认添加' })).not.toBeInTheDocument();
  });

  it('show a refusal in the form, and keep the input', async () => {
    const host = aHost();
    host.answer(addPayoutAccountCall, failing(refused(6007, '该账户无法添加')));
    await renderView(AlipayView, host);
    await user.type(screen.getByRole('textbox', { name: '支付宝账户' }), ' 138 0000 1111 ');
    await typePassword();
    await submit();

    expect(await screen.findByRole('alert')).toHaveTextContent('该账户无法添加');
    expect(screen.getByRole('textbox', { name: '支付宝账户' })).toHaveValue('13800001111');
    expect(screen.getByLabelText('登录密码')).toHaveValue('player123');
  });

  it('show one failure when neither they nor the banks load, and reload everything', async () => {
    const host = aHost();
    host.answer(payoutAccountsCall, failing({ kind: 'unreachable' }));
    host.answer(payoutBanksCall, failing({ kind: 'unreachable' }));
    host.answer(memberInfoCall, failing({ kind: 'unreachable' }));
    await renderView(AddBankCardView, host);
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(payoutAccountsCall, someAccounts(aWireAccount()));
    host.answer(payoutBanksCall, { list: [{ code: 'ICBC', name: '中国工商银行' }] });
    host.answer(memberInfoCall, aMemberInfo());
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('**** **** **** 0015')).toBeVisible();
    expect(screen.getByText('持有人').nextSibling).toHaveTextContent('林*');
  });

  it('show one failure when neither they nor the holder load, for a kind without banks', async () => {
    const host = aHost();
    host.answer(payoutAccountsCall, failing({ kind: 'unreachable' }));
    host.answer(memberInfoCall, failing({ kind: 'unreachable' }));
    await renderView(AlipayView, host);

    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');
  });

  it('show that the holder cannot be loaded, and reload it', async () => {
    const host = aHost();
    host.answer(memberInfoCall, failing({ kind: 'unreachable' }));
    await renderView(AddBankCardView, host);
    await user.type(screen.getByRole('textbox', { name: '银行卡号' }), '6222');
    expect(screen.getByText('持有人').nextSibling).toHaveTextContent('真实姓名暂时无法读取');

    host.answer(memberInfoCall, aMemberInfo());
    await user.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByText('林*')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '银行卡号' })).toHaveValue('6222');
  });

  it('load again on request after a failure', async () => {
    const host = aHost();
    host.answer(payoutAccountsCall, failing({ kind: 'unreachable' }));
    await renderView(AddBankCardView, host);
    host.answer(payoutAccountsCall, someAccounts(aWireAccount()));
    await user.click(form('我的银行卡').getByRole('button', { name: '重试' }));

    expect(await screen.findByText('**** **** **** 0015')).toBeVisible();
  });
});

describe('coin addresses', () => {
  it('must match their network, and need no holder [R-MEMBER-18]', async () => {
    const host = aHost();
    await renderView(VirtualCoinCardView, host);
    expect(screen.queryByText('持有人')).not.toBeInTheDocument();
    const address = screen.getByRole('textbox', { name: '收款地址' });
    await user.type(address, '0x1234');
    await submit();
    expect(screen.getByText('地址与所选网络的格式或校验码不符')).toBeVisible();

    await user.clear(address);
    await user.type(address, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    await typePassword();
    await submit();

    expect(host.callsOf(addPayoutAccountCall)).toEqual([
      { kind: 'virtual', network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ...OWNER },
    ]);
  });
});

describe('Alipay accounts', () => {
  it('take a phone number or an e-mail address [R-MEMBER-18]', async () => {
    const host = aHost();
    await renderView(AlipayView, host);
    const account = screen.getByRole('textbox', { name: '支付宝账户' });
    await user.type(account, 'abc');
    await submit();
    expect(screen.getByText('请输入正确的手机号码或邮箱')).toBeVisible();

    await user.clear(account);
    await user.type(account, 'a@b.cn');
    await typePassword();
    await submit();

    expect(host.callsOf(addPayoutAccountCall)).toEqual([{ kind: 'alipay', account: 'a@b.cn', ...OWNER }]);
  });
});

describe('each screen', () => {
  it.each([
    [AddBankCardView, '银行卡'],
    [VirtualCoinCardView, '虚拟币地址'],
    [AlipayView, '支付宝'],
  ])('links to the other kinds (%#)', async (View, current) => {
    await renderView(View, aHost());
    const tabs = within(screen.getByRole('navigation', { name: '账户类型' }));

    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['银行卡', '虚拟币地址', '支付宝']);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(current);
  });

  it('has texts in traditional Chinese', async () => {
    await renderView(AddBankCardView, aHost(), {}, 'zh-TW');

    expect(screen.getByRole('heading', { name: '收款帳戶' })).toBeVisible();
    expect(screen.getByRole('button', { name: '確認新增' })).toBeVisible();
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost(aWireAccount());
    const { unmount } = await renderView(AddBankCardView, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
