/** Type and size of a picture in pixels, read from its bytes alone. */
export interface PictureHead {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/**
 * Reasons: `not_an_image` for other content, `heic` because browsers cannot decode it, `broken` if the file ends before
 * the picture does.
 */
type HeadRefusal = 'not_an_image' | 'heic' | 'broken';

/**
 * Determines the picture type from the content, regardless of name and declared type: phones report a JPEG as
 * `image/jpg`, as `image/pjpeg` or without a type. Nothing is decoded, so a file that claims a billion pixels costs
 * nothing.
 */
export function readPictureHead(bytes: Uint8Array): PictureHead | HeadRefusal {
  const kind = KINDS.find(({ isKind }) => isKind(bytes));
  if (kind === undefined) return isHeic(bytes) ? 'heic' : 'not_an_image';
  try {
    const size = kind.readSize(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size === undefined || size.width === 0 || size.height === 0 ? 'broken' : { type: kind.type, ...size };
  } catch (error) {
    // `DataView` throws if the file ends in the middle of a field.
    if (error instanceof RangeError) return 'broken';
    throw error;
  }
}

type Size = Pick<PictureHead, 'width' | 'height'>;

interface Kind {
  readonly type: PictureHead['type'];
  readonly isKind: (bytes: Uint8Array) => boolean;
  readonly readSize: (bytes: Uint8Array, view: DataView) => Size | undefined;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const KINDS: readonly Kind[] = [
  { type: 'image/jpeg', isKind: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), readSize: readJpegSize },
  { type: 'image/png', isKind: (bytes) => startsWith(bytes, PNG_SIGNATURE), readSize: readPngSize },
  { type: 'image/webp', isKind: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP', readSize: readWebpSize },
];

/** Brands of HEIF files, as phones write them. The last two only name the container, which AVIF shares. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

function isHeic(bytes: Uint8Array): boolean {
  const brands = readBrands(bytes);
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) && !brands.some((brand) => AVIF_BRANDS.includes(brand));
}

/** Returns the major and compatible brands of an ISO media file, or nothing for another file. */
function readBrands(bytes: Uint8Array): readonly string[] {
  if (textAt(bytes, 4, 4) !== 'ftyp') return [];
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  return brands;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length));

/** Matches start-of-frame markers; the three excluded markers are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpegSize(bytes: Uint8Array, view: DataView): Size | undefined {
  let size: Size | undefined;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      // A segment may be padded with any number of these bytes.
      at += 1;
      continue;
    }
    if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda) return hasJpegEnd(bytes, at) ? size : undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/**
 * Searches for the end marker from the end, because phones append a video or a depth map. Pixels never contain these
 * two bytes, but a thumbnail before them does.
 */
function hasJpegEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.lastIndexOf(0xd9); at > from; at = bytes.lastIndexOf(0xd9, at - 1)) {
    if (bytes[at - 1] === 0xff) return true;
  }
  return false;
}

function readPngSize(bytes: Uint8Array, view: DataView): Size | undefined {
  if (textAt(bytes, 12, 4) !== 'IHDR') return undefined;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let at = PNG_SIGNATURE.length;
  while (textAt(bytes, at + 4, 4) !== 'IEND') at += 12 + view.getUint32(at);
  return size;
}

function readWebpSize(bytes: Uint8Array, view: DataView): Size | undefined {
  if (bytes.length < view.getUint32(4, true) + 8) return undefined;
  const uint24 = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
    default:
      return undefined;
  }
}
