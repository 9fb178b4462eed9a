import { boxOf } from './picture';
import { fitPicture } from './fitPicture';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

/** A browser in which every picture is of this size. */
function decodeAs(width: number, height: number) {
  const drawn: unknown[][] = [];
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }) });
  const context = { fillRect: () => undefined, drawImage: (...[, ...place]: unknown[]) => drawn.push(place) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as RenderingContext);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob([Uint8Array.from(JPEG)], { type: type ?? '' }));
  });
  return drawn;
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('a photo of a phone is made as large as the platform keeps it, before it is sent', async () => {
  const drawn = decodeAs(4_000, 3_000);
  const file = new File([new Uint8Array(10 * 1024 * 1024)], 'IMG_1.jpg', { type: 'image/jpeg' });

  expect(await fitPicture(file)).toEqual({ ok: true, dataUrl: 'data:image/jpeg;base64,/9j/4A==' });
  expect(drawn).toEqual([[0, 0, 1_600, 1_200]]);
});

it('what is small enough is sent as it is', async () => {
  const drawn = decodeAs(1_600, 900);

  expect(await fitPicture(new File([Uint8Array.from(PNG)], 'a.png', { type: 'image/png' }))).toEqual({
    ok: true,
    dataUrl: 'data:image/png;base64,iVBORw0KGgo=',
  });
  expect(drawn).toEqual([]);
});

it.each([
  ['wide', { width: 1_600, height: 900 }, { width: 240, height: 135 }],
  ['high', { width: 600, height: 1_200 }, { width: 120, height: 240 }],
  ['very long', { width: 400, height: 1_600 }, { width: 72, height: 240 }],
  ['tiny', { width: 8, height: 6 }, { width: 72, height: 72 }],
])('the place of a picture follows from its size: %s', (_what, size, place) => {
  expect(boxOf(size)).toEqual(place);
});
