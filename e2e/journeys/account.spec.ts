import type { Locator, Page } from '@playwright/test';
import { steerSandbox } from '../compose/sandbox';
import { sayInChat } from '../support/chat';
import { expect, test } from '../support/journey';
import { moveTo } from '../support/memberPage';
import { header, signIn } from '../support/player';

/** PNG of one red pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

const accountButton = (page: Page) => header(page).getByRole('button', { name: /的账户菜单$/ });

/** Returns the image address of an avatar. Masks with the same seed have the same address. */
async function maskOf(within: Locator): Promise<string> {
  return (await within.locator('img').first().getAttribute('src')) ?? '';
}

test('a mask that is chosen is the same in header, at home, beside the records and in each line of an open chat, at once, after a reload, and for another member', async ({
  page,
  browser,
  sandbox,
  complaints,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  const lineOn = (anyPage: Page, text: string) => anyPage.getByRole('article').filter({ hasText: text });
  await page.goto('/');
  await signIn(page);
  await theirs.goto('/');
  await signIn(theirs, { name: 'player2', password: 'player234' });
  await sayInChat(page, '各位晚上好呀');
  await sayInChat(theirs, '我看');
  // The platform accepts one message per person and second.
  await expect(lineOn(theirs, '各位晚上好呀')).toBeVisible();
  await sandbox.advance(2_000);
  await sayInChat(page, '今晚谁看球');
  await expect(lineOn(theirs, '今晚谁看球')).toBeVisible();

  const first = await maskOf(accountButton(page));
  await test.step('others see the same mask as the member, before one is chosen too', async () => {
    await expect.poll(() => maskOf(lineOn(theirs, '各位晚上好呀'))).toBe(first);
    expect(await maskOf(lineOn(page, '各位晚上好呀'))).toBe(first);
    expect(await maskOf(lineOn(page, '我看'))).toBe(await maskOf(accountButton(theirs)));
  });

  const chosen = await test.step('another is chosen in the profile', async () => {
    await moveTo(page, '/mine/userinfo');
    await page.getByRole('button', { name: '更换头像' }).click();
    const dialog = page.getByRole('dialog', { name: '更换头像' });
    const mask = dialog.getByRole('radio', { name: '脸谱 7' });
    await mask.check();
    const picture = await maskOf(mask.locator('..'));
    await dialog.getByRole('button', { name: '使用这个头像' }).click();
    await expect(dialog).toBeHidden();
    return picture;
  });
  expect(chosen).not.toBe(first);

  const expectEverywhere = async () => {
    await expect.poll(() => maskOf(accountButton(page))).toBe(chosen);
    for (const each of [page, theirs]) {
      for (const text of ['各位晚上好呀', '今晚谁看球']) await expect.poll(() => maskOf(lineOn(each, text))).toBe(chosen);
    }
    expect(await maskOf(lineOn(theirs, '我看'))).toBe(await maskOf(accountButton(theirs)));
  };
  await expectEverywhere();
  await moveTo(page, '/mine/betRecord');
  await expect
    .poll(() => maskOf(page.getByRole('complementary').filter({ has: page.getByRole('navigation', { name: '会员中心' }) })))
    .toBe(chosen);
  await moveTo(page, '/');
  await expect.poll(() => maskOf(page.getByRole('region', { name: '我的今天' }))).toBe(chosen);

  await test.step('after a reload', async () => {
    for (const each of [page, theirs]) {
      await each.reload();
      await sandbox.advance(2_000);
      await sayInChat(each, each === page ? '我回来了' : '欢迎欢迎');
    }
    await expectEverywhere();
  });
  await theirs.context().close();
  expect(complaints).toEqual([]);
});

test('an answer arrives in an open inbox, at the bell and in the open conversation, whose picture is there after a reload; rated it is closed, and a follow-up opens it again', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/');
  await signIn(page);
  await moveTo(page, '/mine/feedback');
  const form = page.getByRole('form', { name: '提交反馈' });
  await form.getByRole('combobox', { name: '反馈类型' }).click();
  await page.getByRole('option', { name: '存款' }).click();
  await form.getByRole('textbox', { name: '问题描述' }).fill('昨天的存款到账比平时慢了一些。');
  await form.locator('input[type="file"]').setInputFiles({ name: '截图.png', mimeType: 'image/png', buffer: PNG });
  await form.getByRole('button', { name: '提交反馈' }).click();
  await expect(page.getByText('反馈已提交')).toBeVisible();

  const open = () => page.getByRole('button', { name: /^存款/ }).click();
  const conversation = page.getByRole('list', { name: '对话' });
  const picture = conversation.getByRole('button', { name: '放大查看 截图.png' }).locator('img');
  await test.step('its picture is shown again', async () => {
    await page.goto('/mine/feedback?tab=list');
    await open();
    await page.reload();
    await open();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1);
  });

  const inbox = await context.newPage();
  await inbox.goto('/mine/message');
  await expect(inbox.getByRole('heading', { name: '站内信' })).toBeVisible();
  await expect(header(inbox).getByRole('button', { name: /^站内信，\d+ 条未读$/ })).toBeVisible();
  const unread = await header(inbox)
    .getByRole('button', { name: /^站内信，/ })
    .innerText();
  const id = await page.getByText(/^FK\d+$/).innerText();
  await steerSandbox('feedback/answer', { feedbackId: id, answer: '已为您查到，款项已到账。' });

  await test.step('without a reload', async () => {
    const letter = inbox.getByRole('button', { name: /^反馈回复 您的反馈已有回复/ });
    await expect(letter).toBeVisible();
    await expect(header(inbox).getByRole('button', { name: `站内信，${String(Number(unread) + 1)} 条未读` })).toBeVisible();
    await expect(conversation.getByText('已为您查到，款项已到账。')).toBeVisible();
    await letter.click();
    await inbox.getByRole('link', { name: '查看反馈', exact: true }).click();
    await expect(inbox.getByRole('list', { name: '对话' }).getByText('已为您查到，款项已到账。')).toBeVisible();
  });

  await test.step('a rating closes it, and a follow-up opens it again', async () => {
    await page.getByRole('radio', { name: '满意', exact: true }).check({ force: true });
    await page.getByRole('button', { name: '提交评价并关闭' }).click();
    await expect(page.getByRole('button', { name: /^存款.*已关闭/ })).toBeVisible();
    await page.getByRole('button', { name: '仍未解决，重新打开' }).click();
    await page.getByRole('textbox', { name: '补充内容' }).fill('还是没有看到');
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(page.getByRole('button', { name: /^存款.*待回复/ })).toBeVisible();
    await expect(conversation.getByText('还是没有看到')).toBeVisible();
  });
  await inbox.close();
  expect(complaints).toEqual([]);
});

