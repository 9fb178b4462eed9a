import { writeFile } from 'node:fs/promises';
import { keysFolder, openSigner } from '@site/release/signingKeys';

/**
 * Writes a manifest signed with our key that the audit log does not contain, as after the loss of a part of the log.
 */
export async function writeSigned(file: string, manifest: { readonly revision: number; readonly remotes: object }): Promise<void> {
  await writeFile(file, openSigner(keysFolder(file)).sign({ ...manifest, revision: manifest.revision + 1 }));
}
