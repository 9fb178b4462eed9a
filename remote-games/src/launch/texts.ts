import { typedTranslation } from '@site/shared/i18n';
import launch from '../locales/zh-CN/launch.json';

export const useTranslation = typedTranslation({ launch });
