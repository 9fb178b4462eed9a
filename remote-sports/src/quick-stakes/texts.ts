import { typedTranslation } from '@site/shared/i18n';
import quickStakes from '../locales/zh-CN/quick_stakes.json';

export const useTranslation = typedTranslation({ quick_stakes: quickStakes });
