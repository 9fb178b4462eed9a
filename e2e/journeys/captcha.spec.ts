import type { Page } from '@playwright/test';
import { captchaPanel, dragPiece, readPicture, sliderHandle, stepPiece } from '../support/captcha';
import { expect, test } from '../support/journey';
import { openLogin } from '../support/player';
import { untranslated, translatorFor, type Translate } from '../support/translator';

const dialog = (page: Page, name = '登录') => page.getByRole('dialog', { name });
const signedIn = (page: Page, name = 'player1') => page.getByRole('button', { name: `${name} 的账户菜单` });

async function fillLogin(page: Page, password = 'player123', translate: Translate = untranslated): Promise<void> {
  const login = await openLogin(page, translate);
  await login.getByLabel(translate('用户名')).fill('player1');
  await login.getByLabel(translate('密码'), { exact: true }).fill(password);
}

async function logIn(page: Page, password?: string): Promise<void> {
  await fillLogin(page, password);
  await dialog(page).getByRole('button', { name: '登录' }).click();
}

test(
  'three wrong logins require a picture: a wrong text brings another picture, the right one signs in',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto('/');
    for (let tries = 1; tries <= 3; tries += 1) {
      await logIn(page, `wrong${String(tries)}23`);
      await expect(dialog(page).getByRole('alert')).toContainText('用户名或密码错误');
    }

    await test.step('the fourth shows the picture before it is decided [R-CAPT-01] [R-CAPT-05] [R-ERR-6021]', async () => {
      await logIn(page);
      await expect(captchaPanel(page)).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: '验证中' })).toBeVisible();
      // Wait for the picture, because text typed before would not belong to it.
      await expect(captchaPanel(page).getByRole('img')).toBeVisible();
    });

    await test.step('a wrong text brings another picture, and the form keeps its values [R-CAPT-03] [R-API-011]', async () => {
      await captchaPanel(page).getByLabel('验证码').fill('----');
      await captchaPanel(page).getByLabel('验证码').press('Enter');
      await expect(captchaPanel(page).getByText('验证码错误或已失效，请重新输入')).toBeVisible();
      await expect(dialog(page).getByLabel('密码', { exact: true })).toHaveValue('player123');
    });

    await test.step('the right text signs in [R-CAPT-06]', async () => {
      await readPicture(page, sandbox);
      await expect(signedIn(page)).toBeVisible();
    });
  },
);

test.describe('a slider', () => {
  test.beforeEach(async ({ sandbox }) => {
    await sandbox.configure({ captcha: 'slider' });
  });

  test('is solved by mouse, after a miss', async ({ page, sandbox }) => {
    await page.goto('/');
    await test.step('a login requires it [R-CAPT-02] [R-API-012] [R-ERR-6022]', () => logIn(page));
    await test.step('a miss ends it with the message, and the next login requires it again [R-ERRB-18]', async () => {
      await dragPiece(page, sandbox, { beside: -30 });
      await expect(page.getByRole('alert').filter({ hasText: '安全验证未通过，请重试' })).toBeVisible();
      await expect(captchaPanel(page)).toBeHidden();
      await dialog(page, '登录').getByRole('button', { name: '登录', exact: true }).click();
    });
    await test.step('the right position signs in [R-CAPT-04] [R-API-010]', async () => {
      await dragPiece(page, sandbox);
      await expect(signedIn(page)).toBeVisible();
    });
  });

  test(
    'precedes a registration by keyboard alone, in the other language [R-CAPT-02] [R-CAPT-11]',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const translate = translatorFor('zh-TW');
      await page.addInitScript(() => {
        window.localStorage.setItem('site.locale', 'zh-TW');
      });
      await page.goto('/?register=1');
      await expect(dialog(page, translate('注册')).getByLabel(translate('用户名'))).toBeFocused();

      await page.keyboard.type('linhai88');
      for (const text of ['linhai888', 'linhai888']) {
        await page.keyboard.press('Tab');
        if (!(await isTyping(page))) await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await dialog(page, translate('注册')).getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      await dialog(page, translate('注册'))
        .getByRole('button', { name: translate('立即注册') })
        .focus();
      await page.keyboard.press('Enter');
      await stepPiece(page, sandbox, translate);

      await expect(dialog(page, translate('注册'))).toBeHidden();
      await expect(page.getByRole('button', { name: translate('{{name}} 的账户菜单').replace('{{name}}', 'linhai88') })).toBeVisible();
    },
  );

  test(
    'that is closed leaves the form unchanged, and the next attempt begins another one [R-CAPT-08] [R-ERRB-19]',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await page.goto('/');
      await logIn(page);
      await sliderHandle(page);
      await page.keyboard.press('Escape');
      await expect(captchaPanel(page)).toBeHidden();
      const submit = dialog(page).getByRole('button', { name: '登录' });
      await expect(submit).toBeFocused();
      await expect(dialog(page).getByLabel('用户名')).toHaveValue('player1');

      await page.keyboard.press('Enter');
      await stepPiece(page, sandbox);

      await expect(signedIn(page)).toBeVisible();
    },
  );
});

