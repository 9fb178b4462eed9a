import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Returns every JSON file of the checkout that contains Chinese: dictionaries, the platform's messages and content,
 * texts of chat rooms and venues. Paths are relative to the root.
 */
export function filesWithTexts(): readonly string[] {
  return sourceFiles(ROOT)
    .filter((file) => file.endsWith('.json') && /\p{Script=Han}/u.test(readFileSync(file, 'utf8')))
    .map((file) => path.relative(ROOT, file));
}

export function readTexts(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

export function flatten(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flatten) : [];
}

/** Returns the files of the checkout, without installed packages, build output and caches of tools. */
function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(\.|node_modules$|dist$|results$)/.test(entry.name)) return [];
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? sourceFiles(name) : [name];
  });
}
