import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@site/shared/contract/services';
import { remotePackage, WORKSPACE_IDS } from '@site/release/packages';
import { readLocale } from '@site/testing/readLocale';
import { AWAY_TEAM, HOME_TEAM } from './matches';

/** Translates a text of the site from zh-CN into the language of a journey. */
export type Translate = (source: string) => string;

/** Returns the source: most journeys are in zh-CN. */
export const untranslated: Translate = (source) => source;

const ROOT = join(import.meta.dirname, '..', '..');
const TEXTS = [
  'host/src/locales',
  'shared/src/i18n/locales',
  'shared/src/ui/betting/locales',
  ...WORKSPACE_IDS.map((id) => `${remotePackage(id)}/src/locales`),
  'e2e/venues/slots/page/locales',
];

/** Names that come from the platform. */
const TRADITIONAL_NAMES: ReadonlyArray<readonly [source: string, translation: string]> = [
  [HOME_TEAM, '海岸聯隊'],
  [AWAY_TEAM, '山城競技'],
  ['龙珠宝藏', '龍珠寶藏'],
  ['百家乐 A01', '百家樂 A01'],
  ['北斗PK拾', '北斗PK拾'],
  ['二十一点', '二十一點'],
  ['战域电竞', '戰域電競'],
  ['深海捕鱼', '深海捕魚'],
];

/**
 * Creates a translator from the locale files and the remotes' metadata, so one journey runs in several languages. The
 * returned function throws when a source is missing or has several translations.
 *
 * @param folders of the locale files; default: those of the site
 */
export function translatorFor(locale: Locale, folders: readonly string[] = TEXTS): Translate {
  if (locale === 'zh-CN') return untranslated;
  const translations = new Map(TRADITIONAL_NAMES.map(([source, translation]) => [source, new Set([translation])]));
  for (const folder of folders) {
    const source = readTexts(folder, 'zh-CN');
    const translation = new Map(readTexts(folder, locale));
    for (const [key, text] of source) {
      const translated = translation.get(key);
      if (translated !== undefined) translations.set(text, (translations.get(text) ?? new Set()).add(translated));
    }
  }
  for (const id of WORKSPACE_IDS) {
    for (const label of labelsIn(JSON.parse(readFileSync(join(ROOT, remotePackage(id), 'package.json'), 'utf8')))) {
      translations.set(label['zh-CN'], (translations.get(label['zh-CN']) ?? new Set()).add(label[locale]));
    }
  }
  return (text) => {
    const found = [...(translations.get(text) ?? [])];
    const [only] = found;
    if (only === undefined || found.length > 1) throw new Error(`"${text}" in ${locale}: ${found.join(', ') || 'not in the locale files'}`);
    return only;
  };
}

type Label = Readonly<Record<Locale, string>>;

/** Returns the names of a remote, its pages and its menu entries from its metadata. */
function labelsIn(facts: unknown): readonly Label[] {
  if (typeof facts !== 'object' || facts === null) return [];
  if ('zh-CN' in facts && 'zh-TW' in facts) return [facts as Label];
  return Object.values(facts).flatMap(labelsIn);
}

type Texts = { readonly [key: string]: string | Texts } | readonly string[];

function readTexts(folder: string, locale: Locale): readonly (readonly [key: string, text: string])[] {
  return flatten(readLocale(join(ROOT, folder), locale), folder);
}

function flatten(texts: Texts, path: string): readonly (readonly [key: string, text: string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as const] : flatten(value, `${path}.${key}`),
  );
}
