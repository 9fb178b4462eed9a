import { readPictureHead, type PictureHead } from './readPictureHead';

/** Maximum size of a picture to send. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** Maximum size of a file to open; a phone's photo can have 10 MB. */
const FILE_MAX_BYTES = 30 * 1024 * 1024;
const FILE_MAX_PIXELS = 60_000_000;

/** Maximum size of a canvas on phones. */
const DRAWN_MAX_SIDE = 16_000;
const DRAWN_MAX_PIXELS = 8_000_000;

const QUALITY = 0.9;

/** Maximum number of drawings. A picture that is still too large is drawn again, smaller. */
const MAX_DRAWINGS = 6;

/**
 * Reasons: `empty` has no bytes, `unreadable` was moved or deleted after it was chosen, `too_large` and
 * `too_many_pixels` exceed what the page can open.
 */
export type PictureRefusal = Extract<ReturnType<typeof readPictureHead>, string> | 'empty' | 'unreadable' | 'too_large' | 'too_many_pixels';

export type OpenedPicture = { readonly ok: true; readonly dataUrl: string } | { readonly ok: false; readonly why: PictureRefusal };

/**
 * Opens the picture in a file as a `data:` URL of a JPEG that the platform accepts. It is always redrawn: upright, with
 * white in place of transparency, without the location and camera data of the file, and smaller if the file is too
 * large.
 *
 * @param maxSide maximum length of the longer side in pixels
 */
export async function openPicture(file: File, maxSide: number = DRAWN_MAX_SIDE): Promise<OpenedPicture> {
  if (file.size > FILE_MAX_BYTES) return refuse('too_large');
  const content = await read((reader) => {
    reader.readAsArrayBuffer(file);
  });
  if (content === undefined || content === null || typeof content === 'string') return refuse('unreadable');
  if (content.byteLength === 0) return refuse('empty');
  const head = readPictureHead(new Uint8Array(content));
  if (typeof head === 'string') return refuse(head);
  if (head.width * head.height > FILE_MAX_PIXELS) return refuse('too_many_pixels');
  const drawn = await redraw(new Blob([content], { type: head.type }), maxSide);
  const dataUrl =
    drawn &&
    (await read((reader) => {
      reader.readAsDataURL(drawn);
    }));
  return typeof dataUrl === 'string' ? { ok: true, dataUrl } : refuse('broken');
}

export function contentOf(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}

const refuse = (why: PictureRefusal): OpenedPicture => ({ ok: false, why });

/**
 * Reads a file. Returns `undefined` if the browser cannot read it. `FileReader` also works in browsers without
 * `Blob.arrayBuffer`.
 */
function read(start: (reader: FileReader) => void): Promise<FileReader['result'] | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(reader.result);
    });
    reader.addEventListener('error', () => {
      resolve(undefined);
    });
    start(reader);
  });
}

/**
 * Draws a picture as JPEG, smaller each time until the platform accepts its size. Returns `undefined` if the browser
 * cannot decode or draw it.
 */
async function redraw(picture: Blob, maxSide: number): Promise<Blob | undefined> {
  const bitmap = await decode(picture);
  if (bitmap === undefined) return undefined;
  try {
    let scale = firstScale(bitmap, maxSide);
    for (let drawings = 0; drawings < MAX_DRAWINGS; drawings += 1) {
      const drawn = await draw(bitmap, scale);
      if (drawn === null) return undefined;
      if (drawn.size <= PICTURE_MAX_BYTES) return drawn;
      scale *= Math.min(0.8, Math.sqrt(PICTURE_MAX_BYTES / drawn.size));
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

async function decode(picture: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(picture);
  } catch {
    return undefined;
  }
}

function firstScale({ width, height }: Pick<PictureHead, 'width' | 'height'>, maxSide: number): number {
  return Math.min(1, maxSide / Math.max(width, height), Math.sqrt(DRAWN_MAX_PIXELS / (width * height)));
}

function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}
