import { screen } from '@testing-library/react';
import { countryAreasCall } from '@site/shared/wire/accounts';
import { captchaTypeCall } from '@site/shared/wire/captcha';
import { phoneRecoveryCodeCall } from '@site/shared/wire/recovery';
import { answered, clearDevice, refusal } from '../../testing/aShell';
import { user, openRecovery, field, button, currentStep, fill, askByPhone, askByEmail } from './testing/recoveryDialog';

beforeEach(clearDevice);

describe('step 0', () => {
  it('has a tab for the phone and one for the e-mail [R-RESET-01] [R-RESET-02]', async () => {
    await openRecovery();

    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['手机找回', '邮箱找回']);
  });

  it('asks for the identity, of a phone of +86 at first [R-RESET-04] [R-AREA-01] [R-CONST-20]', async () => {
    await openRecovery();

    expect(currentStep()).toBe('1确认账户');
    expect(await screen.findByRole('combobox', { name: '国家或地区' })).toHaveTextContent('+86 中国大陆');
    expect(field('手机号码')).toBeInTheDocument();

    await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
    expect(field('邮箱')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: '手机号码' })).not.toBeInTheDocument();
  });

  it('says under name and phone what is missing, after submitting [R-VAL-18] [R-VAL-20]', async () => {
    const { requestsTo } = await openRecovery();
    expect(field('用户名')).not.toHaveAccessibleDescription();

    await user.click(button('下一步'));
    expect(field('用户名')).toHaveAccessibleDescription('请输入用户名');
    expect(field('手机号码')).toHaveAccessibleDescription('请输入正确的手机号码');
    expect(requestsTo(captchaTypeCall)).toEqual([]);
  });

  it('says under the e-mail what is missing or wrong, after submitting [R-VAL-23] [R-VAL-24]', async () => {
    const { requestsTo } = await openRecovery();

    await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
    await user.click(button('下一步'));
    expect(field('邮箱')).toHaveAccessibleDescription('请输入邮箱');
    await fill('邮箱', 'linhai');
    expect(field('邮箱')).toHaveAccessibleDescription('请输入正确的邮箱');
    expect(requestsTo(captchaTypeCall)).toEqual([]);
  });

  it('accepts 30 characters of a name [R-VAL-19] [R-CONST-13]', async () => {
    await openRecovery();

    await user.type(field('用户名'), 'a'.repeat(31));

    expect(field('用户名')).toHaveValue('a'.repeat(30));
  });

  it('accepts 11 digits of a phone [R-VAL-22] [R-CONST-14]', async () => {
    await openRecovery();

    await user.type(field('手机号码'), '138-0000 11112');

    expect(field('手机号码')).toHaveValue('13800001111');
    expect(field('手机号码')).toHaveAccessibleDescription('“138000011112”不是手机号码，请重新输入');
  });

  it('accepts 40 characters of an e-mail address [R-VAL-25] [R-CONST-15]', async () => {
    await openRecovery();

    await user.click(screen.getByRole('tab', { name: '邮箱找回' }));
    await user.type(field('邮箱'), `${'a'.repeat(40)}@b.c`);
    expect(field('邮箱')).toHaveValue('a'.repeat(40));
  });

  it.each([
    ['+86 138 0000 1111', '13800001111'],
    ['0086 138-0000-1111', '13800001111'],
    ['１３８００００１１１１', '13800001111'],
  ])('takes a phone pasted as %s', async (pasted, phone) => {
    await openRecovery();

    await user.click(field('手机号码'));
    await user.paste(pasted);

    expect(field('手机号码')).toHaveValue(phone);
  });

  it('refuses a phone pasted with the code of another country than the chosen one', async () => {
    await openRecovery();

    await user.click(field('手机号码'));
    await user.paste('+852 6123 4567');

    expect(field('手机号码')).toHaveValue('');
    expect(field('手机号码')).toHaveAccessibleDescription('“+852 6123 4567”不属于所选国家或地区');
  });

  it('marks all that is missing and puts the focus into the first', async () => {
    await openRecovery();

    await user.click(button('下一步'));

    expect(field('用户名')).toHaveFocus();
    expect(field('用户名')).toBeInvalid();
    expect(field('手机号码')).toBeInvalid();
  });

  it('sends the phone of another country with its code [R-API-033] [R-API-039] [R-AREA-01]', async () => {
    const { requestsTo } = await openRecovery();
    await fill('用户名', 'player1');
    await user.click(await screen.findByRole('combobox', { name: '国家或地区' }));
    await user.click(await screen.findByRole('option', { name: '+852 中国香港' }));
    await fill('手机号码', '61234567');

    await user.click(button('下一步'));
    await screen.findByText('+85261234567');

    expect(requestsTo(phoneRecoveryCodeCall)[0]?.payload).toEqual({ name: 'player1', phone: '85261234567' });
  });

  it('offers China alone where the countries cannot be read, and works', async () => {
    await openRecovery({ answers: { [countryAreasCall.path]: answered('bad gateway', 502) } });
    expect(screen.getByRole('combobox', { name: '国家或地区' })).toHaveTextContent('+86 中国大陆');

    await askByPhone();

    expect(await screen.findByText('+8613800001111')).toBeInTheDocument();
  });

  it.each([
    ['by phone [R-CAPT-12] [R-MSG-13] [R-RESET-11]', askByPhone, { ktype: 2, phone: '8613800001111' }, '手机验证码获取成功'],
    ['by e-mail [R-CAPT-13] [R-MSG-14] [R-RESET-12]', askByEmail, { ktype: 3, email: 'linhai@example.com' }, '邮箱验证码获取成功'],
  ])('starts a captcha, requests a code, shows a toast, and goes to step 1 %s', async (_by, ask, start, words) => {
    const { requestsTo, shell } = await openRecovery();

    await ask();
    await screen.findByText('若信息与账户一致，验证码将发送至');

    expect(requestsTo(captchaTypeCall).map(({ payload }) => payload)).toEqual([{ name: 'player1', ...start }]);
    expect(shell.overlays.shownToast.get()).toMatchObject({ message: words });
    expect(currentStep()).toBe('2验证身份');
    expect(field('验证码')).toHaveFocus();
  });

  it.each([
    [6033, 'where the region is not served', '您所在的地区暂不提供服务'],
    [6034, '[R-ERR-6034]', '尝试次数过多，请稍后再试或联系客服'],
    [6039, '[R-ERR-6039]', '24 小时内登录的设备过多'],
  ])("shows the server's message of code %i and stays [R-RESET-13] %s", async (code, _rows, words) => {
    await openRecovery({ answers: { [phoneRecoveryCodeCall.path]: refusal(code, words) } });

    await askByPhone();

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(currentStep()).toBe('1确认账户');
    await fill('用户名', '2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has to wait after 6066 [R-ERR-6066] [R-RESET-17]', async () => {
    const { requestsTo } = await openRecovery({ answers: { [phoneRecoveryCodeCall.path]: refusal(6066, '请 60 秒后再试') } });

    await askByPhone();

    expect(await screen.findByRole('alert')).toHaveTextContent('请 60 秒后再试');
    expect(button(/秒后可重试/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(/秒后可重试/));
    expect(requestsTo(phoneRecoveryCodeCall)).toHaveLength(1);
  });

  it('reports a lost answer, and what that may mean', async () => {
    const { requestsTo } = await openRecovery({ answers: { [phoneRecoveryCodeCall.path]: answered('bad gateway', 502) } });

    await askByPhone();

    expect(await screen.findByRole('alert')).toHaveTextContent('验证码可能已经发出。若提示发送过于频繁，请稍候再试。');
    expect(requestsTo(phoneRecoveryCodeCall)).toHaveLength(1);
  });
});
