import { typedTranslation, type Translate } from '@site/shared/i18n';
import type texts from './locales/zh-CN.json';

interface BettingTexts {
  readonly betting: typeof texts;
}

/** Translates the vocabulary of betting. */
export type BettingTranslate = Translate<BettingTexts>;

/** The vocabulary of betting, in a package whose locales were made by `withBettingTexts`. */
export const useBettingTranslation = typedTranslation<BettingTexts>();
