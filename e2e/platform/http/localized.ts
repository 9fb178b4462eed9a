import type { Language } from './messageText';

/** A text of the operator's own content, in both languages; kept as jsonb. */
export type Localized = Readonly<Record<Language, string>>;
