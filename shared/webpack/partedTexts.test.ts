import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageDir, remotePackage, WORKSPACE_DIR } from '../release/packages';
import { runWebpack } from '../release/runWebpack';
import { remotesIn } from '../release/workspaceRemotes.cjs';
import { partedTexts } from './partedTexts';
import { keysNamed, pick } from './textKeys.cjs';

const TEXTS = {
  board: { title: '赛事', bets_other: '{{count}} 注', error: { closed: '已关闭', locked: '已锁定' } },
  deposit: { done: '存款成功', done_hint: '请查看余额' },
  withdrawal: { done: '取款成功' },
};

const picked = (source: string, prefix = '') => pick(TEXTS, keysNamed(source, prefix));

describe('the texts that a module brings', () => {
  it.each([
    ['a key', "t('board.title')", { board: { title: '赛事' } }],
    ['plural forms', "t('board.bets', { count })", { board: { bets_other: '{{count}} 注' } }],
    ['a key that ends in a value', 't(`board.error.${why}`)', { board: { error: TEXTS.board.error } }],
    ['the beginning of several keys', "const ERRORS = 'board.error';", { board: { error: TEXTS.board.error } }],
    ['a key that begins with a value', 't(`${kind}.done`)', { deposit: TEXTS.deposit, withdrawal: TEXTS.withdrawal }],
    ['a key that is nothing but values', 't(`${kind}.${state}`)', TEXTS],
    ['a key in a table', 'const TITLES = { won: "deposit.done" };', { deposit: TEXTS.deposit }],
    ['no key', "import { z } from './board';", {}],
  ])('are those of %s', (_, source, expected) => {
    expect(picked(source)).toEqual(expected);
  });

  it('are found under the name by which a package reaches them', () => {
    expect(picked("t('betting.board.title'); t('deposit.done')", 'betting.')).toEqual({ board: { title: '赛事' } });
  });
});

it.each(remotesIn(WORKSPACE_DIR).map(({ id }) => id))('no module of %s brings all texts of its package', (id) => {
  const dir = join(packageDir(remotePackage(id)), 'src');
  const modules = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  expect(modules).not.toEqual([]);

  expect(modules.filter((path) => keysNamed(readFileSync(join(dir, path), 'utf8'), '')('-'))).toEqual([]);
});

describe('a build', () => {
  it('has each text in the file of the view that shows it, and with the first what no view names', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'parted-texts-'));
    mkdirSync(join(dir, 'src', 'locales'), { recursive: true });
    const write = (path: string, content: string) => {
      writeFileSync(join(dir, 'src', path), content);
    };
    write('locales/zh-CN.json', JSON.stringify({ ...TEXTS, unnamed: { text: '无人提及' } }));
    write(
      'remote.ts',
      "import texts from './locales/zh-CN.json';\nself.texts = texts; self.load = [() => import('./Board'), () => import('./Deposit')];",
    );
    write('Board.ts', "self.shown = 'board.title';");
    write('Deposit.ts', 'self.shown = `deposit.done`;');
    const stats = await runWebpack({
      context: dir,
      mode: 'production',
      devtool: false,
      entry: './src/remote.ts',
      output: { path: join(dir, 'dist'), chunkFilename: 'view.[id].js' },
      resolve: { extensions: ['.ts'] },
      module: { rules: partedTexts([dir]) },
    });
    expect(stats.toString('errors-only')).toBe('');

    const files = readdirSync(join(dir, 'dist')).map((file) => [file, readFileSync(join(dir, 'dist', file), 'utf8')] as const);
    const withText = (text: string) => files.filter(([, content]) => content.includes(text)).map(([file]) => file);
    const [board = ''] = withText('board.title');
    expect(withText('无人提及')).toEqual(['main.js']);
    expect(withText('赛事')).toEqual([board]);
    expect(withText('存款成功')).not.toEqual([board]);
    expect(withText('存款成功')).toHaveLength(1);
    expect(withText('取款成功')).toEqual(['main.js']);
  });
});
