import { typedTranslation } from '@site/shared/i18n';
import art from '../../locales/zh-CN/art.json';
import frame from '../../locales/zh-CN/frame.json';
import home from '../../locales/zh-CN/home.json';
import title from '../../locales/zh-CN/title.json';

export const useTranslation = typedTranslation({ art, frame, home, title });

export type TextKey = Parameters<ReturnType<typeof useTranslation>['t']>[0];
