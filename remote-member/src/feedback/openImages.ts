import { openPicture } from '@site/shared/picture';
import { imageRefusal, type DraftImage, type ImageRefusal } from './draft';

/** A file that was not added, and why. */
export interface ImageProblem {
  readonly name: string;
  readonly why: ImageRefusal;
}

/** Opens the files that can be added to `count` images. */
export async function openImages(
  files: readonly File[],
  count: number,
): Promise<{ readonly added: readonly DraftImage[]; readonly problems: readonly ImageProblem[] }> {
  const added: DraftImage[] = [];
  const problems: ImageProblem[] = [];
  for (const file of files) {
    const { name } = file;
    const refusal = imageRefusal(file, count + added.length);
    const image = refusal === undefined ? await openPicture(file) : { ok: false as const, why: refusal };
    if (image.ok) added.push({ id: crypto.randomUUID(), name, dataUrl: image.dataUrl });
    else problems.push({ name, why: image.why });
  }
  return { added, problems };
}
