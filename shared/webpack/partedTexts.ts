import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { DEFAULT_LOCALE } from '../src/i18n/locale';
import { SHARED_DIR } from './workspace';

/** A file of texts, what its keys begin with in a call, and the folders of the modules that name them. */
interface PartedFile {
  readonly file: string;
  readonly prefix: string;
  readonly sources: readonly string[];
}

/**
 * The zh-CN texts of packages, key by key (`textsLoader.cjs`): each is in the files of the views that show it, where the entry would carry all. The zh-TW
 * texts stay whole, in a file of their own. Sources, tests and development servers know nothing of this.
 */
export function partedTexts(packageDirs: readonly string[]): RuleSetRule[] {
  const files = [...packageDirs.map(ownTexts), bettingTexts(packageDirs)].filter(({ file }) => existsSync(file));
  const loader = { loader: join(import.meta.dirname, 'textsLoader.cjs'), options: { files } };
  return [
    { test: /\.tsx?$/, enforce: 'pre', include: [...new Set(files.flatMap(({ sources }) => [...sources]))], use: [loader] },
    { include: files.map(({ file }) => file), type: 'javascript/auto', sideEffects: true, use: [loader] },
  ];
}

function ownTexts(packageDir: string): PartedFile {
  const src = join(packageDir, 'src');
  return { file: join(src, 'locales', `${DEFAULT_LOCALE}.json`), prefix: '', sources: [src] };
}

/** The vocabulary of betting, which a package has beside its own under `betting`. */
function bettingTexts(packageDirs: readonly string[]): PartedFile {
  const room = join(SHARED_DIR, 'src', 'betting');
  const file = join(room, 'locales', `${DEFAULT_LOCALE}.json`);
  return { file, prefix: 'betting.', sources: [room, ...packageDirs.map((dir) => join(dir, 'src'))] };
}
