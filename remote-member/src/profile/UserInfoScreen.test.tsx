import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, refused, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { bindOtherCall, payoutAccountsCall } from '@site/shared/wire/accounts';
import { addAvatarCall, avatarListCall } from '@site/shared/wire/avatars';
import { chooseNicknameCall } from '@site/shared/wire/chat';
import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { memberInfoCall, type MemberInfo } from '@site/shared/wire/user';
import { aMemberInfo, aWireAccount, someAccounts } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { UserInfoScreen } from './UserInfoScreen';

const aHost = (facts: Partial<MemberInfo> = {}, options: FakeServicesOptions = {}) =>
  createFakeServices({
    flags: { withdrawPassword: true },
    ...options,
    answers: [
      fakeAnswer(memberInfoCall, aMemberInfo(facts)),
      fakeAnswer(payoutAccountsCall, someAccounts(aWireAccount())),
      fakeAnswer(bindOtherCall, {}),
    ],
  });
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;

describe('the profile', () => {
  it("offers the platform's avatars, and marks the member's as chosen [R-API-030] [R-API-031]", async () => {
    const host = aHost();
    const list = ['10001', 'mask-24', 'mask-5'].map((id) => ({ id }));
    host.answer(avatarListCall, { list, chosen: '10001' });
    host.answer(addAvatarCall, { list, chosen: 'mask-24' });
    await renderView(UserInfoScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '更换头像' }));
    const dialog = await screen.findByRole('dialog', { name: '更换头像' });
    expect(await within(dialog).findByRole('radio', { name: '原来的头像' })).toBeChecked();
    expect(screen.getByRole('button', { name: '使用这个头像' })).toBeDisabled();
    expect(await accessibilityFaults(dialog)).toEqual([]);

    await userEvent.click(within(dialog).getByRole('radio', { name: '脸谱 1' }));
    await userEvent.click(screen.getByRole('button', { name: '使用这个头像' }));

    expect(host.callsOf(addAvatarCall)).toEqual([{ id: 'mask-24' }]);
    expect(host.emitted).toContainEqual({ name: 'member/changed', event: {} });
    expect(host.toasts).toEqual([{ message: '头像已更换', tone: 'success' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('explains why an avatar was refused, and keeps the picker open', async () => {
    const host = aHost();
    host.answer(avatarListCall, { list: ['10001', 'mask-24'].map((id) => ({ id })), chosen: '10001' });
    host.answer(addAvatarCall, failing(refused(6004, '没有这个头像')));
    await renderView(UserInfoScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '更换头像' }));
    await userEvent.click(await screen.findByRole('radio', { name: '脸谱 1' }));
    await userEvent.click(screen.getByRole('button', { name: '使用这个头像' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('没有这个头像');
    expect(screen.getByRole('radio', { name: '脸谱 1' })).toBeChecked();
  });

  it('shows bound data, masked as the platform sends it [R-PROFILE-09] [R-PROFILE-10] [R-PROFILE-12]', async () => {
    const host = aHost();
    await renderView(UserInfoScreen, host);

    expect(host.callsOf(memberInfoCall)).toEqual([{ isPop: false }]);
    expect(valueOf('绑定手机')).toHaveTextContent('138****1111已绑定');
    expect(valueOf('绑定邮箱')).toHaveTextContent('pl***@example.com已绑定');
    expect(valueOf('真实姓名')).toHaveTextContent('林*已绑定');
  });

  it('reveals a number on request when the site does not hide it [R-FLAG-04] [R-FLAG-09]', async () => {
    const host = aHost({ sealed: { phone: 'sealed-phone' } }, { flags: { hideRealNumber: false } });
    host.answer(singleDataDecryptionCall, { data: '8613800001111' });
    await renderView(UserInfoScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '显示完整的绑定手机' }));
    expect(valueOf('绑定手机')).toHaveTextContent('8613800001111');
    expect(host.callsOf(singleDataDecryptionCall)).toEqual([{ data: 'sealed-phone' }]);

    await userEvent.click(screen.getByRole('button', { name: '隐藏绑定手机' }));
    expect(valueOf('绑定手机')).toHaveTextContent('138****1111');
  });

  it('shows only masked numbers when the site hides them [R-FLAG-04] [R-FLAG-09]', async () => {
    await renderView(UserInfoScreen, aHost({ sealed: { phone: 'sealed-phone' } }, { flags: { hideRealNumber: true } }));

    expect(valueOf('绑定手机')).toHaveTextContent('138****1111');
    expect(screen.queryByRole('button', { name: /显示完整/ })).not.toBeInTheDocument();
  });

  it('keeps the mask and says why when a value cannot be decrypted', async () => {
    const host = aHost({ sealed: { phone: 'sealed-phone' } }, { flags: { hideRealNumber: false } });
    host.answer(singleDataDecryptionCall, failing({ kind: 'unreachable' }));
    await renderView(UserInfoScreen, host);

    await userEvent.click(screen.getByRole('button', { name: '显示完整的绑定手机' }));

    expect(valueOf('绑定手机')).toHaveTextContent('138****1111');
    expect(host.toasts).toHaveLength(1);
  });

  it.each([
    ['zh-CN', '个人资料', '安全等级', ['绑定手机', '绑定邮箱', '绑定银行卡', '性别', '生日', '注册日期', '真实姓名', '二级密码']],
    ['zh-TW', '個人資料', '安全等級', ['綁定手機', '綁定信箱', '綁定銀行卡', '性別', '生日', '註冊日期', '真實姓名', '二級密碼']],
  ] as const)('names everything in %s [R-PROFILE-01]', async (locale, title, level, facts) => {
    await renderView(UserInfoScreen, aHost(), {}, locale);

    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('meter', { name: level })).toBeInTheDocument();
    for (const fact of facts) expect(screen.getByText(fact, { selector: 'dt' })).toBeVisible();
  });

  it('shows gender, birthday and registration date [R-PROFILE-06] [R-PROFILE-07] [R-PROFILE-08]', async () => {
    await renderView(UserInfoScreen, aHost());

    expect(valueOf('性别')).toHaveTextContent('男');
    expect(valueOf('生日')).toHaveTextContent('1994-06-12');
    expect(valueOf('注册日期')).toHaveTextContent('2023-04-18');
    expect(valueOf('VIP 等级')).toHaveTextContent('VIP 6');
  });

  it.each([
    [true, '已设置'],
    [false, '未设置'],
  ])('shows whether the second password is set: %s [R-PROFILE-13]', async (hasSecondPassword, text) => {
    await renderView(UserInfoScreen, aHost({ hasSecondPassword }));

    expect(valueOf('二级密码')).toHaveTextContent(text);
  });

  it('shows how many bank cards are bound, with a link to them [R-PROFILE-11]', async () => {
    const host = aHost();
    const { unmount } = await renderView(UserInfoScreen, host);
    expect(valueOf('绑定银行卡')).toHaveTextContent('1 张已绑定');
    expect(screen.getByRole('link', { name: '管理 绑定银行卡' })).toHaveAttribute('href', '/addBankCard');
    unmount();

    host.answer(payoutAccountsCall, someAccounts());
    await renderView(UserInfoScreen, host);

    expect(valueOf('绑定银行卡')).toHaveTextContent('未绑定');
    expect(screen.getByRole('link', { name: '去添加 绑定银行卡' })).toBeVisible();
  });

  it('shows no tag for the cards until they are loaded', async () => {
    const host = aHost();
    host.answer(payoutAccountsCall, failing({ kind: 'timeout' }));
    await renderView(UserInfoScreen, host);

    expect(valueOf('绑定银行卡')).not.toHaveTextContent(/已绑定|未绑定/);
  });

  it('links to the items that can be bound or changed', async () => {
    await renderView(UserInfoScreen, aHost({ bindPhone: false, phone: '' }));

    expect(screen.getByRole('link', { name: '去绑定 绑定手机' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: '管理 绑定邮箱' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: '去设置 二级密码' })).toHaveAttribute('href', '/auth');
    // A real name is permanent, so there is no link to change it.
    expect(screen.queryByRole('link', { name: /真实姓名/ })).not.toBeInTheDocument();
  });

  it('shows no second password when the site does not require one [R-FLAG-05]', async () => {
    await renderView(UserInfoScreen, aHost({}, { flags: { withdrawPassword: false } }));

    expect(screen.queryByText('二级密码')).not.toBeInTheDocument();
  });

  it('shows the missing items, and the security level', async () => {
    await renderView(UserInfoScreen, aHost({ bindPhone: false, phone: '', email: '', gender: '', birthday: '' }));

    expect(valueOf('绑定手机')).toHaveTextContent('未绑定');
    expect(valueOf('性别')).toHaveTextContent('未填写');
    const missing = screen.getByText(/^尚未完成：/);
    expect(missing).toHaveTextContent('尚未完成：绑定手机、绑定邮箱、二级密码');
    expect(
      within(missing)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/auth?item=phone', '/auth?item=email', '/auth?item=secondPassword']);
    expect(screen.getByRole('meter', { name: '安全等级' })).toHaveAttribute('value', '40');
  });

  it('shows the nickname, and lets a member without one choose it once', async () => {
    const host = aHost({ nickname: '' });
    host.answer(chooseNicknameCall, { name: '北岸' });
    await renderView(UserInfoScreen, host);

    await userEvent.click(await screen.findByRole('button', { name: '设置昵称' }));
    const dialog = await screen.findByRole('dialog', { name: '昵称' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: '昵称' }), '北岸');
    host.answer(memberInfoCall, aMemberInfo({ nickname: '北岸' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '确定，不再更改' }));

    expect(await screen.findByText('北岸')).toBeVisible();
    expect(host.callsOf(chooseNicknameCall)).toEqual([{ nickname: '北岸' }]);
    expect(screen.queryByRole('button', { name: '设置昵称' })).not.toBeInTheDocument();
  });

  it('accepts gender and birthday once, from age 18 [R-PROFILE-02] [R-PROFILE-03] [R-PROFILE-04]', async () => {
    const host = aHost({ gender: '', birthday: '' }, { now: () => Date.UTC(2026, 10, 21) });
    await renderView(UserInfoScreen, host);
    await userEvent.click(screen.getByRole('button', { name: '完善资料' }));
    const birthday = screen.getByLabelText('生日');
    const submit = () => userEvent.click(screen.getByRole('button', { name: '提交资料' }));
    expect(screen.getByText('资料提交后不能更改')).toBeVisible();

    await submit();
    expect(screen.getByText('请选择生日，确保您已年满 18 岁')).toBeVisible();
    fireEvent.change(birthday, { target: { value: '2008-11-22' } });
    expect(screen.getByText('未满 18 岁不能参与游戏')).toBeVisible();
    await submit();
    expect(host.callsOf(bindOtherCall)).toEqual([]);

    fireEvent.change(birthday, { target: { value: '2008-11-21' } });
    await userEvent.click(screen.getByRole('combobox', { name: '性别' }));
    await userEvent.click(await screen.findByRole('option', { name: '女' }));
    host.answer(memberInfoCall, aMemberInfo({ gender: 'female', birthday: '2008-11-21' }));
    await submit();
    expect(host.dialogs.at(-1)?.options).toMatchObject({
      message: '性别：女\n生日：2008-11-21\n提交后不能更改，请核对无误后提交。',
      showCancel: true,
    });
    expect(host.callsOf(bindOtherCall)).toEqual([]);
    await act(async () => {
      host.dialogs.at(-1)?.answer('confirmed');
      await Promise.resolve();
    });

    expect(host.callsOf(bindOtherCall)).toEqual([{ gender: 'female', birthday: '2008-11-21' }]);
    expect(screen.getByText('性别', { selector: 'dt' }).closest('dl')).toHaveFocus();
    expect(valueOf('性别')).toHaveTextContent('女');
    expect(screen.queryByRole('button', { name: '完善资料' })).not.toBeInTheDocument();
  });

  it.each([
    ['zh-CN', '完善资料', '生日', '提交资料', '请选择生日，确保您已年满 18 岁', '未满 18 岁不能参与游戏', '资料提交后不能更改'],
    ['zh-TW', '補齊資料', '生日', '提交資料', '請選擇生日，確保您已年滿 18 歲', '未滿 18 歲不能參與遊戲', '資料提交後不能變更'],
  ] as const)(
    'says in %s that a birthday is missing, that one is under 18 and that nothing can be changed [R-PROFILE-02] [R-PROFILE-03] [R-PROFILE-04]',
    async (locale, edit, label, submit, missing, underAge, once) => {
      const host = aHost({ birthday: '' }, { now: () => Date.UTC(2026, 10, 21) });
      await renderView(UserInfoScreen, host, {}, locale);
      await userEvent.click(screen.getByRole('button', { name: edit }));
      expect(screen.getByText(once)).toBeVisible();
      expect(screen.queryByText(missing)).not.toBeInTheDocument();

      await userEvent.click(screen.getByRole('button', { name: submit }));
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(missing);
      fireEvent.change(screen.getByLabelText(label), { target: { value: '2008-11-22' } });
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(underAge);
      fireEvent.change(screen.getByLabelText(label), { target: { value: '2008-11-21' } });
      expect(screen.getByLabelText(label)).not.toHaveAccessibleDescription();
    },
  );

  describe('the profile of an unverified member', () => {
    const UNKNOWN = { bindRealName: false, realName: '', birthday: '', identity: 'missing' } as const;
    const open = async (facts: Partial<MemberInfo> = UNKNOWN) => {
      const host = aHost(facts, { now: () => Date.UTC(2026, 10, 21) });
      await renderView(UserInfoScreen, host);
      return host;
    };
    const fill = async (name: string, birthday: string) => {
      await userEvent.type(screen.getByLabelText('真实姓名'), name);
      fireEvent.change(screen.getByLabelText('生日'), { target: { value: birthday } });
    };
    const submit = () => userEvent.click(screen.getByRole('button', { name: '提交资料' }));
    const confirm = (host: FakeHost) =>
      act(async () => {
        host.dialogs.at(-1)?.answer('confirmed');
        await Promise.resolve();
      });

    it('asks for name and birthday in one form, once and confirmed [R-PROFILE-02] [R-PROFILE-03] [R-PROFILE-04]', async () => {
      const host = await open();
      expect(screen.getByRole('group', { name: '真钱存款和游戏前，请填写真实姓名和生日' })).toHaveTextContent('资料提交后不能更改');

      await submit();
      expect(screen.getByText('请输入正确的名字')).toBeVisible();
      expect(screen.getByText('请选择生日，确保您已年满 18 岁')).toBeVisible();
      expect(screen.getByLabelText('真实姓名')).toHaveFocus();

      await fill('李小满', '2008-11-21');
      await submit();
      expect(host.dialogs.at(-1)?.options.message).toBe('姓名：李小满\n生日：2008-11-21\n提交后不能更改，请核对无误后提交。');
      expect(host.callsOf(bindOtherCall)).toEqual([]);
      host.answer(memberInfoCall, aMemberInfo({ birthday: '2008-11-21' }));
      await confirm(host);

      expect(host.callsOf(bindOtherCall)).toEqual([{ realName: '李小满', birthday: '2008-11-21' }]);
      expect(host.emitted.map(({ name }) => name)).toContain('member/changed');
      expect(screen.queryByRole('group', { name: /真实姓名和生日/ })).not.toBeInTheDocument();
      expect(screen.getByText('性别', { selector: 'dt' }).closest('dl')).toHaveFocus();
    });

    it('asks only for what is missing, and for the birthday once', async () => {
      await open({ birthday: '', gender: '', identity: 'missing' });

      expect(screen.queryByLabelText('真实姓名')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: '完善资料' }));
      expect(screen.getAllByLabelText('生日')).toHaveLength(1);
    });

    it('shows at once that a birthday is under 18, and that the data cannot be changed later', async () => {
      const host = await open();
      await fill('李小满', '2008-11-22');
      expect(screen.getByText('未满 18 岁不能参与游戏')).toBeVisible();

      await submit();
      expect(host.dialogs.at(-1)?.options.message).toContain('按此生日您未满 18 岁。提交后不能更改');
      host.answer(bindOtherCall, failing(refused(6003, '未满 18 岁不能参与游戏，也不能存款')));
      host.answer(memberInfoCall, aMemberInfo({ birthday: '2008-11-22', identity: 'under-age' }));
      await confirm(host);

      expect(await screen.findByText('未满 18 岁不能存款和参与真钱游戏')).toBeVisible();
      expect(screen.getByText(/您从 2026-11-22 起可以存款/)).toBeVisible();
      expect(screen.queryByLabelText('真实姓名')).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: '去取款' }));
      expect(host.navigated.at(-1)).toMatchObject({ name: 'takeMoney' });
    });

    it('continues with what another page has submitted first', async () => {
      const host = await open();
      await fill('李小满', '1994-06-12');
      host.answer(bindOtherCall, failing(refused(6009, '资料已经提交，不能更改')));
      host.answer(memberInfoCall, aMemberInfo());
      await submit();
      await confirm(host);

      expect(screen.queryByRole('group', { name: /真实姓名和生日/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('keeps the input when the answer is lost or the question is declined', async () => {
      const host = await open();
      host.answer(bindOtherCall, failing({ kind: 'timeout' }));
      await fill('李小满', '1994-06-12');
      await submit();
      await confirm(host);

      expect(await screen.findByRole('alert')).toHaveTextContent('等待超时');
      await submit();
      await act(async () => {
        host.dialogs.at(-1)?.answer('cancelled');
        await Promise.resolve();
      });
      expect(screen.getByLabelText('真实姓名')).toHaveValue('李小满');
      expect(screen.getByLabelText('生日')).toHaveValue('1994-06-12');
      expect(host.callsOf(bindOtherCall)).toHaveLength(1);
    });

    it('passes the accessibility check', async () => {
      await open();

      expect(await accessibilityFaults()).toEqual([]);
    });
  });

  it('loads again on request after a failure', async () => {
    const host = aHost();
    host.answer(memberInfoCall, failing({ kind: 'unreachable' }));
    await renderView(UserInfoScreen, host);
    expect(screen.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(memberInfoCall, aMemberInfo());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('heading', { name: '个人资料' })).toBeVisible();
  });

  it('passes the accessibility check and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(UserInfoScreen, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
