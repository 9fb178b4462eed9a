import { typedTranslation } from '@site/shared/i18n';
import betting from './locales/zh-CN/betting.json';

/** Translates the vocabulary of betting. The zh-TW texts of a package that shows it include `@site/shared/betting/zh-TW`. */
export const useBettingTranslation = typedTranslation({ betting });

export type BettingTranslate = ReturnType<typeof useBettingTranslation>['t'];
