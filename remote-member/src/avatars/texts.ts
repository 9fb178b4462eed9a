import { typedTranslation } from '@site/shared/i18n';
import avatars from '../locales/zh-CN/avatars.json';

export const useTranslation = typedTranslation({ avatars });
