import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCurrentBuild, writeCurrentBuild } from './currentBuild';

function aPackageWith(...builds: readonly string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'remote-'));
  for (const build of builds) {
    mkdirSync(join(dir, 'dist', build), { recursive: true });
    writeFileSync(join(dir, 'dist', build, 'build.json'), '{}');
  }
  return dir;
}

describe('the current build of a package', () => {
  it('keeps the previous build for a rollback', () => {
    const dir = aPackageWith('1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb');
    writeCurrentBuild(dir, '1.0.0-aaaaaaaa');
    writeCurrentBuild(dir, '1.0.0-bbbbbbbb');

    expect(readCurrentBuild(dir)).toEqual({ version: '1.0.0-bbbbbbbb', previous: '1.0.0-aaaaaaaa' });
  });

  it('does not change if the same build is named again', () => {
    const dir = aPackageWith('1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb');
    for (const version of ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-bbbbbbbb']) writeCurrentBuild(dir, version);

    expect(readCurrentBuild(dir)?.previous).toBe('1.0.0-aaaaaaaa');
  });

  it('names no previous build if that one is missing', () => {
    const dir = aPackageWith('1.0.0-bbbbbbbb');
    writeCurrentBuild(dir, '1.0.0-aaaaaaaa');
    writeCurrentBuild(dir, '1.0.0-bbbbbbbb');

    expect(readCurrentBuild(dir)).toEqual({ version: '1.0.0-bbbbbbbb' });
  });
});
