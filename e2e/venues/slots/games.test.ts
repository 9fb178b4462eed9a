import { DEMO_GAMES, returnsOf, rtpOf } from './games';

const CODES = ['JGDZ', 'QKDZ', 'WXDZ', 'JSDZ', 'FNDZ', 'MTDZ', 'HWDZ'];

it('offers games of seven venues, each with a code of its own', () => {
  const counts = CODES.map((enName) => DEMO_GAMES.filter((game) => game.enName === enName).length);

  expect(counts).toEqual([18, 12, 10, 8, 6, 6, 6]);
  expect(new Set(DEMO_GAMES.map((game) => game.gameCode)).size).toBe(DEMO_GAMES.length);
  expect(DEMO_GAMES.every((game) => /^[A-Z]{2}-[a-z]+$/.test(game.gameCode))).toBe(true);
});

it('names no two games alike in either language', () => {
  for (const language of ['zh-CN', 'zh-TW'] as const) {
    expect(new Set(DEMO_GAMES.map((game) => game.name[language])).size).toBe(DEMO_GAMES.length);
  }
});

it('states what each game returns, and of what parts', () => {
  const [steady, calm] = DEMO_GAMES;
  const wild = DEMO_GAMES.find((game) => game.model === 'wild');

  expect([calm, steady, wild].map((game) => (game === undefined ? null : rtpOf(game)))).toEqual(['97.07', '96.40', '95.65']);
  expect(calm === undefined ? null : returnsOf(calm)).toEqual({ lines: '95.47', pools: '1.60' });
});
