import type { Page } from '@playwright/test';

/** Creates a photo as large as a phone's, with noise that no encoder compresses well. */
export async function aPhoto(page: Page, type: 'image/jpeg' | 'image/png' | 'image/webp'): Promise<Buffer> {
  const encoded = await page.evaluate((as) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 3000, height: 2000 });
    const context = canvas.getContext('2d');
    if (context !== null) {
      const pixels = context.createImageData(3000, 2000);
      for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 24;
      context.putImageData(pixels, 0, 0);
    }
    return canvas.toDataURL(as, 0.95);
  }, type);
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

/** Adds camera metadata to a JPEG: orientation 6, for a camera that was held upright, and the name of the camera. */
export function withPlace(jpeg: Buffer): Buffer {
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const maker = [0x01, 0x0f, 0, 2, 0, 0, 0, 9, 0, 0, 0, 38];
  const notes = [
    Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\u0002'),
    Buffer.from([...maker, ...orientation, 0, 0, 0, 0]),
    Buffer.from('SpyPhone\0'),
  ];
  const length = 2 + notes.reduce((sum, { length: bytes }) => sum + bytes, 0);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, length >> 8, length & 255]), ...notes, jpeg.subarray(2)]);
}
