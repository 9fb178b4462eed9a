import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrity } from './ChunkIntegrity';
import { EXPOSED_CHUNK } from './chunks';
import { ExposedInEntry } from './ExposedInEntry';
import { RemoteRuntime } from './RemoteRuntime';

const require = createRequire(import.meta.url);

const SCOPE = 'test';
const FOLDER = 'https://remote.example/1.0.0-a/';
const TIMEOUT_MS = 8000;

interface Exposed {
  readonly side: string;
  view(): Promise<{ readonly shown: string }>;
}
interface Container {
  init(scope: unknown): unknown;
  get(module: string): Promise<() => Exposed>;
}

let dist: string;

/** A remote that takes `lib` from the page where it fits, and has a view with a stylesheet. */
beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'remote-runtime-'));
  dist = join(dir, 'dist');
  writeFileSync(
    join(dir, 'remote.js'),
    "import { side as found } from './lib.js'; export const side = found; export const view = () => import('./view.js');",
  );
  writeFileSync(join(dir, 'view.js'), "import './view.css'; export const shown = 'view';");
  writeFileSync(join(dir, 'view.css'), 'p { margin: 0; }');
  writeFileSync(join(dir, 'lib.js'), "export const side = 'own copy';");
  const compiler = webpack({
    context: dir,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: dist,
      publicPath: 'auto',
      chunkFilename: '[id].js',
      uniqueName: 'remote',
      chunkLoadTimeout: TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'remote-news' },
    },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    optimization: { minimize: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[id].css' }),
      new webpack.container.ContainerPlugin({
        name: 'container',
        filename: 'entry.js',
        exposes: { './remote': { import: './remote.js', name: EXPOSED_CHUNK } },
        shareScope: SCOPE,
      }),
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: { [join(dir, 'lib.js')]: { shareKey: 'lib', requiredVersion: '^1.2.0', strictVersion: true } },
        shareScope: SCOPE,
      }),
      new ChunkIntegrity(),
      new RemoteRuntime({ shareScope: SCOPE }),
      new ExposedInEntry({ entry: 'entry.js' }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
});

interface Fetched {
  readonly tag: string;
  src?: string;
  href?: string;
  integrity: string;
  crossOrigin: string;
  isRemoved: boolean;
  onload(event: { readonly type: string }): void;
}
type Answer = 'file' | 'error' | 'nothing' | 'hangs';

/** A file that the page has begun with before the entry was there. */
type Begun = Pick<Fetched, 'src' | 'href'> & {
  sheet?: { readonly cssRules: { readonly length: number } };
  onload?: Fetched['onload'];
  remove(): void;
};

/**
 * Runs the entry in a page that answers a request for a file whose name ends so with the first of these, and then as it is.
 *
 * @param ranBefore scripts that were there before the entry
 */
function openPage(faults: Readonly<Record<string, Answer[]>> = {}, begun: Begun[] = [], ranBefore: readonly string[] = []) {
  const fetched: Fetched[] = [];
  const timers: (() => void)[] = [];
  const policies: { readonly name: string; readonly rules: { createScriptURL(id: string): string } }[] = [];
  const run = (file: string): unknown => runInContext(readFileSync(join(dist, file), 'utf8'), page);
  const document = {
    currentScript: { src: `${FOLDER}entry.js?r=1` },
    createElement: (tag: string) => {
      const element = { tag, isRemoved: false, remove: () => (element.isRemoved = true) };
      return element;
    },
    head: {
      querySelectorAll: () => begun,
      append: (element: Fetched) => {
        fetched.push(element);
        const file = basename(element.src ?? element.href ?? '');
        const answer = faults[file.slice(file.indexOf('.'))]?.shift() ?? 'file';
        if (answer === 'file' && element.src !== undefined) run(file);
        if (answer !== 'hangs') element.onload({ type: answer === 'error' ? 'error' : 'load' });
      },
    },
  };
  const page = createContext({
    document,
    URL,
    setTimeout: (end: (event: unknown) => void, ms: number, event: unknown) => timers.push(() => ms === TIMEOUT_MS && end(event)),
    clearTimeout: () => undefined,
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL(id: string): string }) => {
        policies.push({ name, rules });
        return rules;
      },
    },
  });
  for (const address of ranBefore) run(basename(address));
  run('entry.js');
  const container = runInContext('container', page) as Container;
  return {
    fetched,
    policies,
    run,
    async open(offered: readonly string[] = ['1.2.0']): Promise<Exposed> {
      const versions = offered.map((version) => [version, { get: () => Promise.resolve(() => ({ side: version })) }] as const);
      await container.init({ lib: Object.fromEntries(versions) });
      return (await container.get('./remote'))();
    },
    timeOut: () => {
      for (const end of timers.splice(0)) end();
    },
  };
}

