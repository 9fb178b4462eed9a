import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Colour = readonly [red: number, green: number, blue: number];
type Variables = Readonly<Record<string, string>>;

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const blocks = [...sheet.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(',').map((part) => part.trim()),
  variables: Object.fromEntries([...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])),
}));

const EDITIONS = ['classic', 'professional'] as const;
const BUILDS = ['default', 'gilt', 'plum'] as const;

/** The variables of a page, as the cascade leaves them: the build and the edition come after the defaults. */
function pageVariables(edition: string, build: string): Variables {
  const of = (selector: string): Variables =>
    Object.assign({}, ...blocks.filter(({ selectors }) => selectors.includes(selector)).map(({ variables }) => variables)) as Variables;
  return { ...of(':root'), ...of(`html[data-edition='${edition}']`), ...of(`html[data-build='${build}']`) };
}

function resolve(value: string, variables: Variables): Colour {
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return resolve(variables[reference] ?? `missing ${reference}`, variables);
  const mix = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(value);
  if (mix !== null) {
    const [, first = '', percent = '', second = ''] = mix;
    const [a, b, share] = [resolve(first, variables), resolve(second, variables), Number(percent) / 100];
    const part = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share);
    return [part(0), part(1), part(2)];
  }
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex === null) throw new Error(`not a colour: ${value}`);
  const [, red = '', green = '', blue = ''] = hex;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

/** WCAG 2 relative luminance. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Colour, b: Colour): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

type Pair = readonly [foreground: string, background: string];
const on = (backgrounds: readonly string[], foregrounds: readonly string[]): readonly Pair[] =>
  backgrounds.flatMap((background) => foregrounds.map((foreground) => [foreground, background] as const));

const SURFACES = ['bg', 'surface-1', 'surface-2', 'surface-3', 'chrome'];
const SOFT = ['danger-soft', 'warning-soft', 'success-soft', 'live-soft', 'gilt-soft'];

const TEXT_PAIRS: readonly Pair[] = [
  ...on([...SURFACES, 'surface-4'], ['text-primary', 'text-secondary']),
  ...on(SURFACES, ['text-tertiary', 'accent-text']),
  ...on(['bg', 'surface-1', 'surface-2', 'surface-3'], ['live', 'success', 'warning', 'danger', 'money']),
  ...on(SOFT, ['text-primary', 'text-secondary', 'accent-text']),
  ...on(['accent', 'accent-hover'], ['on-accent']),
  ...on(['accent-soft'], ['accent-text', 'text-primary', 'text-secondary', 'text-tertiary']),
  ...on(['accent-soft-strong'], ['accent-text']),
  ...on(['odds-bg'], ['odds-text', 'odds-line', 'odds-negative', 'odds-suspended-text']),
  ...on(['odds-bg-hover'], ['odds-text']),
  ...on(['odds-up-bg'], ['odds-up', 'odds-line']),
  ...on(['odds-down-bg'], ['odds-down', 'odds-line']),
  ['odds-selected-text', 'odds-selected-bg'],
  ['odds-suspended-text', 'odds-suspended-bg'],
  ['on-live', 'live'],
  ['live', 'live-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['money', 'gilt-soft'],
  ['on-gilt', 'gilt'],
  ['text-inverse', 'inverse'],
  ['art-text', 'art-hot'],
  ['art-text', 'art-new'],
  ['on-art-cta', 'art-cta'],
  ['on-vip-silver', 'vip-silver-to'],
  ['on-vip-gilt', 'vip-gilt-to'],
  ['on-vip-ink', 'vip-ink-from'],
];

/** Outlines of controls and the focus ring need 3:1 only. */
const OUTLINE_PAIRS: readonly Pair[] = [
  ['border-control', 'surface-1'],
  ['border-control', 'surface-2'],
  ['focus-ring', 'surface-1'],
  ['focus-ring', 'bg'],
];

function weakPairs(pairs: readonly Pair[], least: number, variables: Variables): readonly string[] {
  return pairs.flatMap(([foreground, background]) => {
    const ratio = contrast(resolve(`var(--color-${foreground})`, variables), resolve(`var(--color-${background})`, variables));
    return ratio < least ? [`${foreground} on ${background}: ${ratio.toFixed(2)} < ${least}`] : [];
  });
}

const PAGES = EDITIONS.flatMap((edition) => BUILDS.map((build) => [edition, build] as const));

describe('contrast', () => {
  it.each(PAGES)('%s edition, %s build: all text reaches 4.5:1', (edition, build) => {
    expect(weakPairs(TEXT_PAIRS, 4.5, pageVariables(edition, build))).toEqual([]);
  });

  it.each(PAGES)('%s edition, %s build: control outlines and the focus ring reach 3:1', (edition, build) => {
    expect(weakPairs(OUTLINE_PAIRS, 3, pageVariables(edition, build))).toEqual([]);
  });
});

describe('tiers', () => {
  it('an edition overrides semantic tokens only, and a themed build the accent ramp only', () => {
    for (const { selectors, variables } of blocks) {
      const names = Object.keys(variables);
      if (selectors.some((selector) => selector.includes('data-edition')))
        expect(names.filter((name) => name.startsWith('--p-'))).toEqual([]);
      if (selectors.some((selector) => selector.includes('data-build'))) {
        expect(names.filter((name) => !/^--p-(accent-\d+|on-accent)$/.test(name))).toEqual([]);
      }
    }
  });
});

describe('root scale', () => {
  /** What the two rules of the stylesheet give for a page width. They are read from it, so that a change of either is noticed here. */
  function rootSize(pageWidth: number): number {
    const [wide, narrow] = [...sheet.matchAll(/font-size: (m(?:in|ax)\([^;]+\));/g)].map(([, rule = '']) => rule);
    const largest = /^min\(([\d.]+)px, calc\(100vw \/ ([\d.]+)\)\)$/.exec(wide ?? '');
    const smallest = /^max\(([\d.]+)px, calc\(100vw \/ ([\d.]+) \* ([\d.]+)\)\)$/.exec(narrow ?? '');
    const breakpoint = /@media \(max-width: ([\d.]+)px\)\s*\{\s*html\s*\{\s*font-size: max/.exec(sheet);
    if (largest === null || smallest === null || breakpoint === null) throw new Error('the root scale has another form now');
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

  it.each([1279, 960, 640])('stops shrinking below 1280, so that zooming enlarges: %i', (width) => {
    expect(rootSize(width)).toBeCloseTo(88.667, 3);
  });
});
