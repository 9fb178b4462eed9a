import type { Language, PlatformError } from '../kernel';
import messages from './messages.json';

export type { Language } from '../kernel';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const CODES: Texts = messages.codes;
const REASONS: Texts = messages.reasons;

/** Code whose text is used for codes without a text. */
const FALLBACK_CODE = '6005';

/**
 * Returns the language of the header `language`, otherwise of the browser's `Accept-Language`; zh-CN unless it asks for
 * traditional Chinese.
 */
export function parseLanguage(header: string | undefined, acceptLanguage: string | undefined): Language {
  return /^zh[-_](tw|hk|mo|hant)/i.test(header ?? acceptLanguage ?? '') ? 'zh-TW' : 'zh-CN';
}

/** Returns the standard message of a code. */
export function codeText(code: number, language: Language): string {
  return (CODES[code.toString()] ?? CODES[FALLBACK_CODE])?.[language] ?? '';
}

/** Returns the message of a refusal: the text of its reason, otherwise of its code. */
export function errorText(error: PlatformError, language: Language): string {
  const text = (error.reason === null ? undefined : REASONS[error.reason]?.[language]) ?? codeText(error.code, language);
  return Object.entries(error.values).reduce(
    (filled, [name, value]) => filled.replace(`{{${name}}}`, () => (typeof value === 'string' ? value : value[language])),
    text,
  );
}
