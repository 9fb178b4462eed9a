import { typedTranslation } from '@site/shared/i18n';
import betting from './locales/zh-CN/betting.json';

/**
 * Returns the translations of the betting vocabulary. The zh-TW texts of a package that uses it include
 * `@site/shared/ui/betting/zh-TW`.
 */
export const useBettingTranslation = typedTranslation({ betting });

export type BettingTranslate = ReturnType<typeof useBettingTranslation>['t'];
