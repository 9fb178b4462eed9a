import type { Page } from '@playwright/test';
import { captchaPanel, dragPiece, stepPiece } from '../support/captcha';
import { expect, test } from '../support/journey';
import { header, signIn } from '../support/player';
import {
  codeField,
  newestCode,
  next,
  openRecovery,
  recoveryDialog,
  submitCode,
  submitPassword,
  enterIdentity,
  wrongCode,
} from '../support/recovery';
import { translatorFor } from '../support/translator';

const PHONE = { typed: '13800001111', target: '8613800001111' };
const EMAIL = 'player1@example.com';
const MINUTE_MS = 60_000;

const refusal = (page: Page) => recoveryDialog(page).getByRole('alert');

test('by phone: a captcha, a wrong code and the right one, a new password; the login form shows the name, the old password is refused, and other devices are signed out [R-AUTH-03]', async ({
  page,
  browser,
  sandbox,
  complaints,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/');
  await signIn(elsewhere);
  await page.goto('/');
  await openRecovery(page);

  await test.step('the code is sent after a slider [R-RESET-01] [R-CAPT-12]', async () => {
    await enterIdentity(page, 'player1', { phone: PHONE.typed });
    await expect(recoveryDialog(page).getByRole('button', { name: '验证中' })).toBeVisible();
    await dragPiece(page, sandbox);
  });

  await test.step('it goes to the phone with its country code [R-RESET-11] [R-API-033] [R-API-039]', async () => {
    await expect(recoveryDialog(page).getByText(`+${PHONE.target}`)).toBeVisible();
    await expect(codeField(page)).toBeFocused();
  });

  const code = await newestCode(sandbox, PHONE.target);
  await test.step('a wrong code is refused [R-RESET-14] [R-ERR-6036]', async () => {
    await submitCode(page, wrongCode(code));
    await expect(refusal(page)).toContainText('验证码错误');
  });

  await test.step('the right one leads to the new password [R-RESET-15] [R-API-034] [R-API-035]', async () => {
    await submitCode(page, code);
    await submitPassword(page, 'linhai999');
    await expect(page.getByText('密码已重设')).toBeVisible();
  });

  await test.step('three seconds later the login form appears with the name [R-RESET-09] [R-RESET-16]', async () => {
    const login = page.getByRole('dialog', { name: '登录' });
    await expect(login).toBeVisible();
    await expect(login.getByLabel('用户名')).toHaveValue('player1');
    await login.getByLabel('密码', { exact: true }).fill('player123');
    await login.getByRole('button', { name: '登录' }).click();
    await expect(login.getByRole('alert')).toContainText('用户名或密码错误');
    await signIn(page, { name: 'player1', password: 'linhai999' });
  });

  await test.step('elsewhere the login has ended, and the page says so by itself', async () => {
    await expect(elsewhere.getByRole('dialog', { name: '登录' })).toBeVisible();
    await elsewhere.context().close();
  });
  expect(complaints).toEqual([]);
});

test(
  'by e-mail: closing the dialog does not shorten the cooldown; an expired code is refused, and the next one is accepted',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto('/');
    await openRecovery(page);
    await test.step('the code is asked for by its tab, after a slider [R-RESET-02] [R-CAPT-13]', async () => {
      await enterIdentity(page, 'player1', { email: EMAIL });
      await stepPiece(page, sandbox);
    });
    const first = await test.step('it goes to the address [R-RESET-12] [R-API-036]', async () => {
      await expect(recoveryDialog(page).getByText(EMAIL)).toBeVisible();
      return newestCode(sandbox, EMAIL);
    });

    await test.step('the cooldown goes on while the dialog is closed [R-RESET-17]', async () => {
      await page.keyboard.press('Escape');
      await expect(recoveryDialog(page)).toBeHidden();
      await openRecovery(page);
      await expect(recoveryDialog(page).getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled();
    });

    await test.step('ten minutes later it has expired [R-API-037] [R-ERR-6038]', async () => {
      await sandbox.advance(10 * MINUTE_MS);
      await submitCode(page, first);
      await expect(refusal(page)).toContainText('验证码已失效，请重新获取');
    });

    await test.step('the next code leads to the new password, which signs in [R-API-038]', async () => {
      await recoveryDialog(page).getByRole('button', { name: '重新获取' }).click();
      await stepPiece(page, sandbox);
      await expect.poll(() => newestCode(sandbox, EMAIL)).not.toBe(first);
      await submitCode(page, await newestCode(sandbox, EMAIL));
      await submitPassword(page, 'linhai999');
      await page.getByRole('button', { name: '立即登录' }).click();
      await signIn(page, { name: 'player1', password: 'linhai999' });
    });
  },
);

test(
  'five wrong codes lock; going back returns to the previous step with its values [R-RESET-10] [R-ERR-6037]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.configure({ captcha: 'off' });
    await page.goto('/');
    await openRecovery(page);
    await enterIdentity(page, 'player1', { phone: PHONE.typed });
    await expect(codeField(page)).toBeFocused();
    const code = await newestCode(sandbox, PHONE.target);

    for (let guesses = 1; guesses <= 4; guesses += 1) {
      await submitCode(page, wrongCode(code));
      await expect(refusal(page)).toContainText('验证码错误');
      await codeField(page).fill('');
      await expect(refusal(page)).toBeHidden();
    }
    await submitCode(page, wrongCode(code));
    await expect(refusal(page)).toContainText('验证码错误次数过多，请重新获取');
    await submitCode(page, code);
    await expect(refusal(page)).toContainText('验证码错误次数过多，请重新获取');

    await recoveryDialog(page).getByRole('button', { name: '上一步' }).click();
    await expect(recoveryDialog(page).getByLabel('用户名')).toHaveValue('player1');
    await expect(recoveryDialog(page).getByLabel('手机号码')).toHaveValue(PHONE.typed);
  },
);

