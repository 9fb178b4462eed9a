import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAYING_SYMBOLS } from '../engine/symbols';
import { DEMO_GAMES, themeOf } from '../games';
import { readDrawings } from '../server/readDrawings';
import { picturesOf } from './pictures';
import { TEXTS, textsOf } from './texts';

const LOWER = PAYING_SYMBOLS.slice(1);

it.each(DEMO_GAMES)('$gameCode shows eight pictures of its own, each drawn and named in both languages', async ({ motif }) => {
  const names = picturesOf(motif);
  const drawn = Object.values(await readDrawings(motif));

  expect(names.seven).toBe(motif);
  expect(new Set(Object.values(names)).size).toBe(PAYING_SYMBOLS.length);
  expect(new Set(drawn).size).toBe(PAYING_SYMBOLS.length + 1);
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

it('keeps no picture that no game shows', () => {
  const shown = new Set(DEMO_GAMES.flatMap(({ motif }) => Object.values(picturesOf(motif))));
  const kept = readdirSync(join(import.meta.dirname, 'art/pictures'));

  expect(kept.toSorted()).toEqual([...shown, 'seal'].map((name) => `${name}.svg`).toSorted());
});

it('sends at most 3.2 kB (gzip) for a game', async () => {
  for (const motif of new Set(DEMO_GAMES.map((game) => game.motif))) {
    const sent = gzipSync(JSON.stringify(await readDrawings(motif))).length;

    expect([motif, sent < 3_200]).toEqual([motif, true]);
  }
});

it('knows no pictures of an unknown subject', () => {
  expect(() => picturesOf('unicorn')).toThrow('unicorn has no eight pictures');
});
