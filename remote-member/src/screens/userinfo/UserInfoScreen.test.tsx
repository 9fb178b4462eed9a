import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer } from '@site/shared/testing';
import { accessibilityFaults } from '@site/shared/testing/accessibility';
import { memberInfoCall } from '@site/shared/wire/user';
import { aMemberInfo } from '../../testing/builders';
import { renderView } from '../../testing/renderView';
import { View } from './UserInfoScreen';

const aHost = (facts = {}) => createFakeServices({ answers: [fakeAnswer(memberInfoCall, aMemberInfo(facts))] });
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling;

describe('the profile', () => {
  it('shows what is bound, masked as the platform gives it [R-PROFILE-09] [R-PROFILE-10] [R-PROFILE-12]', async () => {
    const host = aHost();
    await renderView(View, host);

    expect(host.callsOf(memberInfoCall)).toEqual([{ isPop: false }]);
    expect(valueOf('绑定手机')).toHaveTextContent('138****1111已绑定');
    expect(valueOf('绑定邮箱')).toHaveTextContent('pl***@example.com已绑定');
    expect(valueOf('真实姓名')).toHaveTextContent('林*已绑定');
  });

  it('shows gender, birthday and registration date [R-PROFILE-06] [R-PROFILE-07] [R-PROFILE-08]', async () => {
    await renderView(View, aHost());

    expect(valueOf('性别')).toHaveTextContent('男');
    expect(valueOf('生日')).toHaveTextContent('1994-06-12');
    expect(valueOf('注册日期')).toHaveTextContent('2023-04-18');
    expect(valueOf('VIP 等级')).toHaveTextContent('VIP 6');
  });

  it.each([
    [true, '已设置'],
    [false, '未设置'],
  ])('shows whether the second password is set: %s [R-PROFILE-13]', async (hasSecondPassword, text) => {
    await renderView(View, aHost({ hasSecondPassword }));

    expect(valueOf('二级密码')).toHaveTextContent(text);
  });

  it('says what is missing, and how safe that leaves the account', async () => {
    await renderView(View, aHost({ bindPhone: false, phone: '', email: '', gender: '', birthday: '' }));

    expect(valueOf('绑定手机')).toHaveTextContent('未绑定');
    expect(valueOf('性别')).toHaveTextContent('未填写');
    expect(screen.getByText('尚未完成：绑定手机、绑定邮箱、二级密码')).toBeVisible();
    expect(screen.getByRole('meter', { name: '安全等级' })).toHaveAttribute('value', '25');
  });

  it('can be asked for again after a failure', async () => {
    const host = aHost();
    host.answer(memberInfoCall, failing({ is: 'unreachable' }));
    await renderView(View, host);
    expect(screen.getByRole('status')).toHaveTextContent('网络连接失败');

    host.answer(memberInfoCall, aMemberInfo());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('heading', { name: '个人资料' })).toBeVisible();
  });

  it('has no fault an accessibility checker finds, and leaves nothing open', async () => {
    const host = aHost();
    const { unmount } = await renderView(View, host);

    expect(await accessibilityFaults()).toEqual([]);
    unmount();
    expect(host.liveCount).toBe(0);
  });
});
