import { PICTURE_MAX_BYTES } from '@site/shared/wire/picture';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import sharp from 'sharp';
import { PlatformError } from '../kernel';

/** PNG and JPEG are decoded, and nothing else that the library could: no drawings, documents or animations. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });

/** A photo has 12 million, a long screenshot 20. What claims more is refused before anything of it is decoded. */
const PIXELS_MAX = 25_000_000;

/** A picture that compresses worse than it came is kept with more loss, so that a small upload never becomes a large row. */
const QUALITIES = [85, 60, 40] as const;
const KEPT_MAX_BYTES = 4 * 1024 * 1024;

export interface CleanPicture {
  /** JPEG. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * What an upload shows, encoded again as JPEG: no place or device it was taken with, nothing before, between or behind its pixels. Turned as its
 * camera was held, and white where it was transparent.
 *
 * @param side its longer side has at most so many pixels; as many as it came with where left out
 * @throws PlatformError 6010 for what is no complete PNG or JPEG, is larger than an upload may be, or has more than {@link PIXELS_MAX}
 */
export async function cleanPicture(upload: Buffer, side?: number): Promise<CleanPicture> {
  if (upload.length > PICTURE_MAX_BYTES) throw refused('image_too_large');
  if ((await pixelsOf(upload)) > PIXELS_MAX) throw refused('image_too_many_pixels');
  for (const quality of QUALITIES) {
    const picture = await encode(upload, quality, side);
    if (picture.content.length <= KEPT_MAX_BYTES) return picture;
  }
  throw refused('image_unreadable');
}

/** As its head claims, without decoding it. */
async function pixelsOf(upload: Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    throw refused('image_unreadable');
  }
}

async function encode(upload: Buffer, quality: number, side: number | undefined): Promise<CleanPicture> {
  try {
    const upright = sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient().flatten({ background: 'white' });
    const sized = side === undefined ? upright : upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const { data: content, info } = await sized.jpeg({ quality }).toBuffer({ resolveWithObject: true });
    return { content, width: info.width, height: info.height };
  } catch {
    // What it says is about the file, which is not ours to explain.
    throw refused('image_unreadable');
  }
}

function refused(reason: 'image_too_large' | 'image_too_many_pixels' | 'image_unreadable'): PlatformError {
  return new PlatformError(RESPONSE_CODES.fileUploadFailure, reason);
}
