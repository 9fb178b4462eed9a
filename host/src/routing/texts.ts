import { typedTranslation } from '@site/shared/i18n';
import category from '../locales/zh-CN/category.json';
import menu from '../locales/zh-CN/menu.json';
import screen from '../locales/zh-CN/screen.json';
import title from '../locales/zh-CN/title.json';

export const useTranslation = typedTranslation({ category, menu, screen, title });

export type TextKey = Parameters<ReturnType<typeof useTranslation>['t']>[0];
