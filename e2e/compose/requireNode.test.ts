import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { explainOldNode } from './requireNode.mjs';

describe('a Node that is too old', () => {
  it.each(['v12.22.12', 'v18.20.8', 'v20.0.0', 'v20.18.3'])('%s is refused in one sentence that says what to do', (version) => {
    expect(explainOldNode(version, '>=20.19')).toBe(
      `Node ${version} is too old: install Node 20.19 or newer (https://nodejs.org), check it with "node --version", and try again.`,
    );
  });

  it.each(['v20.19.0', 'v20.20.2', 'v21.0.0', 'v22.12.0', 'v24.1.0'])('%s is accepted', (version) => {
    expect(explainOldNode(version, '>=20.19')).toBeUndefined();
  });
});

it.each(['start.mjs', 'test.mjs', 'requireNode.mjs'])('Node 12 can read %s, which explains that it is too old', (file) => {
  const source = readFileSync(join(__dirname, file), 'utf8');
  const compile = (target: string): string => transformSync(source, { format: 'esm', target }).code;

  expect(compile('node12.22')).toBe(compile('esnext'));
});

it.each(['start', 'test'])('npm %s begins with the check of the version', (script) => {
  const { scripts } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const file = /^node (e2e\/compose\/\w+\.mjs)$/.exec(scripts[script] ?? '')?.[1] ?? '';
  const imports = [...readFileSync(join(__dirname, '../..', file), 'utf8').matchAll(/^import .* from '(.*)';$/gm)].map(([, name]) => name);

  expect(imports).toEqual(['./requireNode.mjs']);
});
