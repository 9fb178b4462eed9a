import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { hashOf, inForce, type AuditLine } from './audit';

/** Text of a manifest that was in force, and the revision that created it. */
export interface KeptManifest {
  readonly revision: number;
  readonly text: string;
}

/**
 * Stores a copy of a manifest beside it under its hash, by which the audit log names it. The copy is written before the
 * manifest, so every manifest that players had can be restored.
 */
export async function keepManifest(file: string, text: string): Promise<void> {
  const copy = copyOf(file, hashOf(text));
  if ((await readCopy(copy)) === text) return;
  await mkdir(dirname(copy), { recursive: true });
  await writeFileAtomic(copy, text);
}

/**
 * Reads the newest manifest that a command created and whose copy is intact, or that of one revision. Manifests that
 * another program changed are ignored.
 */
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
