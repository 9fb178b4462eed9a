import { openPicture, PICTURE_MAX_BYTES, PICTURE_TYPES, type OpenedPicture, type PictureRefusal } from '@site/shared/picture';

/** Of a file that is opened at all: a phone's photo has 10 MB. */
const FILE_MAX_BYTES = 30 * 1024 * 1024;
const FILE_MAX_PIXELS = 60_000_000;

/** Pixels of the longer side that the platform keeps; more of it would only take longer. */
const SENT_SIDE = 1_600;
const SENT_QUALITY = 0.85;

export type FitRefusal = PictureRefusal | 'too_many_pixels';
export type FittedPicture = Extract<OpenedPicture, { ok: true }> | { readonly ok: false; readonly why: FitRefusal };

/** The picture of a file as it is sent: one that is larger than it will be kept is made smaller first, upright. */
export async function fitPicture(file: File): Promise<FittedPicture> {
  if (!PICTURE_TYPES.some((each) => each === file.type)) return { ok: false, why: 'not_an_image' };
  if (file.size > FILE_MAX_BYTES) return { ok: false, why: 'too_large' };
  const bitmap = await decode(file);
  if (bitmap === undefined) return { ok: false, why: 'broken' };
  const { width, height } = bitmap;
  try {
    if (width * height > FILE_MAX_PIXELS) return { ok: false, why: 'too_many_pixels' };
    const scale = Math.min(1, SENT_SIDE / Math.max(width, height));
    if (scale === 1 && file.size <= PICTURE_MAX_BYTES) return await openPicture(file);
    const smaller = await draw(bitmap, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    return smaller === null ? { ok: false, why: 'broken' } : await openPicture(new File([smaller], file.name, { type: smaller.type }));
  } finally {
    bitmap.close();
  }
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/** As JPEG, white where it was transparent. */
function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', SENT_QUALITY);
  });
}
