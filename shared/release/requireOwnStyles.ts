import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeStyleFaults } from './styleFaults';

/**
 * Throws with advice when a stylesheet of a build reaches beyond the views of its remote. The preset refuses such a
 * build too, but a release may come from another tool.
 */
export async function requireOwnStyles(dir: string, files: readonly { readonly path: string }[], packageName: string): Promise<void> {
  const stylesheets = files.map(({ path }) => path).filter((path) => path.endsWith('.css'));
  const read = stylesheets.map(async (path) => describeStyleFaults(path, await readFile(join(dir, path), 'utf8'), packageName));
  const faults = (await Promise.all(read)).filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
