import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { uploadImageCall } from '@site/shared/wire/feedback';
import { sql } from 'kysely';
import { startTestPlatform, type TestPlatform } from '../testing/startTestPlatform';
import { createFeedbackService } from './createFeedbackService';
import type { FeedbackTables } from './tables';

let site: TestPlatform;
let token: string;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.stop());
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

const aPicture = (width = 8, height = 6) => sharp({ create: { width, height, channels: 3, background: '#c60' } });
const aPng = (width?: number, height?: number) => aPicture(width, height).png().toBuffer();
const aJpeg = () => aPicture().jpeg().toBuffer();

const PAGE = '<!doctype html><script>alert(document.domain)</script>';

/** A PNG that claims to be so large, of one colour: 900 million pixels fit into a few kilobytes. */
function aBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 2_000) }, () => row)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('what is no picture is refused, whatever its name and first bytes say', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from(PAGE)],
    [
      'a drawing with a script',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>`),
    ],
    ['the first bytes of a PNG and a page behind them', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(PAGE)])],
    ['the first bytes of a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    [
      'a PNG cut in the middle',
      async () =>
        (
          await sharp(
            Buffer.alloc(300 * 300 * 3, 7).map((_, i) => (i * 7919) % 251),
            { raw: { width: 300, height: 300, channels: 3 } },
          )
            .png()
            .toBuffer()
        ).subarray(0, 2_000),
    ],
    ['a PNG whose size is a lie', () => aBomb(3_000, 3_000)],
    ['a bomb of 900 million pixels', () => aBomb(30_000, 30_000)],
    ['a moving picture', () => aPicture().gif().toBuffer()],
    ['a WebP', () => aPicture().webp().toBuffer()],
    ['a TIFF', () => aPicture().tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
  ])('%s', async (_what, make) => {
    expect(await upload(await make())).toBe(6010);
    expect(await kept()).toEqual([]);
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
    for (const name of ['../../etc/passwd', 'C:\\Windows\\a.exe', 'x.html', '.png', '/', '截图.PNG', `${'长'.repeat(110)}.jpg`]) {
      expect(await upload(png, name)).toBe(6000);
    }

    expect((await kept()).map(({ name }) => name).sort()).toEqual(
      ['passwd.jpg', 'a.jpg', 'x.jpg', 'image.png', 'image.jpg', '截图.PNG', `${'长'.repeat(60)}.jpg`].sort(),
    );
  });
});

it('twenty uploads of a member at once keep no more than may wait', async () => {
  const content = await aPng();
  const { userId } = (await site.sandbox('member/player1')) as { userId: string };
  // Past the calls, which come one after the other from one machine.
  const service = createFeedbackService(site.db, site.clock);

  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => service.keepImage(Number(userId), { name: 'a.png', content })));

  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 6010, reason: 'images_waiting' } });
  expect(await kept()).toHaveLength(12);
});

it('a large photo is taken, and kept smaller than it may be', async () => {
  const photo = await aPicture(4_000, 3_000).jpeg().toBuffer();

  expect(await upload(photo, 'photo.jpeg')).toBe(6000);

  expect((await sql<{ size: number }>`select length(content) as size from feedback_image`.execute(site.db)).rows[0]?.size).toBeLessThan(
    2 * 1024 * 1024,
  );
});
