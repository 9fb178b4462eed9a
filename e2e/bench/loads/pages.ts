import type { Locator, Page } from '@playwright/test';

/** Measured page: its address, its visitor, and the content that marks it as loaded. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly visitor: 'guest' | 'member';
  /** Locates the main content; the page counts as loaded when it is visible. */
  readonly proof: (page: Page) => Locator;
}

export const MEASURED_PAGES: readonly MeasuredPage[] = [
  {
    name: 'home, guest',
    path: '/',
    visitor: 'guest',
    proof: (page) => page.getByRole('main').getByRole('heading').filter({ visible: true }).first(),
  },
  {
    name: 'sports, member',
    path: '/game/sport/CRTY',
    visitor: 'member',
    // Handicap price, named by match and market.
    proof: (page) =>
      page
        .getByRole('button', { name: / v .*全场让球/ })
        .filter({ visible: true })
        .first(),
  },
];
