import type { CallResult } from '@site/shared/contract/http';
import type { Locale } from '@site/shared/contract/services';
import type { PageTexts } from '../content-page/pageTexts';
import { groupOf, type HelpGroupId, type HelpPage } from './topics';

type Pages = Readonly<Record<string, PageTexts>>;

/** Texts are fetched by group when its first page is opened, because they are large and few players read each. */
const PAGES: Readonly<Record<HelpGroupId, Readonly<Record<Locale, () => Promise<{ readonly default: Pages }>>>>> = {
  account: { 'zh-CN': () => import('./locales/account/zh-CN.json'), 'zh-TW': () => import('./locales/account/zh-TW.json') },
  money: { 'zh-CN': () => import('./locales/money/zh-CN.json'), 'zh-TW': () => import('./locales/money/zh-TW.json') },
  games: { 'zh-CN': () => import('./locales/games/zh-CN.json'), 'zh-TW': () => import('./locales/games/zh-TW.json') },
  care: { 'zh-CN': () => import('./locales/care/zh-CN.json'), 'zh-TW': () => import('./locales/care/zh-TW.json') },
  about: { 'zh-CN': () => import('./locales/about/zh-CN.json'), 'zh-TW': () => import('./locales/about/zh-TW.json') },
};

/** Loads all pages in a language, for the search. Rejects when one cannot be loaded. */
export async function loadAllHelpPages(locale: Locale): Promise<Pages> {
  const groups = await Promise.all(Object.values(PAGES).map((group) => group[locale]()));
  return Object.assign({}, ...groups.map(({ default: pages }) => pages)) as Pages;
}

/**
 * Loads the text of a page of the help section. Treats a text that fails to load as an unreachable server, because a
 * retry may help.
 */
export async function loadHelpPage(topic: HelpPage, locale: Locale): Promise<CallResult<PageTexts>> {
  try {
    const { default: pages } = await PAGES[groupOf(topic)][locale]();
    const page = pages[topic];
    return page ? { ok: true, data: page } : { ok: false, failure: { kind: 'malformed', problem: `there is no text on ${topic}` } };
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } };
  }
}
