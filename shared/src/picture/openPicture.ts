/** Bytes of a picture. */
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** The accepted types of pictures. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;

/** not_an_image: the bytes are of something else · too_large · broken: they cannot be read or decoded. */
export type PictureRefusal = 'not_an_image' | 'too_large' | 'broken';

export type OpenedPicture = { readonly ok: true; readonly dataUrl: string } | { readonly ok: false; readonly why: PictureRefusal };

/** Why a file cannot be sent, by its type and size alone; `undefined` where it can. */
export function pictureRefusal({ type, size }: { readonly type: string; readonly size: number }): PictureRefusal | undefined {
  if (!PICTURE_TYPES.some((each) => each === type)) return 'not_an_image';
  return size > PICTURE_MAX_BYTES ? 'too_large' : undefined;
}

/** Reads the picture of a file as a `data:` URL, and decodes it once: a file that is broken is refused before it is uploaded. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const refusal = pictureRefusal(file);
  if (refusal !== undefined) return { ok: false, why: refusal };
  const dataUrl = await readDataUrl(file);
  if (dataUrl === undefined) return { ok: false, why: 'broken' };
  if (!isPictureData(dataUrl)) return { ok: false, why: 'not_an_image' };
  return (await canDecode(file)) ? { ok: true, dataUrl } : { ok: false, why: 'broken' };
}

/** How a PNG and a JPEG begin, in base64. */
const PICTURE_STARTS = ['iVBORw0KGg', '/9j/'];

/**
 * Whether the bytes are those of a PNG or JPEG, whatever the name of the file says. The platform checks the same.
 *
 * @param dataUrl such as `data:image/png;base64,iVBORw0KGgo…`
 */
export function isPictureData(dataUrl: string): boolean {
  const content = contentOf(dataUrl);
  return PICTURE_STARTS.some((start) => content.startsWith(start));
}

/** The base64 of a `data:` URL. */
export function contentOf(dataUrl: string): string {
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}

/** `undefined` where the browser cannot read the file. */
function readDataUrl(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : undefined);
    });
    reader.addEventListener('error', () => {
      resolve(undefined);
    });
    reader.readAsDataURL(file);
  });
}

async function canDecode(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
