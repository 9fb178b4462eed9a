import { typedTranslation } from '@site/shared/i18n';
import home from '../../locales/zh-CN/home.json';
import title from '../../locales/zh-CN/title.json';

export const useTranslation = typedTranslation({ home, title });
