import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDir, hasBuild } from './currentBuild';
import { pruneBuilds } from './pruneBuilds';

/** Creates a package whose builds were made a minute apart, in this order. */
function aPackageWith(builds: readonly string[], current: { readonly version: string; readonly previous?: string }): string {
  const dir = mkdtempSync(join(tmpdir(), 'remote-'));
  for (const [minute, build] of builds.entries()) {
    const record = join(buildDir(dir, build), 'build.json');
    mkdirSync(buildDir(dir, build), { recursive: true });
    writeFileSync(record, '{}');
    utimesSync(record, minute * 60, minute * 60);
  }
  writeFileSync(join(dir, 'dist', 'current.json'), JSON.stringify(current));
  return dir;
}

describe('old builds of a package', () => {
  it('removes all builds but the newest three', () => {
    const dir = aPackageWith(['a', 'b', 'c', 'd', 'e'], { version: 'e', previous: 'd' });

    expect([...pruneBuilds(dir)].sort()).toEqual(['a', 'b']);
    expect(['a', 'b', 'c', 'd', 'e'].filter((build) => hasBuild(dir, build))).toEqual(['c', 'd', 'e']);
  });

  it('keeps the current build and the previous one, however old', () => {
    const dir = aPackageWith(['a', 'b', 'c', 'd', 'e'], { version: 'a', previous: 'b' });

    pruneBuilds(dir);

    expect(['a', 'b', 'c', 'd', 'e'].filter((build) => hasBuild(dir, build))).toEqual(['a', 'b', 'e']);
  });

  it('keeps unfinished builds and other folders', () => {
    const dir = aPackageWith(['0.part', 'a', 'b', 'c', 'd'], { version: 'd', previous: 'c' });
    mkdirSync(join(dir, 'dist', 'notes'));

    expect(pruneBuilds(dir)).toEqual(['a']);
    expect(existsSync(join(dir, 'dist', 'notes'))).toBe(true);
  });

  it('finds no builds of a package that was never built', () => {
    expect(pruneBuilds(mkdtempSync(join(tmpdir(), 'remote-')))).toEqual([]);
  });
});
