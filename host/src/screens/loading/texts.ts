import { typedTranslation } from '@site/shared/i18n';
import screen from '../../locales/zh-CN/screen.json';
import title from '../../locales/zh-CN/title.json';

export const useTranslation = typedTranslation({ screen, title });
