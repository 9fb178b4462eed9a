import { aFile, decodePictures, DRAWN_CONTENT, jpegBytes, pngBytes, textBytes, vanish } from '@site/testing/pictures';
import * as wire from '../wire/picture';
import { contentOf, openPicture, PICTURE_MAX_BYTES } from './openPicture';

const DRAWN = { ok: true, dataUrl: `data:image/jpeg;base64,${DRAWN_CONTENT}` };

it('has the same limit as the platform', () => {
  expect(PICTURE_MAX_BYTES).toBe(wire.PICTURE_MAX_BYTES);
});

it('decodes the content of a data URL', () => {
  expect(contentOf('data:image/png;base64,iVBORw0KGgo=')).toBe('iVBORw0KGgo=');
});

it.each(['', 'image/jpg', 'image/pjpeg', 'image/jpeg', 'application/octet-stream'])(
  'opens a JPEG whose type is reported as "%s"',
  async (type) => {
    decodePictures();

    expect(await openPicture(aFile('IMG_1.jpg', jpegBytes(), type))).toEqual(DRAWN);
  },
);

it('re-encodes each picture as JPEG, so that no location or camera data is sent', async () => {
  const drawn = decodePictures({ width: 1_600, height: 900 });

  expect(await openPicture(aFile('a.png', pngBytes()))).toEqual(DRAWN);
  expect(drawn).toEqual([{ width: 1_600, height: 900, type: 'image/jpeg' }]);
});

it('makes a picture no larger than requested', async () => {
  const drawn = decodePictures({ width: 4_000, height: 3_000 });

  expect(await openPicture(aFile('IMG_1.jpg', jpegBytes()), 1_600)).toEqual(DRAWN);
  expect(drawn).toEqual([{ width: 1_600, height: 1_200, type: 'image/jpeg' }]);
});

it('scales a photo of 12 million pixels down to the canvas limit of a phone', async () => {
  const drawn = decodePictures({ width: 4_000, height: 3_000 });

  await openPicture(aFile('IMG_1.jpg', jpegBytes()));

  expect(drawn).toEqual([{ width: 3_266, height: 2_449, type: 'image/jpeg' }]);
});

it('checks the limit after scaling, and scales again as often as needed', async () => {
  const drawn = decodePictures({ width: 1_000, height: 1_000, sizes: [4 * PICTURE_MAX_BYTES, PICTURE_MAX_BYTES + 1, 4] });

  expect(await openPicture(aFile('a.png', pngBytes()))).toEqual(DRAWN);
  expect(drawn.map(({ width }) => width)).toEqual([1_000, 500, 400]);
});

it('gives up on a picture that stays too large', async () => {
  decodePictures({ sizes: [PICTURE_MAX_BYTES + 1] });

  expect(await openPicture(aFile('a.png', pngBytes()))).toEqual({ ok: false, why: 'broken' });
});

it('refuses a file that cannot be decoded', async () => {
  decodePictures({ isBroken: true });

  expect(await openPicture(aFile('a.png', pngBytes()))).toEqual({ ok: false, why: 'broken' });
});

it.each([
  ['30,000 × 30,000 pixels', pngBytes(30_000, 30_000), 'too_many_pixels'],
  ['a JPEG of 65,500 × 65,500 pixels', jpegBytes(65_500, 65_500), 'too_many_pixels'],
  ['no bytes', [], 'empty'],
  ['a page', textBytes('<!doctype html><script>alert(1)</script>'), 'not_an_image'],
])('refuses %s before anything is decoded', async (_what, bytes, why) => {
  const decode = jest.fn();
  Object.assign(globalThis, { createImageBitmap: decode });

  expect(await openPicture(aFile('a.png', bytes))).toEqual({ ok: false, why });
  expect(decode).not.toHaveBeenCalled();
});

it('refuses a file that is too large to be opened, and one that was moved since it was chosen', async () => {
  decodePictures();
  const large = aFile('b.png', pngBytes());
  Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 + 1 });
  const moved = aFile('c.png', pngBytes());
  vanish(moved);

  expect(await openPicture(large)).toEqual({ ok: false, why: 'too_large' });
  expect(await openPicture(moved)).toEqual({ ok: false, why: 'unreadable' });
});