it.each([
  ['the newest that fits', ['1.2.0', '1.10.0', '1.9.0', '2.0.0'], '1.10.0'],
  ['its own where the page has an older one', ['1.1.9'], 'own copy'],
  ['its own where the page has the next major', ['2.0.0'], 'own copy'],
  ['its own where the page has a pre-release', ['1.3.0-rc.1'], 'own copy'],
  ['its own where the page has none', [], 'own copy'],
])('a shared module is %s', async (_title, offered, side) => {
  expect((await openPage().open(offered)).side).toBe(side);
});

it('files come from the folder of the entry, with hash and CORS; each once; scripts by the policy of the remote', async () => {
  const page = openPage();
  const remote = await page.open();
  const [first, second] = await Promise.all([remote.view(), remote.view()]);

  expect([first.shown, second.shown]).toEqual(['view', 'view']);
  expect(page.fetched.map(({ tag, isRemoved }) => [tag, isRemoved])).toEqual([
    ['script', true],
    ['link', false],
  ]);
  for (const { src, href, integrity, crossOrigin } of page.fetched) {
    expect([(src ?? href)?.startsWith(FOLDER), /^sha384-/.test(integrity), crossOrigin]).toEqual([true, true, 'anonymous']);
  }
  expect(page.policies.map(({ name }) => name)).toEqual(['remote-news']);
  expect(() => page.policies[0]?.rules.createScriptURL('../other/1')).toThrow('no script of this build');
});

it.each<[title: string, ending: string, answer: Answer, type: string]>([
  ['a script that is not there', '.js', 'error', 'error'],
  ['a script without its module', '.js', 'nothing', 'missing'],
  ['a script that hangs', '.js', 'hangs', 'timeout'],
  ['a stylesheet that is not there', '.css', 'error', 'error'],
  ['a stylesheet that hangs', '.css', 'hangs', 'timeout'],
])('%s fails the view, which the next attempt loads', async (_title, ending, answer, type) => {
  const page = openPage({ [ending]: [answer] });
  const remote = await page.open();
  const failed = remote.view();
  page.timeOut();

  await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError', type, request: expect.stringContaining(FOLDER) as string });
  expect((await remote.view()).shown).toBe('view');
});

describe('files that the page has begun with', () => {
  /** Of the view, which is the one with a stylesheet. */
  const addressOf = (ending: string) => FOLDER + String(readdirSync(dist).find((file) => file.endsWith('.css'))).replace('.css', ending);

  it('are joined, and not fetched again', async () => {
    const begun: Begun[] = [
      { src: addressOf('.js'), remove: () => undefined },
      { href: addressOf('.css'), remove: () => undefined },
    ];
    const page = openPage({}, begun);
    const view = (await page.open()).view();
    for (const file of begun) {
      if (file.src !== undefined) page.run(basename(file.src));
      file.onload?.({ type: 'load' });
    }

    expect((await view).shown).toBe('view');
    expect(page.fetched).toEqual([]);
  });

  it('and that are there already are used, the script from before the entry', async () => {
    const page = openPage(
      {},
      [{ href: addressOf('.css'), sheet: { cssRules: { length: 1 } }, remove: () => undefined }],
      [addressOf('.js')],
    );

    expect((await (await page.open()).view()).shown).toBe('view');
    expect(page.fetched).toEqual([]);
  });

  it.each(['.js', '.css'])('fail the view where their %s fails, and the next attempt loads it', async (ending) => {
    const begun: Begun[] = [];
    const file: Begun = {
      [ending === '.js' ? 'src' : 'href']: addressOf(ending),
      // What the browser makes of a stylesheet that is not there, before it tells the error.
      ...(ending === '.css' && { sheet: { cssRules: { length: 0 } } }),
      remove: () => void begun.splice(0),
    };
    begun.push(file);
    const page = openPage({}, begun);
    const remote = await page.open();
    const failed = remote.view();
    file.onload?.({ type: 'error' });

    await expect(failed).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'error' });
    expect((await remote.view()).shown).toBe('view');
  });
});
