import { typedTranslation } from '@site/shared/i18n';
import category from '../locales/zh-CN/category.json';
import dock from '../locales/zh-CN/dock.json';
import footer from '../locales/zh-CN/footer.json';
import frame from '../locales/zh-CN/frame.json';
import memberMenu from '../locales/zh-CN/member_menu.json';
import menu from '../locales/zh-CN/menu.json';
import screen from '../locales/zh-CN/screen.json';
import service from '../locales/zh-CN/service.json';
import title from '../locales/zh-CN/title.json';
import venueEntry from '../locales/zh-CN/venue_entry.json';

export const useTranslation = typedTranslation({
  category,
  dock,
  footer,
  frame,
  member_menu: memberMenu,
  menu,
  screen,
  service,
  title,
  venue_entry: venueEntry,
});

export type TextKey = Parameters<ReturnType<typeof useTranslation>['t']>[0];
