import { createHash } from 'node:crypto';
import { bindEmailCall, bindPasswordCall, bindPhoneCall } from '@site/shared/wire/accounts';
import { CODE_CATES, CODE_TYPES, sendCodeToMemberCall } from '@site/shared/wire/codes';
import { letterListCall } from '@site/shared/wire/letters';
import { aCodeRequest } from '../testing/aCodeRequest';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

interface Sent {
  readonly channel: string;
  readonly target: string;
  readonly purpose: string;
  readonly code: string;
  readonly text: string;
}

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});

const messages = async () => ((await site.sandbox('messages')) as { readonly messages: readonly Sent[] }).messages;
const targets = async (purpose: string) => (await messages()).filter((each) => each.purpose === purpose).map(({ target }) => target);
const newestLetter = async (language = 'zh-CN') => {
  const request = { pageNum: 1, pageSize: 1, kind: 'notice' as const };
  return answerOf(letterListCall, await site.send(letterListCall, request, { token, headers: { language } })).list[0];
};
const changePassword = (oldPassword = 'player123') =>
  site.send(bindPasswordCall, { oldPassword: md5(oldPassword), password: md5('newpass123') }, { token });

describe('a change of the login password', () => {
  it('is told by letter, and by message to phone and e-mail on file', async () => {
    site.clock.set(Date.UTC(2037, 0, 5, 12, 15, 30));
    token = await site.signIn('player1', 'player123');
    await changePassword();

    expect((await messages()).map(({ channel, target, code }) => [channel, target, code])).toEqual([
      ['email', 'player1@example.com', ''],
      ['sms', '8613800001111', ''],
    ]);
    expect((await messages())[0]?.text).toMatch(/^【曜界】2037-01-05 20:15（北京时间），您的登录密码已修改，.*联系在线客服。$/);
    expect(await newestLetter()).toMatchObject({ title: '登录密码已修改', toAll: false, isRead: false });
    expect(await newestLetter('zh-TW')).toMatchObject({
      title: '登入密碼已修改',
      content: expect.stringContaining('2037-01-05 20:15（北京時間），您的登入密碼') as string,
    });
  });

  it('that is refused is told to nobody', async () => {
    await changePassword('guess');

    expect(await messages()).toEqual([]);
    expect(await newestLetter()).toMatchObject({ title: '欢迎加入' });
  });
});

describe('a change of the contact', () => {
  const codeFor = async (number: string, type: 4 | 5) => {
    const cate = type === CODE_TYPES.bindEmail ? CODE_CATES.email : CODE_CATES.sms;
    await site.send(sendCodeToMemberCall, await aCodeRequest(site, { number, type, cate }), { token });
    return (await messages())[0]?.code ?? '';
  };

  it('of the phone is told on the old phone, the new one and by e-mail, with both numbers masked', async () => {
    const phone = '8613700005678';
    const code = await codeFor(phone, CODE_TYPES.bindPhone);

    expect(await site.send(bindPhoneCall, { phone, code, password: md5('player123') }, { token })).toMatchObject({ status_code: 6000 });

    expect(await targets('phone_changed')).toEqual(['player1@example.com', '8613800001111', phone]);
    expect((await newestLetter())?.content).toContain('您的绑定手机由 138****1111 更换为 137****5678。');
    expect(JSON.stringify((await messages()).filter(({ text }) => text.includes('更换')).map(({ text }) => text))).not.toContain(phone);
  });

  it('of the e-mail address is told to the old address too', async () => {
    const email = 'new@example.com';
    const code = await codeFor(email, CODE_TYPES.bindEmail);

    expect(await site.send(bindEmailCall, { email, code, password: md5('player123') }, { token })).toMatchObject({ status_code: 6000 });

    expect(await targets('email_changed')).toEqual(['player1@example.com', email, '8613800001111']);
  });

  it('that fails leaves no letter and sends nothing', async () => {
    const phone = '8613900002222';
    const code = await codeFor(phone, CODE_TYPES.bindPhone);

    // The phone belongs to another member.
    expect(await site.send(bindPhoneCall, { phone, code, password: md5('player123') }, { token })).toMatchObject({ status_code: 6009 });

    expect(await targets('phone_changed')).toEqual([]);
    expect(await newestLetter()).toMatchObject({ title: '欢迎加入' });
  });
});
