import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { APP_PACKAGES } from '@site/release/packages';
import { localeProblems } from '@site/testing/localeParity';

const ROOT = path.resolve(__dirname, '../..');
const PACKAGES = [...APP_PACKAGES, 'shared'];

/** Files that reach the browser, tests and fakes excluded. */
const FILES = [...PACKAGES.map((name) => path.join(name, 'src')), 'host/ops/console/page']
  .flatMap(listFiles)
  .filter((file) => !/[\\/]testing[\\/]|\.test\.tsx?$/.test(file));

const SHEETS = [...FILES, ...listFiles('e2e/venues'), ...listFiles('shared/kit')].filter((file) => file.endsWith('.css'));

const DICTIONARIES = FILES.filter((file) => /[\\/]locales[\\/].*\bzh-CN\b.*\.json$/.test(file));

type Texts = Parameters<typeof localeProblems>[0];

describe('the texts of the site', () => {
  it('are in dictionaries of every package that shows any', () => {
    const speaking = new Set(DICTIONARIES.map((file) => path.relative(ROOT, file).split(path.sep)[0]));

    expect([...speaking].sort()).toEqual([...PACKAGES].sort());
  });

  it.each(DICTIONARIES.map((file) => [path.relative(ROOT, file)]))(
    'of %s are Chinese, in both languages, each worded once [R-I18N-01] [R-I18N-06]',
    (file) => {
      const source = readTexts(file);
      const translation = readTexts(file.replace('zh-CN', 'zh-TW'));

      expect(localeProblems(source, translation)).toEqual([]);
      expect(latinOnly(source)).toEqual([]);
    },
  );
});

describe('the stylesheets', () => {
  // With one such rule on the page, Chromium recomputes the styles around a control whenever the focus moves.
  it('ask no element what is focused, pressed or pointed at inside of it by :has()', () => {
    const sheets = FILES.filter((file) => file.endsWith('.css'));
    const asking = sheets.filter((file) => /:has\((?:[^()]|\([^()]*\))*:(?:focus|hover|active)/.test(readFileSync(file, 'utf8')));

    expect(sheets.length).toBeGreaterThan(100);
    expect(asking.map((file) => path.relative(ROOT, file))).toEqual([]);
  });

  // A touch screen leaves the last tapped element in `:hover`, so it would seem selected.
  it('style what is pointed at only where the pointer can hover, the venues and the kit too', () => {
    const bare = SHEETS.filter((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(/^( *)@media \(hover: hover\) \{[\s\S]*?^\1\}/gm, '')
        .includes(':hover'),
    );

    expect(bare.map((file) => path.relative(ROOT, file))).toEqual([]);
  });

  // With text at 130 % a phone is 3rem wide, and such a column would be wider than the page.
  it('have no grid with a column that may be wider than its box', () => {
    const wide = SHEETS.filter((file) => /auto-fi(?:ll|t), ?minmax\((?:1\.[5-9]|[2-9])[\d.]*rem,/.test(readFileSync(file, 'utf8')));

    // The root font size of the venues is 14 px.
    expect(wide.map((file) => path.relative(ROOT, file)).filter((file) => !file.startsWith('e2e/venues/'))).toEqual([]);
  });

  // Forced colors draw a transparent border, and the triangle would be a square: a rising price would look like a
  // falling one.
  it('keep a triangle that is made of borders in forced colours', () => {
    const drawn = SHEETS.filter((file) => /\bwidth: 0;\s+height: 0;\s+border: [^;]+ transparent;/.test(readFileSync(file, 'utf8')));
    const squares = drawn.filter((file) => !readFileSync(file, 'utf8').includes('forced-color-adjust: none;'));

    expect(drawn).not.toEqual([]);
    expect(squares.map((file) => path.relative(ROOT, file))).toEqual([]);
  });

  it('have no stronger rule for what is filled in forced colours', () => {
    const weak = SHEETS.flatMap((file) =>
      findWeakFills(readFileSync(file, 'utf8')).map((fault) => `${path.relative(ROOT, file)}: ${fault}`),
    );

    expect(weak).toEqual([]);
    expect(
      findWeakFills(
        ".bar[data-side='home'] > i { background: red; } @media (forced-colors: active) { .bar > i { background: CanvasText; } }",
      ),
    ).toEqual([".bar > i is weaker than .bar[data-side='home'] > i"]);
  });
});

/**
 * Finds selectors for forced colors that a more specific selector overrides: one that ends in the same element and sets
 * the same fill.
 */
function findWeakFills(sheet: string): readonly string[] {
  const forced = /@media \(forced-colors: active\) \{((?:[^{}]|\{[^{}]*\})*)\}/.exec(sheet)?.[1] ?? '';
  const forcedFills = readFills(forced);
  const fills = readFills(sheet.replace(forced, ''));
  return forcedFills.flatMap((weak) =>
    fills
      .filter(({ selector, property }) => property === weak.property && lastElement(selector) === lastElement(weak.selector))
      .filter(({ selector }) => countConditions(selector) > countConditions(weak.selector))
      .filter(({ selector }) => forcedFills.every((other) => other.selector !== selector))
      .map(({ selector }) => `${weak.selector} is weaker than ${selector}`),
  );
}

function readFills(rules: string): readonly { readonly selector: string; readonly property: string }[] {
  return [...rules.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    [...body.matchAll(/(?:^|[;\s])(background|fill|stroke)(?:-color)?:(?![^;]*!important)/g)].flatMap(([, property = '']) =>
      selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), property })),
    ),
  );
}

/** Returns the class, or the tag, of the element that a selector styles. */
const lastElement = (selector: string): string | undefined => /([.\w-]+)[^\s>+~]*$/.exec(selector.replaceAll(/[[(][^\])]*[\])]/g, ''))?.[1];

const countConditions = (selector: string): number => selector.match(/\.[\w-]+|\[[^\]]+\]|(?<!:):(?!is|where|not|has)[\w-]+/g)?.length ?? 0;

describe('the source', () => {
  it('names no site: its id comes with the deployment manifest [R-CONST-33]', () => {
    expect(FILES.filter((file) => /siteId['"]?\s*[:=]\s*['"`]\d/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('holds no secret: nothing in it is long and random enough for one [R-CONST-33]', () => {
    const suspects = FILES.filter((file) => /\.(tsx?|json)$/.test(file)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"`]([A-Za-z0-9+/_-]{32,}={0,2})['"`]/g)]
        .filter(([, text = '']) => !text.startsWith('/') && /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text))
        .map(([, text = '']) => `${path.relative(ROOT, file)}: ${text.slice(0, 6)}…`),
    );

    expect(suspects).toEqual([]);
  });
});

function listFiles(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/](?:node_modules|dist|\.cache)[\\/]/.test(path.join(entry.parentPath, entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function readTexts(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

/**
 * Returns the texts without Han characters. Names and units are written in Latin letters in every language; sentences
 * are not.
 */
function latinOnly(texts: Texts): readonly string[] {
  return flatten(texts).filter(
    (text) => !/\p{Script=Han}/u.test(text) && /[A-Za-z]{3,}\s+[A-Za-z]{2,}/.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
  );
}

function flatten(texts: Texts): readonly string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flatten(text)));
}
