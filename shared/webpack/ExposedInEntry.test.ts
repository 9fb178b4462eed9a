import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import webpack from 'webpack';
import { ChunkIntegrity } from './ChunkIntegrity';
import { EXPOSED_CHUNK } from './chunks';
import { ExposedInEntry } from './ExposedInEntry';
import { integrityOf } from './integrity';

const SCOPE = 'test';

interface Container {
  init(scope: unknown, tokens: unknown[]): unknown;
  get(module: string): Promise<() => { readonly side: string }>;
}

/** A container whose exposed module takes `lib` from the page, or its own copy where the page has no fitting one. */
async function buildContainer(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'exposed-in-entry-'));
  writeFileSync(join(dir, 'remote.js'), "import { side as found } from './lib.js'; export const side = found; ran.push('remote');");
  writeFileSync(join(dir, 'lib.js'), "export const side = 'own copy';");
  const compiler = webpack({
    context: dir,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: join(dir, 'dist'),
      publicPath: 'auto',
      chunkFilename: '[id].js',
      uniqueName: 'remote',
      crossOriginLoading: 'anonymous',
    },
    plugins: [
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
      new ExposedInEntry({ entry: 'entry.js' }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  return join(dir, 'dist');
}

interface FetchedScript {
  src: string;
  integrity: string;
  onload: (event: { readonly type: 'load' }) => void;
}

/** Runs the entry in a page that offers `lib` in that version. */
function openPage(
  dist: string,
  offered: string,
): { readonly container: Container; readonly ran: string[]; readonly fetched: FetchedScript[] } {
  const ran: string[] = [];
  const fetched: FetchedScript[] = [];
  const run = (file: string): unknown => runInContext(readFileSync(join(dist, file), 'utf8'), page);
  const document = {
    currentScript: { tagName: 'SCRIPT', src: 'https://remote.example/1.0.0-a/entry.js' },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: {
      appendChild: (script: FetchedScript) => {
        fetched.push(script);
        run(basename(script.src));
        script.onload({ type: 'load' });
      },
    },
  };
  const globals = { ran, document, location: { origin: 'https://site.example' }, setTimeout: () => 0, clearTimeout: () => undefined };
  const page = createContext({ ...globals });
  runInContext('var self = globalThis, window = globalThis;', page);
  run('entry.js');
  const container = runInContext('container', page) as Container;
  container.init({ lib: { [offered]: { from: 'page', get: () => Promise.resolve(() => ({ side: "the page's" })) } } }, []);
  return { container, ran, fetched };
}

describe('the entry of a remote', () => {
  let dist = '';
  beforeAll(async () => {
    dist = await buildContainer();
  });

  it('brings the exposed module along, which runs when it is asked for, with what the page has', async () => {
    const { container, ran, fetched } = openPage(dist, '1.3.0');
    expect(ran).toEqual([]);

    const factory = await container.get('./remote');

    expect(factory().side).toBe("the page's");
    expect(ran).toEqual(['remote']);
    expect(fetched).toEqual([]);
  });

  it('fetches its own copy, by its hash, where the page has no fitting version', async () => {
    const { container, fetched } = openPage(dist, '2.0.0');

    const factory = await container.get('./remote');

    expect(factory().side).toBe('own copy');
    const [copy] = readdirSync(dist).filter((file) => file !== 'entry.js');
    expect(fetched.map(({ integrity }) => integrity)).toEqual([integrityOf(readFileSync(join(dist, copy ?? '')))]);
  });
});
