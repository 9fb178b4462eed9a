import { typedTranslation } from '@site/shared/i18n';
import placement from '../../locales/zh-CN/placement.json';
import settled from '../../locales/zh-CN/settled.json';
import tickets from '../../locales/zh-CN/tickets.json';

export const useTranslation = typedTranslation({ placement, settled, tickets });

export type Translate = ReturnType<typeof useTranslation>['t'];
