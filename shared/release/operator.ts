import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { WORKSPACE_DIR } from './packages';

/**
 * Returns the name of the acting person for records and the audit log: `SITE_OPERATOR`, else git's user name, else the
 * system user.
 */
export function operatorName(): string {
  const named = process.env['SITE_OPERATOR']?.trim();
  if (named !== undefined && named !== '') return named;
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: WORKSPACE_DIR, encoding: 'utf8' });
  // The output is null without git.
  const known = ((stdout as string | null) ?? '').trim();
  return known === '' ? userInfo().username : known;
}
