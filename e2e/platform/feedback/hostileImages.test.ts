import sharp from 'sharp';
import { uploadImageCall } from '@site/shared/wire/feedback';
import { sql } from 'kysely';
import { aBomb, aJpeg, anAnimatedPng, aPicture, aPng, chunk, NO_PICTURES, PAGE } from '../testing/hostilePictures';
import { platformForTests } from '../testing/platformForTests';
import { createFeedbackService } from './createFeedbackService';
import type { FeedbackTables } from './tables';

const site = platformForTests();
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});

const upload = async (content: Buffer, name = '截图.png') =>
  (await site.send(uploadImageCall, { name, content: content.toString('base64') }, { token })).status_code;
const kept = () => site.db.withTables<FeedbackTables>().selectFrom('feedback_image').selectAll().execute();
const onlyKept = async () => {
  const [image, ...others] = await kept();
  if (image === undefined || others.length > 0) throw new Error(`${String(others.length + 1)} images are kept`);
  return image;
};

describe('what is no picture is refused, whatever its name and first bytes say', () => {
  it.each(NO_PICTURES)('%s', async (_what, make) => {
    expect(await upload(await make())).toBe(6010);
    expect(await kept()).toEqual([]);
  });
});

it('a kilobyte that claims 900 million pixels is refused by its header, in words', async () => {
  const content = aBomb(30_000, 30_000, 200);
  expect(content.length).toBeLessThan(1_100);

  expect(await site.send(uploadImageCall, { name: 'a.png', content: content.toString('base64') }, { token })).toMatchObject({
    status_code: 6010,
    message: '图片像素过多，请缩小后再试',
  });
});

describe('of a picture only the picture is kept', () => {
  it('without the page behind it', async () => {
    expect(await upload(Buffer.concat([await aPng(), Buffer.from(PAGE)]))).toBe(6000);

    const { content } = await onlyKept();
    expect(content.includes('<script>')).toBe(false);
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 6 });
  });

  it('without the page in its texts', async () => {
    const png = await aPng();
    const text = chunk('tEXt', Buffer.from(`Comment\0${PAGE}`));

    expect(await upload(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]))).toBe(6000);

    expect((await onlyKept()).content.includes('<script>')).toBe(false);
  });

  it('without the other frames of an animated PNG, however large they claim to be', async () => {
    expect(await upload(await anAnimatedPng(1_000))).toBe(6000);

    expect(await sharp((await onlyKept()).content).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 6 });
  });

  it('without where and with what it was taken, and turned as it was held', async () => {
    const photo = await sharp(await aJpeg())
      .withExif({ IFD0: { Make: 'SpyPhone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SpyPhone')).toBe(true);

    expect(await upload(photo, 'IMG_1.jpg')).toBe(6000);

    const { content } = await onlyKept();
    expect(content.includes('SpyPhone')).toBe(false);
    const { exif, xmp, iptc, orientation, width, height } = await sharp(content).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
    expect([width, height]).toEqual([6, 8]);
  });

  it('under a name that is one, whatever was sent as it', async () => {
    const png = await aPng();
    for (const name of [
      '../../etc/passwd',
      'C:\\Windows\\a.exe',
      'x.html',
      '.png',
      '/',
      '截图.PNG',
      `${'长'.repeat(110)}.jpg`,
      `${'家'.repeat(59)}👨‍👩‍👧.jpg`,
    ]) {
      expect(await upload(png, name)).toBe(6000);
    }

    expect((await kept()).map(({ name }) => name).sort()).toEqual(
      ['passwd.jpg', 'a.jpg', 'x.jpg', 'image.png', 'image.jpg', '截图.PNG', `${'长'.repeat(60)}.jpg`, `${'家'.repeat(59)}.jpg`].sort(),
    );
  });
});

it('twenty uploads of a member at once keep no more than may wait', async () => {
  const content = await aPng();
  const { userId } = (await site.sandbox('member/player1')) as { userId: string };
  // Call the service directly, because calls of one machine run one after the other.
  const service = createFeedbackService(site.db, site.clock);

  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => service.keepImage(Number(userId), { name: 'a.png', content })));

  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 6010, reason: 'images_waiting' } });
  expect(await kept()).toHaveLength(12);
  // The limit is checked before the content.
  await expect(service.keepImage(Number(userId), { name: 'a.png', content: Buffer.from(PAGE) })).rejects.toMatchObject({
    reason: 'images_waiting',
  });
});

it('a large photo is taken, and kept smaller than it may be', async () => {
  const photo = await aPicture(4_000, 3_000).jpeg().toBuffer();

  expect(await upload(photo, 'photo.jpeg')).toBe(6000);

  expect((await sql<{ size: number }>`select length(content) as size from feedback_image`.execute(site.db)).rows[0]?.size).toBeLessThan(
    2 * 1024 * 1024,
  );
});
