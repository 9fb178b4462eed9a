import { createHash } from 'node:crypto';
import { bindPasswordCall } from '@site/shared/wire/accounts';
import { phoneRecoveryCodeCall, phoneRecoveryResetCall, phoneRecoveryVerifyCall } from '@site/shared/wire/recovery';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { answerOf } from '../testing/answerOf';
import { aLogin } from '../testing/sendRaw';
import { platformForTests } from '../testing/platformForTests';
import { refuseGuessablePassword } from './guessablePasswords';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const REFUSED = { status_code: 6007, message: '这个密码太常见，很容易被猜中，请换一个' };

describe('a login password that anyone would try first', () => {
  it.each(['', 'a', '0', 'zZ', '123456', 'password', 'password1', 'Password1', 'PASSWORD1', 'abc12345', '1qaz2wsx'])(
    'is known by its md5: "%s"',
    (password) => {
      expect(() => {
        refuseGuessablePassword(md5(password));
      }).toThrow();
    },
  );

  it.each(['linhai888', 'player123', 'k7m2p9xw', 'pAssword1'])('is none that the md5 does not tell: "%s"', (password) => {
    expect(() => {
      refuseGuessablePassword(md5(password));
    }).not.toThrow();
  });
});

describe('through the API, past every form,', () => {
  const site = platformForTests();

  it.each(['a', 'Password1'])('a registration with the password "%s" is refused', async (password) => {
    const registration = { name: 'linhai88', kaptchcate: '', codeId: '', code: '', domain: 'site.example', rCode: '', iCode: '' } as const;
    const register = (text: string) => site.send(registerCall, { ...registration, password: md5(text), secondPassword: md5(text) });

    expect(await register(password)).toMatchObject(REFUSED);
    expect(await site.send(loginCall, aLogin('linhai88', password))).toMatchObject({ status_code: 6002 });
  });

  it('a recovery that sets one is refused, and keeps the secret for another', async () => {
    await site.sandbox('settings', { captcha: 'off' });
    const who = { name: 'player1', phone: '8613800001111' };
    await site.send(phoneRecoveryCodeCall, who);
    const { messages } = (await site.sandbox('messages')) as { messages: { code: string }[] };
    const { secret } = answerOf(
      phoneRecoveryVerifyCall,
      await site.send(phoneRecoveryVerifyCall, { ...who, code: messages[0]?.code ?? '' }),
    );
    const reset = (text: string) => site.send(phoneRecoveryResetCall, { ...who, password: md5(text), secondPassword: md5(text), secret });

    expect(await reset('abc12345')).toMatchObject(REFUSED);
    expect(await reset('newpass99')).toMatchObject({ status_code: 6000 });
  });

  it('a member who changes to one is refused', async () => {
    const token = await site.signIn('player2', 'player234');
    const change = { oldPassword: md5('player234'), password: md5('qwerty123') };

    expect(await site.send(bindPasswordCall, change, { token })).toMatchObject(REFUSED);
    expect(await site.send(loginCall, aLogin('player2', 'player234'))).toMatchObject({ status_code: 6000 });
  });
});
