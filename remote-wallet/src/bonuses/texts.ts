import { typedTranslation } from '@site/shared/i18n';
import bonuses from '../locales/zh-CN/bonuses.json';

export const useTranslation = typedTranslation({ bonuses });