for (const [device, size] of [
  ['a laptop', { width: 1366, height: 768 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`the limits are two presses away at most from home, deposit and profile, on ${device}`, async ({ page, complaints }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await signIn(page);
    for (const from of ['/', '/mine/savemoney', '/mine/userinfo']) {
      await moveTo(page, from);
      await expect(page).toHaveURL(new RegExp(`${from}$`));
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: '玩家保护' }).click();
      await expect(page).toHaveURL(/\/mine\/protection$/);
      await expect(page.getByRole('button', { name: '设置每日存款限额' })).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
}

test('profile, security and VIP page say one security level, before and after something is bound', async ({ page, complaints }) => {
  await page.goto('/');
  await signIn(page);
  const levels = async () => {
    const values: (string | null)[] = [];
    for (const address of ['/mine/userinfo', '/mine/auth', '/mine/vip']) {
      await moveTo(page, address);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      const meter = page.getByRole('meter', { name: '安全等级' });
      await expect(meter).toHaveCount(1);
      values.push(await meter.getAttribute('value'));
    }
    return values;
  };
  const before = await levels();
  expect(new Set(before).size).toBe(1);

  await moveTo(page, '/mine/auth');
  const card = page.getByRole('region', { name: '二级密码' });
  await card.getByRole('button', { name: '设置二级密码' }).click();
  await card.getByLabel('登录密码', { exact: true }).fill('player123');
  await card.getByLabel('新的二级密码').fill('273918');
  await card.getByLabel('确认二级密码').fill('273918');
  await card.getByRole('button', { name: '设置二级密码' }).click();
  await expect(card.getByRole('button', { name: '重置二级密码' })).toBeVisible();

  const after = await levels();
  expect(new Set(after).size).toBe(1);
  expect(Number(after[0])).toBeGreaterThan(Number(before[0]));
  expect(complaints).toEqual([]);
});
