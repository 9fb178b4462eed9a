import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYING_SYMBOLS } from '../engine/symbols';
import { DEMO_GAMES, themeOf } from '../games';
import { drawingsSchema } from '../protocol';
import { PAINTS } from './art/paints';
import { drawSymbols } from './art/sets';
import { picturesOf } from './pictures';
import { TEXTS, textsOf } from './texts';

const LOWER = PAYING_SYMBOLS.slice(1);

it.each(DEMO_GAMES)('$gameCode shows eight pictures of its own, each drawn and named in both languages', ({ motif }) => {
  const names = picturesOf(motif);
  const drawn = PAYING_SYMBOLS.map((symbol) => JSON.stringify(drawSymbols(motif)[symbol]));

  expect(names.seven).toBe(motif);
  expect(new Set(Object.values(names)).size).toBe(PAYING_SYMBOLS.length);
  expect(new Set(drawn).size).toBe(PAYING_SYMBOLS.length);
  expect(drawingsSchema.parse(drawSymbols(motif))).toEqual(drawSymbols(motif));
  for (const language of ['zh-CN', 'zh-TW'] as const) {
    const { symbol } = textsOf(language, motif);
    expect(Object.keys(symbol).toSorted()).toEqual([...PAYING_SYMBOLS, 'seal'].toSorted());
    expect(new Set(Object.values(symbol)).size).toBe(PAYING_SYMBOLS.length + 1);
  }
});

it('shows no lower picture at games of two subjects, so none at games of two themes either', () => {
  const shownAt = new Map<string, string>();
  for (const game of DEMO_GAMES) {
    for (const symbol of LOWER) {
      const name = picturesOf(game.motif)[symbol];
      expect([name, shownAt.get(name) ?? game.motif]).toEqual([name, game.motif]);
      shownAt.set(name, game.motif);
    }
  }
  const themesOf = (motif: string) => new Set(DEMO_GAMES.filter((game) => game.motif === motif).map(themeOf));
  expect([...shownAt.values()].every((motif) => themesOf(motif).size === 1)).toBe(true);
  expect(shownAt.size).toBe(new Set(DEMO_GAMES.map(({ motif }) => motif)).size * LOWER.length);
});

it('names each picture once, and none that no game shows', () => {
  const shown = new Set(DEMO_GAMES.flatMap(({ motif }) => Object.values(picturesOf(motif))));

  for (const { picture } of Object.values(TEXTS)) {
    expect(Object.keys(picture).toSorted()).toEqual([...shown, 'seal'].toSorted());
    expect(new Set(Object.values(picture)).size).toBe(shown.size + 1);
  }
});

it('paints with what the page has, and sends at most 18 kB for a game', () => {
  for (const { motif } of DEMO_GAMES) {
    const sent = JSON.stringify(drawSymbols(motif));
    const paints = [...sent.matchAll(/"url\(#(\w+)\)"/g)].map(([, name]) => name);

    expect(paints.filter((name) => name === undefined || !(name in PAINTS))).toEqual([]);
    expect([motif, sent.length < 18_000]).toEqual([motif, true]);
    expect(sent).not.toMatch(/NaN|undefined/);
  }
});

it('has one meaning for each name in the page: scenery and pictures share none', () => {
  const scenery = readFileSync(join(import.meta.dirname, 'art/createScenery.ts'), 'utf8');
  const names = [...scenery.matchAll(/(?:gradient\(|id: )'([\w-]+)'/g)].map(([, name = '']) => name);

  expect(names).toContain('night-sky');
  expect(names.filter((name) => name in PAINTS)).toEqual([]);
});

it('knows no pictures of an unknown subject', () => {
  expect(() => picturesOf('unicorn')).toThrow('unicorn has no eight pictures');
});
