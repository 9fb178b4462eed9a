import type { DraftImage } from '../draft';

/** Reads a whole file as a `data:` address; `undefined` where the browser cannot. */
export function readImage(file: File): Promise<DraftImage | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? { id: crypto.randomUUID(), name: file.name, dataUrl: reader.result } : undefined);
    });
    reader.addEventListener('error', () => {
      resolve(undefined);
    });
    reader.readAsDataURL(file);
  });
}
