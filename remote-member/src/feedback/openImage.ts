import { isImageData } from './draft';

/** not_an_image: the bytes are of something else · broken: they cannot be read or decoded. */
export type OpenedImage = { readonly ok: true; readonly dataUrl: string } | { readonly ok: false; readonly why: 'not_an_image' | 'broken' };

/** Reads the image of a file as a `data:` URL, and decodes it once: a file that is broken is refused before it is uploaded. */
export async function openImage(file: File): Promise<OpenedImage> {
  const dataUrl = await readDataUrl(file);
  if (dataUrl === undefined) return { ok: false, why: 'broken' };
  if (!isImageData(dataUrl)) return { ok: false, why: 'not_an_image' };
  return (await canDecode(file)) ? { ok: true, dataUrl } : { ok: false, why: 'broken' };
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
