import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { identifyBuild, readCommonInputs, readSitePackage } from './buildIdentity';

function createPackage(): string {
  const dir = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(dir, 'src'));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'remote-sports', version: '1.2.0' }));
  writeFileSync(join(dir, 'webpack.config.ts'), '');
  writeFileSync(join(dir, 'src', 'remote.ts'), 'export const a = 1;');
  return dir;
}

const versions = (of: Record<string, string>) => Object.fromEntries(Object.entries(of).map(([name, version]) => [name, { version }]));

describe('the name of a build', () => {
  it('says package and version, and is one for one state of the sources', () => {
    const dir = createPackage();
    const build = identifyBuild(dir);

    expect(build.name).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
    expect(build.container).toBe(`remote_sports_1_2_0_${build.hash}`);
    expect(identifyBuild(dir)).toEqual(build);
  });

  it('changes with the sources', () => {
    const dir = createPackage();
    const before = identifyBuild(dir);
    writeFileSync(join(dir, 'src', 'remote.ts'), 'export const a = 2;');

    expect(identifyBuild(dir).name).not.toBe(before.name);
  });

  it('changes with a dependency it is built of, and not with one of its tests or of another package', () => {
    const dir = createPackage();
    writeFileSync(join(dir, 'src', 'remote.ts'), "import { map } from 'rxjs';");
    const importer = relative(join(__dirname, '..', '..'), dir);
    const nameWith = (own: Record<string, string>, beside: Record<string, string> = {}, tslib = '2.8.1') =>
      identifyBuild(
        dir,
        readCommonInputs({
          importers: { [importer]: { dependencies: versions(own) }, 'remote-chat': { dependencies: versions(beside) } },
          packages: {},
          snapshots: { 'rxjs@7.8.2': { dependencies: { tslib } }, [`tslib@${tslib}`]: {} },
        }),
      ).name;
    const before = nameWith({ rxjs: '7.8.2', jest: '30.0.0' });

    expect(nameWith({ rxjs: '7.8.2', jest: '31.0.0' }, { zustand: '5.1.0' })).toBe(before);
    expect(nameWith({ rxjs: '7.9.0', jest: '30.0.0' })).not.toBe(before);
    expect(nameWith({ rxjs: '7.8.2', jest: '30.0.0' }, {}, '2.9.0')).not.toBe(before);
  });

  it.each(['remote.test.ts', 'standalone.tsx'])('does not change with %s, which is in no build', (file) => {
    const dir = createPackage();
    const before = identifyBuild(dir);
    writeFileSync(join(dir, 'src', file), 'export const b = 1;');

    expect(identifyBuild(dir).name).toBe(before.name);
  });
});

describe('what a package says', () => {
  it('is how it is built, and apart from that what the site is told of it', () => {
    const dir = createPackage();
    const site = { requires: '^1.2.0', port: 1, preloadViews: ['board'], code: 'SP' };
    writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'remote-sports', version: '1.2.0', site }));

    expect(readSitePackage(dir)).toMatchObject({ requires: '^1.2.0', preloadViews: ['board'], metadata: { code: 'SP' } });
    expect(readSitePackage(dir).metadata).toEqual({ code: 'SP' });
  });
});
