import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFaults } from './checkPackage';

/** Creates a package with these text files. */
function aPackage(texts: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'remote-news-'));
  for (const [locale, text] of Object.entries(texts)) {
    mkdirSync(join(dir, 'src', 'locales', locale), { recursive: true });
    writeFileSync(join(dir, 'src', 'locales', locale, 'front.json'), text);
  }
  return dir;
}

it('reports nothing if every text exists in both languages', () => {
  expect(textFaults(aPackage({ 'zh-CN': '{ "title": "头条" }', 'zh-TW': '{ "title": "頭條" }' }))).toEqual([]);
});

it('reports each text that one language lacks, in a line', () => {
  const dir = aPackage({ 'zh-CN': '{ "title": "头条", "more": "更多" }', 'zh-TW': '{ "title": "头条" }' });
  expect(textFaults(dir)).toEqual(['front.more is not translated', 'front.title has simplified characters: 头条']);
});

it('names a language that is missing', () => {
  const dir = aPackage({ 'zh-CN': '{}' });
  expect(textFaults(dir)).toEqual([`${join(dir, 'src', 'locales', 'zh-TW')} is missing`]);
});

it('reports which texts are not JSON', () => {
  expect(textFaults(aPackage({ 'zh-CN': '{}', 'zh-TW': '{' }))[0]).toContain('no JSON');
});
