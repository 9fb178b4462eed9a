import { typedTranslation } from '@site/shared/i18n';
import clock from '../locales/zh-CN/clock.json';

export const useTranslation = typedTranslation({ clock });

export type Translate = ReturnType<typeof useTranslation>['t'];
