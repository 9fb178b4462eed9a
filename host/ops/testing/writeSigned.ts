import { writeFile } from 'node:fs/promises';
import { keysFolder, openSigner } from '@site/release/signingKeys';

/** Writes a manifest by our key that no line of the audit knows: what is left where a part of the audit is lost. */
export async function writeSigned(file: string, manifest: { readonly revision: number; readonly remotes: object }): Promise<void> {
  await writeFile(file, openSigner(keysFolder(file)).sign({ ...manifest, revision: manifest.revision + 1 }));
}
