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
  it('go, all but the newest three', () => {
    const dir = aPackageWith(['a', 'b', 'c', 'd', 'e'], { version: 'e', previous: 'd' });

    expect([...pruneBuilds(dir)].sort()).toEqual(['a', 'b']);
    expect(['a', 'b', 'c', 'd', 'e'].filter((build) => hasBuild(dir, build))).toEqual(['c', 'd', 'e']);
  });

  it('stay where they are the current one or the one before, however old', () => {
    const dir = aPackageWith(['a', 'b', 'c', 'd', 'e'], { version: 'a', previous: 'b' });

    pruneBuilds(dir);

    expect(['a', 'b', 'c', 'd', 'e'].filter((build) => hasBuild(dir, build))).toEqual(['a', 'b', 'e']);
  });

  it('leave alone what is being built and what is no build', () => {
    const dir = aPackageWith(['0.part', 'a', 'b', 'c', 'd'], { version: 'd', previous: 'c' });
    mkdirSync(join(dir, 'dist', 'notes'));

    expect(pruneBuilds(dir)).toEqual(['a']);
    expect(existsSync(join(dir, 'dist', 'notes'))).toBe(true);
  });

  it('of a package that was never built are none', () => {
    expect(pruneBuilds(mkdtempSync(join(tmpdir(), 'remote-')))).toEqual([]);
  });
});
