import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLocale } from '@site/testing/readLocale';
import * as z from 'zod/mini';
import table from './promises.json';
import { filesWithTexts, readTexts } from './sourceTexts';

/**
 * Lists the promises of the site: each sentence of these files that has a number, 自动, 每日 or 到账 names the tests that
 * cover it. Add a new one to the table together with its test; `words` are names and labels, which promise nothing. A
 * language folder is read as one text, keyed by its file names.
 */
const TABLE = z
  .record(z.string(), z.object({ words: z.array(z.string()), promises: z.record(z.string(), z.array(z.string()).check(z.minLength(1))) }))
  .parse(table);

const ROOT = path.resolve(__dirname, '../..');
const PROMISE = /自动|每日|到账|\d/;
/** Amounts that the platform inserts into its texts. Amounts in dictionaries are current values of a page. */
const FILLED = /\{\{\w+\}\}/;

interface Sentence {
  readonly key: string;
  readonly text: string;
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const readSource = (source: string): unknown =>
  source.endsWith('.json') ? readTexts(source) : readLocale(path.join(ROOT, path.dirname(source)), 'zh-CN');

function promisesOf(file: string): readonly Sentence[] {
  const isOfPlatform = file.startsWith('e2e/platform/');
  return [...flatten(readSource(file))]
    .flatMap(({ key, text }) => (text.match(/[^。；！？]+/gu) ?? []).map((sentence) => ({ key, text: sentence })))
    .filter(({ text }) => /\p{Script=Han}/u.test(text))
    .filter(({ text }) => PROMISE.test(text.replaceAll(/\{\{\w+\}\}/g, '')) || (isOfPlatform && FILLED.test(text)));
}

/** Yields texts by their keys; list elements by their ids, else by their index. Simplified Chinese is the source. */
function* flatten(value: unknown, key = ''): Generator<Sentence> {
  if (typeof value === 'string') yield { key, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'zh-TW') continue;
    const id: unknown = Array.isArray(value) && typeof part === 'object' && part !== null ? (part as { id?: unknown }).id : undefined;
    const own = name === 'zh-CN' ? '' : `.${typeof id === 'string' ? id : name}`;
    yield* flatten(part, key === '' ? own.slice(1) : key + own);
  }
}

const covers = (prefix: string, { key }: Sentence): boolean => key === prefix || key.startsWith(`${prefix}.`);

describe.each(Object.keys(TABLE))('%s', (file) => {
  const { words = [], promises = {} } = TABLE[file] ?? {};
  const sentences = promisesOf(file);

  it('promises nothing without a test that keeps it', () => {
    const known = [...words, ...Object.keys(promises)];

    expect(sentences.filter((sentence) => !known.some((prefix) => covers(prefix, sentence)))).toEqual([]);
  });

  it('has no row that nothing is said of', () => {
    const idle = [...words, ...Object.keys(promises)].filter((prefix) => !sentences.some((sentence) => covers(prefix, sentence)));

    expect(idle).toEqual([]);
  });
});

/**
 * Texts that players read. Texts of the venues, the kit, the operator and the invented demo members do not belong to
 * the site.
 */
const READ = /^(?:host\/src|remote-\w+\/src|shared\/src|e2e\/platform)\/(?!demo\/|.*zh-TW)/;

it('leaves out no file that promises something', () => {
  const others = filesWithTexts().filter(
    (file) => READ.test(file) && !Object.hasOwn(TABLE, file) && !Object.hasOwn(TABLE, path.dirname(file)),
  );

  expect(others.filter((file) => promisesOf(file).length > 0)).toEqual([]);
});

it('leaves out early payments wherever it says what valid turnover leaves out', () => {
  const told = Object.keys(TABLE).flatMap((file) => [...flatten(readSource(file))].filter(({ text }) => /走水.*不计/.test(text)));

  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(({ text }) => !text.includes('提前结算'))).toEqual([]);
});

const NAMED = [...new Set(Object.values(TABLE).flatMap(({ promises }) => Object.values(promises).flat()))];

it.each(NAMED)('%s is a test', (named) => {
  const [file = '', title = ''] = named.split(' › ');

  expect(read(file).replaceAll("\\'", "'")).toContain(title);
});
