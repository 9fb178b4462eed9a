import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Half-width punctuation beside a Chinese character. */
const MISFIT = /\p{Script=Han}\s?[,:;?!]|[,:;?!]\s?\p{Script=Han}/u;

/** Every JSON of the repository with Chinese in it: dictionaries, the platform's messages and content, texts of rooms and letters. */
const FILES = sourceFiles(ROOT).filter((file) => file.endsWith('.json') && /\p{Script=Han}/u.test(readFileSync(file, 'utf8')));

it('looks at the texts of the site, of the platform and of the venues', () => {
  expect(FILES.map((file) => path.relative(ROOT, file))).toEqual(
    expect.arrayContaining([
      'host/src/locales/zh-CN.json',
      'e2e/platform/http/messages.json',
      'e2e/platform/site/content.json',
      'e2e/platform/chat/rooms.json',
      'e2e/venues/slots/page/locales/zh-TW.json',
    ]),
  );
});

it.each(FILES.map((file) => [path.relative(ROOT, file)]))('%s has full-width punctuation between Chinese characters', (file) => {
  const texts = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as unknown;

  expect(flatten(texts).filter((text) => MISFIT.test(text))).toEqual([]);
});

/** Files of the checkout without what is installed, built or kept by a tool. */
function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(\.|node_modules$|dist$|results$)/.test(entry.name)) return [];
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? sourceFiles(name) : [name];
  });
}

function flatten(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flatten) : [];
}
