import type { Language } from './messageText';

/** Text of the operator's own content in both languages, stored as jsonb. */
export type Localized = Readonly<Record<Language, string>>;
