import { Converter } from 'opencc-js/cn2t';
import type { Language } from './messageText';

/** Fields in which the sportsbook's answers name leagues, teams and competitors. */
const NAMES: ReadonlySet<string> = new Set(['league', 'team_h', 'team_c', 'name']);

/** Characters that the converter mistakes for short forms, but that stay in names: 里奇, 布雷斯特, 朴成勋. */
const KEPT_IN_NAMES: Readonly<Record<string, string>> = { 裡: '里', 佈: '布', 幹: '干', 樸: '朴', 範: '范', 臺: '台' };
const TAKEN_FOR_OTHERS = new RegExp(`[${Object.keys(KEPT_IN_NAMES).join('')}]`, 'g');

/** Created at the first request for traditional characters, because that is slow. */
let convert: ((text: string) => string) | undefined;
const known = new Map<string, string>();

/**
 * Returns an answer or message of the sportsbook with its names in this language. The simulator uses simplified
 * characters.
 */
export function namesIn<Answer>(language: Language, answer: Answer): Answer {
  return language === 'zh-CN' ? answer : (withTraditionalNames(answer) as Answer);
}

function withTraditionalNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTraditionalNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [
      field,
      typeof part === 'string' && NAMES.has(field) ? traditional(part) : withTraditionalNames(part),
    ]),
  );
}

function traditional(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  convert ??= Converter({ from: 'cn', to: 'twp' });
  const converted = convert(name).replace(TAKEN_FOR_OTHERS, (character) => KEPT_IN_NAMES[character] ?? character);
  known.set(name, converted);
  return converted;
}
