import { DEMO_CATALOGUE } from './catalogue';

const about = (gameCode: string) => {
  const game = DEMO_CATALOGUE.find((each) => each.gameCode === gameCode);
  if (!game) throw new Error(`there is no game ${gameCode}`);
  return { ...game.about.limits, sections: game.about.sections('zh-CN') };
};

it.each(DEMO_CATALOGUE.map(({ gameCode }) => gameCode))(
  '%s states limits and rules in both languages, with every figure filled in',
  (gameCode) => {
    const game = DEMO_CATALOGUE.find((each) => each.gameCode === gameCode);
    const { min = 0n, max = 0n } = game?.about.limits ?? {};
    expect(min > 0n && max > min).toBe(true);

    const [simplified, traditional] = (['zh-CN', 'zh-TW'] as const).map((language) => game?.about.sections(language) ?? []);
    expect(simplified?.map(({ lines, table }) => [lines.length, table?.length])).toEqual(
      traditional?.map(({ lines, table }) => [lines.length, table?.length]),
    );
    const words = JSON.stringify([simplified, traditional]);
    expect(words).not.toMatch(/\{\{|undefined|NaN/);
    expect(simplified?.every(({ title, lines, table = [] }) => title !== '' && lines.length + table.length > 0)).toBe(true);
  },
);

it.each([
  ['JG-tiger', 50n, 10_000n, ['猛虎', '50', '150', '600']],
  ['HT-A01', 500n, 200_000n, ['闲', '1 赔 1；和局退回本金', '¥5 – ¥2,000', '98.76%']],
  ['ZY-arena', 100n, 500_000n, ['正确局分', '92%']],
  ['SH-deep', 100n, 1_000n, ['银鳞鱼', '×2', '48.250%']],
])('%s takes bets of %s to %s fen, and its tables have the row %j', (gameCode, min, max, row) => {
  const { sections, ...limits } = about(gameCode);

  expect(limits).toEqual({ min, max });
  expect(sections.flatMap(({ table = [] }) => table)).toContainEqual(row);
});

it('tells slots apart by theme and volatility, and nothing else', () => {
  for (const { path, theme, volatility } of DEMO_CATALOGUE) {
    expect([theme !== null, volatility !== null]).toEqual([path.startsWith('/slot/'), path.startsWith('/slot/')]);
  }
});
