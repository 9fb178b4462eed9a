// @ts-check

/**
 * Returns a script of the workspace as a person types it: by pnpm where pnpm runs this process, else by npm, which every machine with Node has. Each command
 * that we print to be typed is made here.
 *
 * @example scriptCommand('ops', 'status') // 'pnpm ops status' or 'npm run ops -- status'
 * @example scriptCommand('dev', '', 'remote-wallet') // 'pnpm --filter remote-wallet dev' or 'npm run dev --prefix remote-wallet'
 *
 * @param {string} script
 * @param {string} [args]
 * @param {string} [packageName] of which it is a script; the root package when left out
 */
export function scriptCommand(script, args = '', packageName) {
  const isPnpm = process.env['npm_config_user_agent']?.startsWith('pnpm/') === true;
  const words = isPnpm
    ? ['pnpm', ...(packageName === undefined ? [] : ['--filter', packageName]), script, args]
    : ['npm run', script, ...(packageName === undefined ? [] : ['--prefix', packageName]), ...(args === '' ? [] : ['--', args])];
  return words.filter((word) => word !== '').join(' ');
}
