import { PICTURE_MAX_BYTES } from '@site/shared/wire/picture';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';
import { createPictureProcesses } from './createPictureProcesses';

/**
 * A photo has about 12 million pixels, a long screenshot 20 million. A larger picture is refused before it is decoded.
 */
const PIXELS_MAX = 25_000_000;

const KEPT_MAX_BYTES = 4 * 1024 * 1024;

/** The largest photo takes about a second. The limit stops files that are crafted to take longer. */
const DECODE_LIMIT_SECONDS = 30;

/**
 * Shared by all uploads of this process: two pictures are decoded at a time, 16 wait (at most 32 MB), further ones are
 * refused.
 */
const pictures = createPictureProcesses({ processes: 2, waiting: 16, limitMs: 2 * DECODE_LIMIT_SECONDS * 1_000 });

export interface CleanPicture {
  /** JPEG file. */
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes an uploaded picture as JPEG, which drops metadata such as place and device and any bytes outside the image
 * data. The result is rotated upright and has white instead of transparency. The header is checked before the picture
 * is decoded in a separate process.
 *
 * @param side limits the longer side in pixels; the size stays when omitted
 * @throws PlatformError 6010 when the upload is not a complete PNG or JPEG, exceeds the size limit or {@link
 * PIXELS_MAX}, or too many pictures wait
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
