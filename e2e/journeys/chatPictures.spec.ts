import type { Page } from '@playwright/test';
import { readSandbox, steerSandbox } from '../compose/sandbox';
import { accessibilityFaults } from '../support/accessibilityFaults';
import { expect, test } from '../support/journey';
import { aPhoto } from '../support/photo';
import { signIn } from '../support/player';

const SECOND = { name: 'player2', password: 'player234' };

const composer = (page: Page) => page.getByLabel('发言内容');
const log = (page: Page) => page.getByRole('log');
const picture = (page: Page) => log(page).getByRole('img', { name: '晨星 发送的图片' });

async function enterChat(page: Page): Promise<void> {
  await page.goto('/chat');
  await expect(composer(page)).toBeEnabled();
}

const sizeOf = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]));

test('a member’s picture is seen by another member and a guest, larger on request, and gone for all when the operator deletes its line', async ({
  page,
  browser,
  complaints,
}) => {
  const other = await (await browser.newContext()).newPage();
  const guest = await (await browser.newContext()).newPage();
  await page.goto('/');
  await signIn(page);
  await other.goto('/');
  await signIn(other, SECOND);
  for (const each of [page, other, guest]) await enterChat(each);

  await test.step('what is no picture is said to be none, and what was written stays', async () => {
    await composer(page).fill('今晚的现场');
    await page.getByLabel('选择图片文件').setInputFiles({ name: '说明.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(page.getByText('“说明.pdf”不是 JPEG、PNG 或 WebP 图片')).toBeVisible();
    await expect(composer(page)).toHaveValue('今晚的现场');
  });

  await test.step('a photo is seen small before it is sent, with what is written to it', async () => {
    await page
      .getByLabel('选择图片文件')
      .setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: await aPhoto(page, 'image/png') });
    await expect(page.getByRole('img', { name: '待发送的图片 现场.png' })).toBeVisible();
    expect.soft(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: '发送', exact: true }).click();
  });

  await test.step('everybody has it in the room, as the platform has made it', async () => {
    for (const each of [page, other, guest]) {
      await expect(picture(each)).toBeVisible();
      await expect(log(each).getByText('今晚的现场')).toBeVisible();
      expect(await sizeOf(each)).toEqual([480, 320]);
    }
    await expect(composer(page)).toHaveValue('');
    await expect(guest.getByRole('button', { name: '发送图片' })).toHaveCount(0);
  });

  await test.step('it opens larger by the keyboard, and closes by Escape to where it was', async () => {
    const small = log(other).getByRole('button', { name: '晨星 发送的图片' });
    await small.press('Enter');
    const dialog = other.getByRole('dialog', { name: '晨星 发送的图片' });
    await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 1600);
    await other.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(small).toBeFocused();
  });

  await test.step('who enters later has it from the history', async () => {
    await guest.reload();
    await expect(picture(guest)).toBeVisible();
  });

  await test.step('deleted by the operator it goes for everybody, and from its address', async () => {
    const address = String(await picture(other).getAttribute('src'));
    expect((await other.request.get(address)).headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    await log(other).getByRole('button', { name: '对 晨星 的消息的操作' }).click();
    await log(other).getByRole('button', { name: '举报' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: '举报' }).click();
    await expect(other.getByText('已举报，管理员会查看')).toBeVisible();
    const { reports } = (await readSandbox('chat/reports')) as {
      readonly reports: ReadonlyArray<{ readonly id: string; readonly picture: string }>;
    };
    expect(address).toContain(String(reports[0]?.picture));

    await steerSandbox('chat/delete', { id: reports[0]?.id });

    for (const each of [page, other, guest]) await expect(picture(each)).toHaveCount(0);
    expect((await other.request.get(address)).status()).toBe(404);
  });

  await test.step('a room that takes none has no button', async () => {
    await steerSandbox('chat/room', { rid: 'c1', pictureLevel: null });
    await expect(page.getByRole('button', { name: '发送图片' })).toHaveCount(0);
    await steerSandbox('chat/room', { rid: 'c1', pictureLevel: 1 });
    await expect(page.getByRole('button', { name: '发送图片' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
