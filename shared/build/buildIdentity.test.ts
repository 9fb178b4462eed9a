import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identifyBuild } from './buildIdentity';

function createPackage(): string {
  const dir = mkdtempSync(join(tmpdir(), 'remote'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'remote-sports', version: '1.2.0' }));
  writeFileSync(join(dir, 'webpack.config.ts'), '');
  writeFileSync(join(dir, 'src', 'remote.ts'), 'export const a = 1;');
  return dir;
}

describe('the name of a build', () => {
  it('contains package and version, and is the same for the same sources', () => {
    const dir = createPackage();
    const build = identifyBuild(dir);

    expect(build.name).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
    expect(build.container).toBe(`remote_sports_1_2_0_${build.hash}`);
    expect(identifyBuild(dir)).toEqual(build);
  });

  it.each([join('src', 'remote.ts'), join('src', 'added.ts'), 'webpack.config.ts'])('changes with %s', (file) => {
    const dir = createPackage();
    const before = identifyBuild(dir);
    writeFileSync(join(dir, file), 'export const a = 2;');

    expect(identifyBuild(dir).name).not.toBe(before.name);
  });

  it.each(['remote.test.ts', 'standalone.tsx'])('does not change with %s, which is not part of a build', (file) => {
    const dir = createPackage();
    const before = identifyBuild(dir);
    writeFileSync(join(dir, 'src', file), 'export const b = 1;');

    expect(identifyBuild(dir).name).toBe(before.name);
  });
});
