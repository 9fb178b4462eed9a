import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'];
const MODULE_FOLDERS = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/local/lib/nginx/modules'];
/** Debian's packages run this script to ask whether they may start their service. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Returns the nginx of this machine and the folder of its modules, when the brotli modules are among them.
 *
 * @returns {{ readonly command: string, readonly modules: string } | undefined}
 */
export function findNginx() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const command = folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  const modules = MODULE_FOLDERS.find((folder) =>
    ['static', 'filter'].every((part) => existsSync(join(folder, `ngx_http_brotli_${part}_module.so`))),
  );
  return command === undefined || modules === undefined ? undefined : { command, modules };
}

/** Installs an nginx with brotli unless the machine has one: Debian's package, when permitted. */
export async function installNginx() {
  if (findNginx() !== undefined) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`No nginx with the modules of brotli found: install it, on Debian with apt-get install ${PACKAGES.join(' ')}`);
  }
  await run('apt-get', ['update', '-q']);
  await withoutStarting(() => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES]));
  if (findNginx() === undefined) throw new Error(`${PACKAGES.join(', ')} are installed, and there is no nginx with the modules of brotli`);
}

/**
 * Installs without starting the service, because Debian's package would serve its own page on port 80. An existing
 * policy of the machine is preserved.
 *
 * @param {() => Promise<void>} install
 */
async function withoutStarting(install) {
  if (existsSync(POLICY)) return install();
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await install();
  } finally {
    rmSync(POLICY);
  }
}