test('a name that does not match the phone gets the same response, and no code is sent', { tag: '@full' }, async ({ page, sandbox }) => {
  await sandbox.configure({ captcha: 'off' });
  await page.goto('/');
  await openRecovery(page);

  await enterIdentity(page, 'nobody1', { phone: PHONE.typed });

  await expect(codeField(page)).toBeFocused();
  expect(await sandbox.messages()).toEqual([]);
  await submitCode(page, '123456');
  await expect(refusal(page)).toContainText('验证码错误');
});

test(
  'a refusal is shown with the text of the platform, at its step, and nothing is resent automatically',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.configure({ captcha: 'off' });
    await page.goto('/');
    await openRecovery(page);
    const path = (step: string) => `/site/api/v1/user/forgetByPhone/${step}`;
    const refused = async (step: string, code: number, act: () => Promise<void>) => {
      const refusalText = `拒绝 ${String(code)}`;
      await sandbox.setFault(path(step), { kind: 'code', code, message: refusalText });
      await act();
      await expect(refusal(page)).toContainText(refusalText);
    };

    await test.step('at the first step [R-RESET-13] [R-ERR-6034] [R-ERR-6039]', async () => {
      for (const code of [6033, 6034, 6039]) await refused('one', code, () => enterIdentity(page, 'player1', { phone: PHONE.typed }));
    });
    await sandbox.setFault(path('one'), { kind: 'drop' });
    await next(page);
    await expect(refusal(page)).toContainText('验证码可能已经发出');
    await next(page);
    await expect(codeField(page)).toBeFocused();

    const code = await newestCode(sandbox, PHONE.target);
    await test.step('at the code [R-RESET-14]', async () => {
      for (const refusing of [6036, 6037, 6038]) {
        await test.step(`[R-ERR-${String(refusing)}]`, () => refused('two', refusing, () => submitCode(page, code)));
      }
      await submitCode(page, code);
    });

    await test.step('at the new password [R-RESET-15]', async () => {
      for (const refusing of [6003, 6007]) await refused('three', refusing, () => submitPassword(page, 'linhai999'));
      await submitPassword(page, 'linhai999');
      await expect(page.getByText('密码已重设')).toBeVisible();
    });
  },
);

test(
  '6066 stays at the first step until the wait is over [R-ERR-6066] [R-RESET-13] [R-RESET-17]',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await sandbox.configure({ captcha: 'off' });
    await page.goto('/');
    await openRecovery(page);
    await enterIdentity(page, 'player1', { phone: PHONE.typed });
    await expect(codeField(page)).toBeFocused();

    // The reloaded page no longer knows the previous code.
    await page.reload();
    await openRecovery(page);
    await enterIdentity(page, 'player1', { phone: PHONE.typed });

    await expect(refusal(page)).toContainText('验证码发送过于频繁');
    await expect(recoveryDialog(page).getByRole('button', { name: /^\d+ 秒后可重试$/ })).toBeVisible();
  },
);

test('works in the other language and the other edition [R-RESET-02] [R-RESET-12]', { tag: '@full' }, async ({ page, sandbox }) => {
  const translate = translatorFor('zh-TW');
  await page.addInitScript(() => {
    window.localStorage.setItem('site.locale', 'zh-TW');
    window.localStorage.setItem('site.edition', 'professional');
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'professional');
  await openRecovery(page, translate);

  await enterIdentity(page, 'player1', { email: EMAIL }, translate);
  await stepPiece(page, sandbox, translate);
  await submitCode(page, await expectCode(), translate);
  await submitPassword(page, 'linhai999', translate);

  await page
    .getByRole('button', { name: translate('立即登录') })
    .first()
    .click();
  await signIn(page, { name: 'player1', password: 'linhai999' }, translate);
  await expect(header(page)).toBeVisible();
  await expect(captchaPanel(page, translate)).toBeHidden();

  async function expectCode(): Promise<string> {
    await expect(codeField(page, translate)).toBeFocused();
    return newestCode(sandbox, EMAIL);
  }
});
