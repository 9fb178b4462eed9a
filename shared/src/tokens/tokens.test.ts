import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const blocks = [...sheet.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(',').map((part) => part.trim()),
  names: [...body.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name),
}));

describe('tiers', () => {
  it('an edition overrides semantic tokens only', () => {
    const editions = blocks.filter(({ selectors }) => selectors.some((selector) => selector.includes('data-edition')));

    expect(editions).not.toHaveLength(0);
    expect(editions.flatMap(({ names }) => names).filter((name) => name.startsWith('--p-'))).toEqual([]);
  });
});

describe('root scale', () => {
  /**
   * Computes the root size for a page width by the two rules of the stylesheet. The rules are parsed from it, so that
   * the test detects a change of either.
   */
  function rootSize(pageWidth: number): number {
    const [wide, narrow] = [...sheet.matchAll(/font-size: (m(?:in|ax)\([^;]+\));/g)].map(([, rule = '']) => rule);
    const largest = /^min\(([\d.]+)px, calc\(100vw \/ ([\d.]+)\)\)$/.exec(wide ?? '');
    const smallest = /^max\(([\d.]+)px, calc\(100vw \/ ([\d.]+) \* ([\d.]+)\)\)$/.exec(narrow ?? '');
    const breakpoint = /@media \(max-width: ([\d.]+)px\)\s*\{\s*html\s*\{\s*font-size: max/.exec(sheet);
    if (largest === null || smallest === null || breakpoint === null) throw new Error('the root scale has another form now');
    const drawers = /@media \(max-width: ([\d.]+)px\)\s*\{\s*html\s*\{\s*font-size: ([\d.]+)px;/.exec(sheet);
    if (drawers === null) throw new Error('the root scale has another form now');
    if (pageWidth <= Number(drawers[1])) return Number(drawers[2]);
    if (pageWidth > Number(breakpoint[1])) return Math.min(Number(largest[1]), pageWidth / Number(largest[2]));
    return Math.max(Number(smallest[1]), (pageWidth / Number(smallest[2])) * Number(smallest[3]));
  }

  it.each([
    [2560, 100],
    [1920, 100],
  ])('is 100 px on a page %i wide: the reference, and no larger beyond it [R-UI-09] [R-UI-12]', (width, size) => {
    expect(rootSize(width)).toBeCloseTo(size, 3);
  });

  it.each([
    [1919, 99.948],
    [1760, 91.667],
    [1600, 83.333],
  ])('shrinks with a page narrower than 1920: %i gives %f px [R-UI-09] [R-UI-10]', (width, size) => {
    expect(rootSize(width)).toBeCloseTo(size, 3);
  });

  it.each([
    [1599, 110.764],
    [1440, 99.75],
    [1366, 94.624],
    [1280, 88.667],
  ])('takes the factor 1.33 on a page narrower than 1600: %i gives %f px [R-UI-11]', (width, size) => {
    expect(rootSize(width)).toBeCloseTo(size, 3);
  });

  it.each([1279, 1200])('stops shrinking below 1280: %i', (width) => {
    expect(rootSize(width)).toBeCloseTo(88.667, 3);
  });

  it.each([1920, 1440, 1366])('makes text at least twice as large when a page of %i is zoomed to 200 %% (WCAG 1.4.4)', (width) => {
    expect((2 * rootSize(width / 2)) / rootSize(width)).toBeGreaterThanOrEqual(2);
  });
});
