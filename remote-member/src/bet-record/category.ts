import type { RouteName } from '@site/shared/contract';

/** Categories of venues in the order of the menu, with the pages that list their games. */
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

export const CATEGORY_WORDS = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
} as const satisfies Readonly<Record<PlayCategory, string>>;
