import { delimiter } from 'node:path';
import { startCommand, type RunningCommand } from '../support/startCommand';
import type { FreshClone } from './freshClone';

/** Variables of a newcomer's shell, without the settings of this run. */
const INHERITED =
  /^(HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TERM|TZ|XDG_\w+|https?_proxy|no_proxy|HTTPS?_PROXY|NO_PROXY|npm_config_\w+|NODE_EXTRA_CA_CERTS)$/;

/**
 * Runs a command line in the folder of a clone, exactly as a document writes it. The command stops with this process.
 */
export function type(text: string, clone: FreshClone): RunningCommand {
  return startCommand(text, [], { cwd: clone.dir, shell: true, env: environmentOf(text, clone) });
}

function environmentOf(text: string, { temporary, bin }: FreshClone): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.test(name));
  // npm puts the tools of this checkout first in the path, so remove them.
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  // A machine with only Node has no pnpm, so add it for commands that use it.
  const path = /\bpnpm\b/.test(text) ? [bin, ...folders] : folders;
  return { ...Object.fromEntries(inherited), PATH: path.join(delimiter), TMPDIR: temporary };
}
