import type { RouteName } from '@site/shared/contract';

/** The categories of venues, in the order of the menu, and the pages that list their games. */
export const CATEGORY_PAGES = {
  TY: 'sport',
  ZR: 'realbet',
  QP: 'chess',
  DJ: 'gaming',
  CP: 'lottery',
  DZ: 'egame',
  BY: 'fishing',
} as const satisfies Readonly<Record<string, RouteName>>;
export type PlayCategory = keyof typeof CATEGORY_PAGES;

/** What each is called in the texts. */
export const CATEGORY_WORDS = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
} as const satisfies Readonly<Record<PlayCategory, string>>;
