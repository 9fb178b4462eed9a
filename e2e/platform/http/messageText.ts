import type { Language, PlatformError } from '../kernel';
import messages from './messages.json';

export type { Language } from '../kernel';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const CODES: Texts = messages.codes;
const REASONS: Texts = messages.reasons;

/** What a code without a text of its own says. */
const FALLBACK_CODE = '6005';

/** Header `language`, else the browser's `Accept-Language`; zh-CN where neither asks for traditional Chinese. */
export function parseLanguage(header: string | undefined, acceptLanguage: string | undefined): Language {
  return /^zh[-_](tw|hk|mo|hant)/i.test(header ?? acceptLanguage ?? '') ? 'zh-TW' : 'zh-CN';
}

/** The stock message of a code. */
export function codeText(code: number, language: Language): string {
  return (CODES[code.toString()] ?? CODES[FALLBACK_CODE])?.[language] ?? '';
}

/** The message of a refusal: of its reason where it has one, else of its code. */
export function errorText(error: PlatformError, language: Language): string {
  const text = (error.reason === null ? undefined : REASONS[error.reason]?.[language]) ?? codeText(error.code, language);
  return Object.entries(error.values).reduce(
    (filled, [name, value]) => filled.replace(`{{${name}}}`, () => (typeof value === 'string' ? value : value[language])),
    text,
  );
}
