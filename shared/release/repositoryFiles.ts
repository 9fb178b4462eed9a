import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_DIR } from '@site/build/workspace';

/** Returns the files of the repository, new ones included, as paths from the root. Throws outside git. */
export function repositoryFiles(): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: WORKSPACE_DIR,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`);
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(WORKSPACE_DIR, file)));
}
