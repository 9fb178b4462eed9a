import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { OwnScripts } from './OwnScripts';

interface Rules {
  createScriptURL(url: string): string;
}

/** Builds an entry that loads one chunk, runs it, and answers the policy it made. */
async function policyOf(publicPath: string, filename: string, ownAddress: string): Promise<Rules> {
  const dir = mkdtempSync(join(tmpdir(), 'own-scripts-'));
  writeFileSync(join(dir, 'entry.js'), "void import('./lazy.js').catch(() => undefined);");
  writeFileSync(join(dir, 'lazy.js'), 'export const loaded = true;');
  const compiler = webpack({
    context: dir,
    mode: 'production',
    target: 'web',
    entry: './entry.js',
    output: { path: join(dir, 'dist'), publicPath, filename, chunkFilename: filename, trustedTypes: { policyName: 'host' } },
    plugins: [new OwnScripts()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  const files = readdirSync(join(dir, 'dist'), { recursive: true, encoding: 'utf8' });
  const entry = files.find((file) => /(^|\/)main[^/]*\.js$/.test(file)) ?? '';
  let policy: Rules | undefined;
  const element = { setAttribute: () => undefined };
  const scope = {
    URL,
    TypeError,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    trustedTypes: { createPolicy: (_name: string, rules: Rules) => (policy = rules) },
    document: {
      baseURI: 'https://site.example/mine/wallet',
      currentScript: { tagName: 'SCRIPT', src: ownAddress },
      getElementsByTagName: () => [],
      createElement: () => element,
      head: { appendChild: () => undefined },
    },
  };
  runInNewContext(readFileSync(join(dir, 'dist', entry), 'utf8'), { ...scope, self: scope });
  await new Promise((resolve) => setImmediate(resolve));
  if (policy === undefined) throw new Error('no policy was made');
  return policy;
}

it('the policy of the host takes scripts of its own folder alone', async () => {
  const { createScriptURL } = await policyOf('/', 'assets/[name].[contenthash].js', 'https://site.example/assets/main.1.js');

  expect(createScriptURL('/assets/lazy.1.js')).toBe('https://site.example/assets/lazy.1.js');
  for (const url of [
    '/captcha/geetest.js',
    '/assets/../captcha/geetest.js',
    '/site/api/v1/user/upload/1.js',
    '//elsewhere.example/assets/a.js',
    'https://elsewhere.example/assets/a.js',
    'http://site.example/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://site.example/assets/a.js',
    'javascript:alert(1)//assets/a.js',
    '/assets/a.svg',
  ]) {
    expect(() => createScriptURL(url)).toThrow(/no script of this build/);
  }
});

it('the policy of a remote takes scripts of its own build alone', async () => {
  const { createScriptURL } = await policyOf('auto', '[name].js', 'https://wallet.example/1.0.0-a/main.js');

  expect(createScriptURL('https://wallet.example/1.0.0-a/lazy.js')).toBe('https://wallet.example/1.0.0-a/lazy.js');
  for (const url of ['https://wallet.example/1.0.0-b/lazy.js', 'https://wallet.example/lazy.js', 'https://site.example/1.0.0-a/lazy.js']) {
    expect(() => createScriptURL(url)).toThrow(/no script of this build/);
  }
});
