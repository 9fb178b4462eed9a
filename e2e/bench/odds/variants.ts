import type { BrowserContextOptions } from '@playwright/test';
import { gameIdOfMatch } from './createOddsBoard';

/** Rows of a page: the name of the match and the prices of its main lines. */
export type ShownRows = readonly (readonly [match: string, prices: readonly string[]])[];

export interface Variant {
  readonly id: 'product' | 'by-hand' | 'ag-grid' | 'match';
  readonly name: string;
  readonly url: string;
  readonly storageState?: BrowserContextOptions['storageState'];
  /** Selector of a row. The board is ready when one matches. */
  readonly rowSelector: string;
  /** Selector of the element that scrolls the board; the window when left out. */
  readonly scrollerSelector?: string;
  /** Match of the page. Only its prices move, and the row contains all of them in the order of their texts. */
  readonly ofMatch?: string;
  /** Reads the rendered rows. Runs in the page. */
  readonly readRows: () => ShownRows;
}

interface Origins {
  readonly site: string;
  readonly pages: string;
}

/** Returns all variants, the product first. */
export function variantsOf({ site, pages }: Origins, session: BrowserContextOptions['storageState']): readonly Variant[] {
  return [
    {
      id: 'product',
      name: 'product',
      url: `${site}/game/sport/CRTY`,
      ...(session === undefined ? {} : { storageState: session }),
      rowSelector: 'article[aria-label]',
      readRows: () =>
        [...document.querySelectorAll('article[aria-label]')].map((row): [string, string[]] => [
          row.getAttribute('aria-label') ?? '',
          [...row.querySelectorAll('button[aria-pressed] b[data-num]')].map((figure) => figure.textContent),
        ]),
    },
    {
      id: 'by-hand',
      name: 'by hand',
      url: `${pages}/by-hand`,
      rowSelector: 'article',
      readRows: () =>
        [...document.querySelectorAll<HTMLElement>('article')].map((row): [string, string[]] => [
          row.dataset['match'] ?? '',
          [...row.querySelectorAll('.price')].map((figure) => figure.textContent),
        ]),
    },
    {
      id: 'ag-grid',
      name: 'AG Grid',
      url: `${pages}/ag-grid`,
      rowSelector: '.ag-row',
      scrollerSelector: '.ag-grid-viewport',
      readRows: () =>
        [...document.querySelectorAll('.ag-row')].map((row): [string, string[]] => [
          row.querySelector('[col-id="name"]')?.textContent ?? '',
          [...row.querySelectorAll<HTMLElement>('[col-id*="/"]')]
            .toSorted((one, other) => Number(one.ariaColIndex) - Number(other.ariaColIndex))
            .slice(0, 14)
            .map((cell) => cell.textContent),
        ]),
    },
    {
      id: 'match',
      name: 'match page',
      url: `${site}/game/sport/CRTY/match/${gameIdOfMatch(0)}`,
      ...(session === undefined ? {} : { storageState: session }),
      rowSelector: 'main section[aria-label] button[aria-pressed] b[data-num]',
      ofMatch: gameIdOfMatch(0),
      readRows: () => [
        [
          document
            .querySelector('main section[aria-label] button[aria-pressed]:has(b[data-num])')
            ?.getAttribute('aria-label')
            ?.split(' ')
            .slice(0, 3)
            .join(' ') ?? '',
          [...document.querySelectorAll('main section[aria-label] button[aria-pressed] b[data-num]')]
            .map((figure) => figure.textContent)
            .sort(),
        ],
      ],
    },
  ];
}
