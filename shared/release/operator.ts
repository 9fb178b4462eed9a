import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { WORKSPACE_DIR } from './packages';

/** Who acts, for records and the audit: `SITE_OPERATOR`, else the name git knows, else the user of the system. */
export function operatorName(): string {
  const named = process.env['SITE_OPERATOR']?.trim();
  if (named !== undefined && named !== '') return named;
  const { stdout } = spawnSync('git', ['config', 'user.name'], { cwd: WORKSPACE_DIR, encoding: 'utf8' });
  // Null where there is no git.
  const known = ((stdout as string | null) ?? '').trim();
  return known === '' ? userInfo().username : known;
}
