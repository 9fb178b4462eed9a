import * as wire from '../wire/picture';
import { contentOf, isPictureData, PICTURE_MAX_BYTES } from './openPicture';

it('a picture has the limit of the platform', () => {
  expect(PICTURE_MAX_BYTES).toBe(wire.PICTURE_MAX_BYTES);
});

it('the content of a data URL is what follows its head', () => {
  expect(contentOf('data:image/png;base64,iVBORw0KGgo=')).toBe('iVBORw0KGgo=');
});

describe('a picture', () => {
  it.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00], true],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
    ['a PNG cut short', [0x89, 0x50, 0x4e, 0x47], false],
    ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], false],
    ['a text', [0x68, 0x69], false],
    ['nothing', [], false],
  ])('is recognised by its first bytes: %s', (_what, bytes, isImage) => {
    const content = btoa(String.fromCharCode(...bytes));

    expect(isPictureData(`data:image/png;base64,${content}`)).toBe(isImage);
  });
});
