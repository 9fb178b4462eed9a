import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locale } from '@site/shared/contract/services';
import type { Texts } from '@site/shared/i18n/texts';

/**
 * Reads the texts of a language by namespace, from `zh-CN/board.json` and the other files of the folder, or from the
 * single file `zh-CN.json`. For tests and tools.
 *
 * @param dir folder of the locale files
 * @throws when a file is not JSON or the language has no file
 */
export function readLocale(dir: string, locale: Locale): Texts {
  const folder = join(dir, locale);
  if (!existsSync(folder)) return readTexts(`${folder}.json`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), readTexts(join(folder, file))]));
}

function readTexts(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}
