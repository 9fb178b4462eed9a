import { cutText } from '@site/shared/input';
import MiniSearch from 'minisearch';
import type { PageTexts, SectionTexts } from '../content-page/pageTexts';
import type { HelpPage } from './topics';

/** Section of the help that matches a search. */
export interface HelpHit {
  readonly topic: HelpPage;
  readonly heading: string;
  /** Words around the first match. */
  readonly excerpt: string;
}

interface Entry {
  readonly id: string;
  readonly topic: HelpPage;
  readonly title: string;
  readonly heading: string;
  readonly body: string;
}

const MOST_HITS = 12;

/** Number of characters of an excerpt, and how many of them precede the match. */
const EXCERPT_LENGTH = 44;
const EXCERPT_BEFORE = 10;

/**
 * Creates the search index of the help. Chinese text has no spaces and is indexed by pairs of characters, other text by
 * words and their prefixes.
 *
 * @param titles of the pages
 * @param fill inserts the values of placeholders into a text
 */
export function createHelpIndex(
  pages: Readonly<Record<string, PageTexts>>,
  titles: Readonly<Record<HelpPage, string>>,
  fill: (text: string) => string,
): (query: string) => readonly HelpHit[] {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'body'],
    tokenize: (text) => tokensOf(text),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3, heading: 2 }, combineWith: 'AND', prefix: (term) => !HAN.test(term) },
  });
  const entries = new Map<string, Entry>();
  for (const [topic, { summary, sections }] of Object.entries(pages) as [HelpPage, PageTexts][]) {
    const add = (heading: string, body: string): void => {
      const id = `${topic}/${heading}`;
      entries.set(id, { id, topic, title: titles[topic], heading, body: fill(body).replace(UNKNOWN, '') });
    };
    add('', summary);
    for (const section of sections) add(section.heading, bodyOf(section));
  }
  index.addAll([...entries.values()]);

  return (query) =>
    index
      .search(query, { tokenize: (text) => queryTokensOf(text) })
      .slice(0, MOST_HITS)
      .flatMap(({ id }) => {
        const entry = entries.get(id as string);
        return entry === undefined ? [] : [{ topic: entry.topic, heading: entry.heading, excerpt: excerptOf(entry.body, query) }];
      });
}

/** Placeholders without a value in the search, such as today's exchange rate. */
const UNKNOWN = /\{\{\w+\}\}/g;

const HAN = /\p{Script=Han}/u;
const RUNS = /\p{Script=Han}+|[\p{L}\p{N}.%]+/gu;

/** Returns each character and each pair of a Chinese run, and other words in lower case. */
function tokensOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (HAN.test(run) ? [...Array.from(run), ...pairsOf(run)] : [run]));
}

/**
 * Returns only the pairs of a Chinese run with several characters, because single characters match almost everywhere.
 */
function queryTokensOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (HAN.test(run) && run.length > 1 ? pairsOf(run) : [run]));
}

function runsOf(text: string): string[] {
  return text.toLowerCase().match(RUNS) ?? [];
}

function pairsOf(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_pair, index) => run.slice(index, index + 2));
}

function bodyOf({ text = [], steps = [], list = [], table, note }: SectionTexts): string {
  const cells = table === undefined ? [] : [table.columns.join(' '), ...table.rows.map((row) => row.join(' '))];
  return [...text, ...steps, ...list, ...cells, ...(note === undefined ? [] : [note])].join(' ');
}

function excerptOf(body: string, query: string): string {
  const [token = ''] = queryTokensOf(query);
  const found = Math.max(0, body.toLowerCase().indexOf(token));
  const from = Math.max(0, found - EXCERPT_BEFORE);
  const shown = cutText(body.slice(from), EXCERPT_LENGTH);
  return `${from > 0 ? '…' : ''}${shown}${from + EXCERPT_LENGTH < body.length ? '…' : ''}`;
}
