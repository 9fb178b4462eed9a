import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfiguration } from './base';
import type { BuildIdentity } from './buildIdentity';
import pureSchemas from './pureSchemas.cjs';
import { SHARED_DIR } from './workspace';

it('schemas and calls are marked, and the parts they are made of', () => {
  expect(
    pureSchemas(
      'const a = z.object({ id: z.string().check(z.minLength(1)) });\nexport const call = defineCall({ request: a });\nfoo.z.object();',
    ),
  ).toBe(
    'const a = /*#__PURE__*/ z.object({ id: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)) });\nexport const call = /*#__PURE__*/ defineCall({ request: a });\nfoo.z.object();',
  );
});

const BUILD: BuildIdentity = { packageName: 'news', version: '1.0.0', hash: 'a', container: 'remote_news', name: '1.0.0-a' };

// A helper that makes schemas and is not named in the loader would keep what is made with it.
it('a build that uses one call of each module of the wire has no other', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'pure-schemas-'));
  const wire = join(SHARED_DIR, 'src', 'wire');
  const firstCalls = readdirSync(wire).flatMap((file) => {
    const [, name] = /^export const (\w+Call) = defineCall\(/m.exec(readFileSync(join(wire, file), 'utf8')) ?? [];
    return name === undefined ? [] : [{ name, path: join(wire, file) }];
  });
  const imports = firstCalls.map(({ name, path }) => `import { ${name} } from '${path}';`);
  writeFileSync(join(dir, 'index.ts'), [...imports, `self.kept = [${firstCalls.map(({ name }) => name).join()}];`].join('\n'));

  const text = await compile(dir);
  expect(text.match(/"\/\w+\/api\/v1\/[^"]+"/g)).toHaveLength(firstCalls.length);
});

async function compile(dir: string): Promise<string> {
  const { module, resolve, optimization } = baseConfiguration(dir, BUILD, 'production');
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: './index.ts',
    output: { path: join(dir, 'dist'), filename: 'main.js' },
    module: module ?? {},
    resolve: resolve ?? {},
    optimization: optimization ?? {},
  });
  await new Promise<void>((done, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors() !== false) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => done());
    });
  });
  return readFileSync(join(dir, 'dist', 'main.js'), 'utf8');
}