test.describe("GeeTest's slider, with a fake of its script", () => {
  const ACCOUNT = {
    captchaProvider: 'geetest',
    captchaId: '0123456789abcdef0123456789abcdef',
    captchaKey: 'fedcba9876543210fedcba9876543210',
  };
  const PROOF = { lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1700000000' };

  /** Returns a script that calls the given listener of the site once it is ready. */
  const script = (callback: 'onSuccess' | 'onClose' | 'onError') => `
    window.initGeetest4 = (options, begin) => {
      const heard = {};
      const on = (name) => (listener) => ((heard[name] = listener), captcha);
      const captcha = { onReady: on('onReady'), onSuccess: on('onSuccess'), onClose: on('onClose'), onError: on('onError') };
      captcha.getValidate = () => (${JSON.stringify({ captcha_id: ACCOUNT.captchaId, ...PROOF })});
      captcha.showCaptcha = () => {
        document.body.textContent = 'GeeTest ' + options.captchaId;
        window.addEventListener('click', () => heard.${callback}());
      };
      begin(captcha);
      heard.onReady();
    };`;

  async function openGeetest(page: Page, callback: Parameters<typeof script>[0]): Promise<void> {
    await page.route('https://static.geetest.com/v4/gt4.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script(callback) }),
    );
    await page.goto('/');
    await logIn(page);
    await expect(frame(page).getByText(`GeeTest ${ACCOUNT.captchaId}`)).toBeVisible();
  }

  const frame = (page: Page) => page.frameLocator('iframe[title="第三方安全验证"]');

  test.beforeEach(async ({ sandbox }) => {
    await sandbox.configure({ captcha: 'slider', ...ACCOUNT });
  });

  test(
    'is solved in a page isolated from the site, and its proof is checked [R-CAPT-04] [R-API-010]',
    { tag: '@full' },
    async ({ page }) => {
      const sent: unknown[] = [];
      await page.route('**/user/member/validateGeeCheck', (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ json: { status_code: 6022, data: null, message: '安全验证未通过，请重试' } });
      });
      await openGeetest(page, 'onSuccess');
      expect(
        await frame(page)
          .locator('body')
          .evaluate(() => [window.origin, document.referrer === '']),
      ).toEqual(['null', false]);

      await frame(page).locator('body').click();

      await expect(captchaPanel(page)).toBeHidden();
      await expect(dialog(page).getByRole('alert')).toContainText('安全验证未通过，请重试');
      expect(sent).toEqual([{ ...PROOF, validate_way: 'geetest', ktype: 4, name: 'player1' }]);
    },
  );

  test('that is closed in its page ends without a result [R-ERRB-19]', { tag: '@full' }, async ({ page }) => {
    await openGeetest(page, 'onClose');

    await frame(page).locator('body').click();

    await expect(captchaPanel(page)).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: '登录' })).toBeFocused();
  });

  test('that fails ends without a result, and the form says so [R-ERRB-17] [R-ERRB-20]', { tag: '@full' }, async ({ page }) => {
    await openGeetest(page, 'onError');

    await frame(page).locator('body').click();

    await expect(captchaPanel(page)).toBeHidden();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
  });
});

/** Returns true when the focus is in a field and not, for example, on the button of a password field. */
function isTyping(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement instanceof HTMLInputElement);
}
