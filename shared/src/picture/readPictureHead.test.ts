import { jpegBytes, pngBytes, textBytes } from '@site/testing/pictures';
import { readPictureHead } from './readPictureHead';

const uint24 = (value: number) => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255];

/** Returns the bytes of a WebP with this first chunk. */
function webpBytes(kind: string, chunk: readonly number[]): number[] {
  return [...textBytes('RIFF'), 12 + chunk.length, 0, 0, 0, ...textBytes(`WEBP${kind}`), chunk.length, 0, 0, 0, ...chunk];
}

const LOSSY = webpBytes('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 40, 1, 30, 0, 0, 0]);
const LOSSLESS = webpBytes('VP8L', [0x2f, 39, 0x40, 7, 0, 0]);
const ANIMATED = webpBytes('VP8X', [2, 0, 0, 0, ...uint24(70_000 - 1), ...uint24(29)]);

it.each([
  ['a JPEG', jpegBytes(400, 300), { type: 'image/jpeg', width: 400, height: 300 }],
  ['a PNG', pngBytes(400, 300), { type: 'image/png', width: 400, height: 300 }],
  ['a lossy WebP', LOSSY, { type: 'image/webp', width: 296, height: 30 }],
  ['a lossless WebP', LOSSLESS, { type: 'image/webp', width: 40, height: 30 }],
  ['an animated WebP', ANIMATED, { type: 'image/webp', width: 70_000, height: 30 }],
])('reads type and size of %s', (_what, bytes, head) => {
  expect(readPictureHead(Uint8Array.from(bytes))).toEqual(head);
});

it.each([
  ['a JPEG', jpegBytes()],
  ['a PNG', pngBytes()],
  ['a WebP', LOSSY],
])('reports %s as broken wherever it is cut after its first bytes', (_what, bytes) => {
  const kept = bytes.length - (bytes[0] === 0xff ? 'ftypmp42'.length + 1 : bytes[0] === 0x89 ? 8 : 1);

  const cuts = Array.from({ length: kept - 12 }, (_, index) => readPictureHead(Uint8Array.from(bytes.slice(0, index + 13))));

  expect(new Set(cuts)).toEqual(new Set(['broken']));
});

it.each([
  ['a GIF', textBytes('GIF89a'), 'not_an_image'],
  ['a drawing', textBytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_an_image'],
  ['a page', textBytes('<!doctype html>'), 'not_an_image'],
  ['a document', textBytes('%PDF-1.7'), 'not_an_image'],
  ['a sound', textBytes('RIFF    WAVEfmt '), 'not_an_image'],
  ['an AVIF', textBytes('\0\0\0\u0020ftypavif'), 'not_an_image'],
  ['nothing', [], 'not_an_image'],
  ['an AVIF of a shared container', textBytes('\0\0\0\u001cftypmif1\0\0\0\0mif1avifmiaf'), 'not_an_image'],
  ['an AVIF that names the container too', textBytes('\0\0\0\u001cftypavif\0\0\0\0avifmif1miaf'), 'not_an_image'],
  ['a photo of a phone in a shared container', textBytes('\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'), 'heic'],
  ['a photo of an iPhone', textBytes('\0\0\0\u0018ftypheic'), 'heic'],
  ['a JPEG without a size', [0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9], 'broken'],
  ['a PNG of no pixels', pngBytes(0, 0), 'broken'],
  ['a PNG without a header', [...pngBytes().slice(0, 8), ...textBytes('<!doctype html>')], 'broken'],
  ['a WebP of an unknown kind', webpBytes('ABCD', [0, 0, 0, 0]), 'broken'],
])('refuses %s', (_what, bytes, refusal) => {
  expect(readPictureHead(Uint8Array.from(bytes))).toBe(refusal);
});
