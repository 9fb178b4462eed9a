import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { hashOf, inForce, type AuditLine } from './audit';

/** The text of a manifest that was in force, and the revision that made it. */
export interface KeptManifest {
  readonly revision: number;
  readonly text: string;
}

/**
 * Keeps the text of a manifest beside it by its hash, which is how lines of the audit name it. A manifest is written after its copy, so that every one
 * that players had can be given back.
 */
export async function keepManifest(file: string, text: string): Promise<void> {
  const copy = copyOf(file, hashOf(text));
  if ((await readCopy(copy)) === text) return;
  await mkdir(dirname(copy), { recursive: true });
  await writeFileAtomic(copy, text);
}

/** The newest manifest that a command made and that is kept whole, or that of one revision. One that something else has changed does not count. */
export async function readKeptManifest(file: string, lines: readonly AuditLine[], revision?: number): Promise<KeptManifest | undefined> {
  const candidates = inForce(lines).filter((line) => line.what !== 'found' && (revision === undefined || line.revision === revision));
  for (const line of candidates.reverse()) {
    const text = await readCopy(copyOf(file, line.manifest));
    if (text !== undefined && hashOf(text) === line.manifest) return { revision: line.revision, text };
  }
  return undefined;
}

function copyOf(file: string, hash: string): string {
  return join(dirname(file), 'manifests', `${hash}.json`);
}

async function readCopy(copy: string): Promise<string | undefined> {
  return readFile(copy, 'utf8').catch(() => undefined);
}
