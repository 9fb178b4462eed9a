import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Returns every port on which a process of this user listens, at any address. */
export function listeningPorts(pid: number): readonly number[] {
  return [...new Set(existsSync('/proc/net/tcp') ? fromProc(pid) : fromLsof(pid))];
}

function fromProc(pid: number): readonly number[] {
  const folder = `/proc/${String(pid)}/fd`;
  const sockets = new Set(readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`)));
  return (
    ['/proc/net/tcp', '/proc/net/tcp6']
      .filter((file) => existsSync(file))
      .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').slice(1))
      .map((row) => row.trim().split(/\s+/))
      // Columns: slot, local address, remote address, state (0A: listening), …, inode.
      .filter((columns) => columns[3] === '0A' && sockets.has(`socket:[${String(columns[9])}]`))
      .map((columns) => parseInt((columns[1] ?? '').split(':')[1] ?? '', 16))
  );
}

function fromLsof(pid: number): readonly number[] {
  const text = execFileSync('lsof', ['-nP', '-a', '-p', String(pid), '-iTCP', '-sTCP:LISTEN', '-Fn'], { encoding: 'utf8' });
  return [...text.matchAll(/:(\d+)$/gm)].map(([, port]) => Number(port));
}
