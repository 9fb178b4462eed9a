import sharp, { type Sharp } from 'sharp';
import { deflateSync } from 'node:zlib';

export const aPicture = (width = 8, height = 6) => sharp({ create: { width, height, channels: 3, background: '#c60' } });
export const aPng = (width?: number, height?: number) => aPicture(width, height).png().toBuffer();
export const aJpeg = () => aPicture().jpeg().toBuffer();

/** Content that a browser would execute. */
export const PAGE = '<!doctype html><script>alert(document.domain)</script>';

/** Creates a PNG whose header claims more rows than it has; 200 rows of 30,000 pixels fit into a kilobyte. */
export function aBomb(width: number, height: number, rowCount = Math.min(height, 2_000)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = deflateSync(Buffer.concat(Array.from({ length: rowCount }, () => row)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates an animation of 60 frames of a million pixels, each of one color. */
async function anAnimation(): Promise<Sharp> {
  const colours = ['#c60', '#06c'];
  const frames = Array.from({ length: 60 }, (_, index) =>
    sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: colours[index % 2] ?? '' } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** Creates a PNG that is also an animation: its control chunk announces `frames` frames. */
export async function anAnimatedPng(frames: number): Promise<Buffer> {
  const png = await aPng();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  const more = Array.from({ length: frames - 1 }, (_, index) => {
    const frame = Buffer.alloc(26);
    frame.writeUInt32BE(index + 1);
    frame.writeUInt32BE(30_000, 4);
    frame.writeUInt32BE(30_000, 8);
    return chunk('fcTL', frame);
  });
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, 33), chunk('acTL', control), png.subarray(33, end), ...more, png.subarray(end)]);
}

export function chunk(type: string, data: Buffer): Buffer {
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

/** Writes another size into the frame header. */
function withJpegSize(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from('ffc0', 'hex'));
  copy.writeUInt16BE(side, frame + 5);
  copy.writeUInt16BE(side, frame + 7);
  return copy;
}

/** Files that are not an acceptable picture, whatever their name and first bytes suggest. */
export const NO_PICTURES: ReadonlyArray<readonly [string, () => Buffer | Promise<Buffer>]> = [
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
  ['a kilobyte that claims 30,000 × 30,000 pixels', () => aBomb(30_000, 30_000, 200)],
  ['a JPEG that claims 65,500 × 65,500 pixels', async () => withJpegSize(await aJpeg(), 65_500)],
  ['a JPEG cut in the middle', async () => (await aPicture(300, 300).jpeg().toBuffer()).subarray(0, 700)],
  ['a moving picture', () => aPicture().gif().toBuffer()],
  ['a GIF of 60 frames', async () => (await anAnimation()).gif().toBuffer()],
  ['a WebP of 60 frames', async () => (await anAnimation()).webp({ lossless: true }).toBuffer()],
  ['a WebP', () => aPicture().webp().toBuffer()],
  ['a TIFF', () => aPicture().tiff().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
];
