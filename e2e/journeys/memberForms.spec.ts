import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { aPhoto, withPlace } from '../support/photo';
import { signIn } from '../support/player';

/** PNG of one red pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

/** Inserts a text at once, like pasting. */
const paste = async (field: Locator, text: string) => {
  await field.focus();
  await field.page().keyboard.insertText(text);
};

const described = (field: Locator, message: string) => expect(field).toHaveAccessibleDescription(message);

async function openAs(page: Page, path: string, account?: { readonly name: string; readonly password: string }) {
  await page.goto('/');
  await signIn(page, account);
  await page.goto(path);
}

test('a payout card: an empty form leads to its first wrong field, 0000… and a wrong check digit are refused, a good one is added by its owner, has the focus and is held [R-MEMBER-12]', async ({
  page,
  complaints,
}) => {
  await openAs(page, '/mine/addBankCard');
  const form = page.getByRole('region', { name: '添加银行卡' });
  const bank = form.getByRole('combobox', { name: '开户银行' });
  const number = form.getByRole('textbox', { name: '银行卡号' });

  await form.getByRole('button', { name: '确认添加' }).click();
  await expect(bank).toBeFocused();
  await described(bank, '请选择开户银行');
  await described(number, '请输入 16-19 位银行卡号');

  await bank.click();
  await page.getByRole('option', { name: '中国工商银行' }).click();
  await paste(number, '0000 0000 0000 0000');
  await number.press('Enter');
  await described(number, '卡号开头不属于可收款的银行卡，请核对');
  await expect(number).toBeFocused();

  await number.fill('');
  await paste(number, '６２２２-0200-0000-0016');
  await expect(number).toHaveValue('6222 0200 0000 0016');
  await number.press('Enter');
  await described(number, '卡号有误，请逐位核对');

  await number.fill('6222020000000015');
  await number.press('Enter');
  const password = form.getByLabel('登录密码', { exact: true });
  await described(password, '请输入登录密码');
  await expect(password).toBeFocused();
  await password.fill('player123');
  await password.press('Enter');
  await expect(page.getByRole('link', { name: /^中国工商银行 \*{4} \*{4} \*{4} 0015 .* 起可取款 默认$/ })).toBeFocused();
  expect(complaints).toEqual([]);
});

test(
  'a second password is not 123456, a birthday or a common one; another is set and has the focus [R-MEMBER-13]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await openAs(page, '/mine/auth');
    const card = page.getByRole('region', { name: '二级密码' });
    await card.getByRole('button', { name: '设置二级密码' }).click();
    const pin = card.getByLabel('新的二级密码');
    const submit = card.getByRole('button', { name: '设置二级密码' });

    await submit.click();
    await expect(pin).toBeFocused();
    await card.getByLabel('登录密码', { exact: true }).fill('player123');
    for (const guessable of ['123456', '888888', '900101', '147258']) {
      await pin.fill(guessable);
      await card.getByLabel('确认二级密码').fill(guessable);
      await submit.click();
      await described(pin, '太容易被猜到，请勿使用重复或连续的数字、年月日与常见组合');
      await expect(pin).toBeFocused();
    }

    await pin.fill('273918');
    await card.getByLabel('确认二级密码').fill('273918');
    await submit.click();
    await expect(page.getByRole('status').getByText('二级密码已设置')).toBeVisible();
    await expect(card.getByRole('button', { name: '重置二级密码' })).toBeVisible();
    await expect(card.getByText('取款与移除收款账户时使用').locator('..')).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test(
  'a real name is checked on leaving the field, confirmed as it will be kept, and then has the focus [R-MEMBER-11]',
  { tag: '@full' },
  async ({ page, complaints }) => {
    await openAs(page, '/mine/auth', { name: 'unbound1', password: 'unbound123' });
    const card = page.getByRole('region', { name: '真实姓名' });
    const name = card.getByRole('textbox', { name: '姓名' });
    await card.getByRole('button', { name: '提交姓名' }).click();
    await expect(name).toBeFocused();

    await name.fill('李1');
    await name.press('Tab');
    await described(name, '请输入正确的名字');

    await name.fill(' 李 小满 ');
    await name.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: '确认真实姓名' });
    await expect(dialog).toContainText('将绑定的姓名是：李小满');
    await expect(dialog).toContainText('提交后不能更改');
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(card.getByText('未绑定')).toBeVisible();

    await card.getByRole('button', { name: '提交姓名' }).click();
    await dialog.getByRole('button', { name: '确认提交' }).click();
    await expect(card.getByText('**满')).toBeVisible();
    await expect(card.getByText('**满').locator('..')).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test('feedback takes a large photo without a type, upright and without its place, and says what to do with files that are no pictures [R-MEMBER-07]', async ({
  page,
  complaints,
}) => {
  await openAs(page, '/mine/feedback');
  const form = page.getByRole('form', { name: '提交反馈' });
  const text = form.getByRole('textbox', { name: '问题描述' });
  await text.fill('昨天的存款到账比平时慢了一些。');
  const photo = await aPhoto(page, 'image/jpeg');
  expect(photo.length).toBeGreaterThan(3_800_000);
  await form.locator('input[type="file"]').setInputFiles([
    { name: '文档.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') },
    { name: '坏图.png', mimeType: 'image/png', buffer: PNG.subarray(0, 60) },
    { name: '半张.jpg', mimeType: 'image/jpeg', buffer: photo.subarray(0, 1_000_000) },
    { name: '画.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
    { name: 'IMG_2.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0') },
    { name: '空.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'IMG_1', mimeType: '', buffer: withPlace(photo) },
    { name: '图.webp', mimeType: 'image/webp', buffer: await aPhoto(page, 'image/webp') },
    { name: '截图.png', mimeType: 'image/png', buffer: PNG },
    { name: '第四张.png', mimeType: 'image/png', buffer: PNG },
  ]);
  for (const problem of [
    '“文档.png”不是 JPEG、PNG 或 WebP 图片',
    '“坏图.png”不完整或已损坏，请换一张',
    '“半张.jpg”不完整或已损坏，请换一张',
    '“画.jpg”不是 JPEG、PNG 或 WebP 图片',
    '“IMG_2.HEIC”是 HEIC 照片，无法上传。请在手机上打开照片并截图，再选择截图',
    '“空.png”是空文件，请重新选择',
    '最多选择 3 张图片，多出的没有添加',
  ]) {
    await expect(form.getByText(problem)).toBeVisible();
  }
  await expect(form.getByRole('img')).toHaveCount(3);
  await expect(text).toHaveValue('昨天的存款到账比平时慢了一些。');

  const kept = form.getByRole('img', { name: 'IMG_1' });
  const content = Buffer.from(String(await kept.getAttribute('src')).replace(/^.*,/, ''), 'base64');
  expect(content.length).toBeLessThanOrEqual(2 * 1024 * 1024);
  expect(content.includes('SpyPhone')).toBe(false);
  const [width, height] = await kept.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(height).toBeGreaterThan(width);
  expect(height).toBeGreaterThan(1_000);

  await form.getByRole('button', { name: '提交反馈' }).click();
  await expect(form.getByRole('combobox', { name: '反馈类型' })).toBeFocused();
  await form.getByRole('combobox', { name: '反馈类型' }).click();
  await page.getByRole('option', { name: '其他' }).click();
  await form.getByRole('button', { name: '提交反馈' }).click();
  const sent = page.getByRole('status').filter({ hasText: '反馈已提交' });
  await expect(sent.locator('..')).toBeFocused();
  expect(complaints).toEqual([]);
});
