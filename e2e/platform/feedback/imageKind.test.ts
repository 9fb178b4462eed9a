import { imageKind } from './imageKind';

it.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00], 'png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpeg'],
  ['a PNG cut short', [0x89, 0x50, 0x4e, 0x47], null],
  ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], null],
  ['a drawing in XML', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], null],
  ['nothing', [], null],
])('%s is recognised by its first bytes', (_what, bytes, kind) => {
  expect(imageKind(Buffer.from(bytes))).toBe(kind);
});
