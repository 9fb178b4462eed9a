import { PICTURE_MAX_BYTES } from '@site/shared/wire/picture';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';
import { createPictureProcesses } from './createPictureProcesses';

/** A photo has 12 million, a long screenshot 20. What claims more is refused before anything of it is decoded. */
const PIXELS_MAX = 25_000_000;

const KEPT_MAX_BYTES = 4 * 1024 * 1024;

/** The largest photo takes about a second; a file that is made to take longer is given up. */
const DECODE_LIMIT_SECONDS = 30;

/** All pictures of this process, whatever they are for: two are decoded, 16 wait (at most 32 MB), more are refused. */
const pictures = createPictureProcesses({ processes: 2, waiting: 16, limitMs: 2 * DECODE_LIMIT_SECONDS * 1_000 });

export interface CleanPicture {
  /** JPEG. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * What an upload shows, encoded again as JPEG: no place or device it was taken with, nothing before, between or behind its pixels. Turned as its
 * camera was held, and white where it was transparent. Its header is checked before it is decoded, in a process of its own.
 *
 * @param side its longer side has at most so many pixels; as many as it came with where left out
 * @throws PlatformError 6010 for what is no complete PNG or JPEG, is larger than an upload may be, or has more than {@link PIXELS_MAX}, and while too
 *   many pictures wait
 */
export async function cleanPicture(upload: Buffer, side?: number): Promise<CleanPicture> {
  if (upload.length > PICTURE_MAX_BYTES) throw refused('image_too_large');
  const result = await pictures.decode({
    upload,
    side: side ?? null,
    pixelsMax: PIXELS_MAX,
    keptMaxBytes: KEPT_MAX_BYTES,
    decodeLimitSeconds: DECODE_LIMIT_SECONDS,
  });
  if (result === 'full') throw refused('image_queue_full');
  if (result === 'ended') throw refused('image_unreadable');
  if ('refusal' in result) throw refused(result.refusal);
  const { content, width, height } = result;
  return { content: Buffer.from(content), width, height };
}

function refused(reason: 'image_too_large' | 'image_too_many_pixels' | 'image_unreadable' | 'image_queue_full'): PlatformError {
  return new PlatformError(RESPONSE_CODES.fileUploadFailure, reason);
}
