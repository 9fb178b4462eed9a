import type { Frame, Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults';

/** Text settings of a visitor in a narrow window. */
interface TextSize {
  readonly name: string;
  readonly width: number;
  /** Text zoom of a browser: it multiplies every font size, including the root's, and does not affect media queries. */
  readonly percent: number;
  /** True for the text spacing of WCAG 1.4.12. */
  readonly isSpaced?: boolean;
}

export const NARROWEST: TextSize = { name: '320 wide', width: 320, percent: 100 };
export const LARGE_TEXT: TextSize = { name: '390 wide, text at 130 %', width: 390, percent: 130 };
export const TEXT_SIZES: readonly TextSize[] = [
  NARROWEST,
  LARGE_TEXT,
  { name: '390 wide, text at 200 %', width: 390, percent: 200 },
  { name: '390 wide, spaced text', width: 390, percent: 100, isSpaced: true },
];

const HEIGHT = 844;
const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
const PARAGRAPHS = 'p { margin-bottom: 2em !important; }';
/** Share of the window that the header may cover while the page scrolls. */
const HEADER_LIMIT = 1 / 3;

/** Sets the size of the window, and of the text in the loaded page and its frames. */
export async function setTextSize(page: Page, { width, percent, isSpaced = false }: TextSize): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  for (const frame of page.frames())
    await frame.evaluate(
      ([percent, spacing]) => {
        const { style } = document.documentElement;
        style.removeProperty('font-size');
        const normal = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        style.setProperty('font-size', `${String((normal * percent) / 100)}px`, 'important');
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(spacing);
        document.adoptedStyleSheets = [sheet];
      },
      [percent, isSpaced ? SPACING + PARAGRAPHS : ''] as const,
    );
}

/**
 * Returns the faults for a reader of larger text: those of the layout, and a header that covers too much of the window.
 */
export async function textFaults(page: Page | Frame, part?: string): Promise<readonly string[]> {
  const share = await page.evaluate(() => {
    window.scrollTo(0, 400);
    const header = document.querySelector('header')?.getBoundingClientRect();
    // A page too short to scroll past its header leaves the header in place.
    const kept = header === undefined || window.scrollY < header.height ? 0 : header.bottom;
    window.scrollTo(0, 0);
    return kept / window.innerHeight;
  });
  const faults = await layoutFaults(page, part);
  return share > HEADER_LIMIT ? [...faults, `the header covers ${share.toFixed(2)} of the window`] : faults;
}

/**
 * Returns the faults of a page, of a frame in it or of a part of either, such as an open dialog, at each size. Restores
 * the window.
 */
export async function faultsAt(
  sizes: readonly TextSize[],
  page: Page,
  frame: Page | Frame = page,
  part?: string,
): Promise<readonly string[]> {
  const window = page.viewportSize();
  const faults: string[] = [];
  for (const size of sizes) {
    await setTextSize(page, size);
    faults.push(...(await textFaults(frame, part)).map((fault) => `${size.name}: ${fault}`));
  }
  await setTextSize(page, { name: 'as before', width: window?.width ?? LARGE_TEXT.width, percent: 100 });
  if (window !== null) await page.setViewportSize(window);
  return faults;
}
