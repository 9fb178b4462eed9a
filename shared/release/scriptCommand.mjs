// @ts-check

/**
 * Returns the command for a script of the workspace as a user types it: with pnpm when pnpm runs this process, else
 * with npm, which every machine with Node has. Use it for each command that we print.
 *
 * @example scriptCommand('ops', 'status') // 'pnpm ops status' or 'npm run ops -- status'
 * @example scriptCommand('dev', '', 'remote-x') // 'pnpm --filter remote-x dev' or 'npm run dev --prefix remote-x'
 * @param {string} script
 * @param {string} [args]
 * @param {string} [packageName] package of the script; default: the root package
 */
export function scriptCommand(script, args = '', packageName) {
  const isPnpm = process.env['npm_config_user_agent']?.startsWith('pnpm/') === true;
  const words = isPnpm
    ? ['pnpm', ...(packageName === undefined ? [] : ['--filter', packageName]), script, args]
    : ['npm run', script, ...(packageName === undefined ? [] : ['--prefix', packageName]), ...(args === '' ? [] : ['--', args])];
  return words.filter((word) => word !== '').join(' ');
}
