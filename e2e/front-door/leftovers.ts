import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { FreshClone } from './freshClone';

/** Caches that later runs on the machine share: tsx, and Node's compiled scripts. */
const SHARED_CACHES = /^(tsx-\d+|node-compile-cache)$/;

/** Returns the processes that run in a clone, with their command lines. */
export function processesIn({ dir }: FreshClone): readonly string[] {
  return numbersIn('/proc').flatMap((pid) => {
    const isInside = ['cwd', 'exe'].some(
      (link) => readLink(join('/proc', pid, link)).startsWith(`${dir}/`) || readLink(join('/proc', pid, link)) === dir,
    );
    return isInside
      ? [
          `${pid} ${readText(join('/proc', pid, 'cmdline'))
            .replaceAll('\0', ' ')
            .trim()}`,
        ]
      : [];
  });
}

/** Returns the files that the processes of a clone left in their temporary folder. */
export function temporaryFilesOf({ temporary }: FreshClone): readonly string[] {
  return readdirSync(temporary).filter((name) => !SHARED_CACHES.test(name));
}

/** Returns the listening TCP ports of this network namespace. */
export function listeningPorts(): readonly number[] {
  const LISTEN = '0A';
  const rows = ['tcp', 'tcp6'].flatMap((name) => readText(join('/proc/self/net', name)).trim().split('\n').slice(1));
  const sockets = rows.map((row) => row.trim().split(/\s+/));
  const ports = sockets.flatMap(([, local = '', , state]) => (state === LISTEN ? [Number.parseInt(local.split(':')[1] ?? '', 16)] : []));
  return [...new Set(ports)].sort((a, b) => a - b);
}

function numbersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** Returns an empty text for a process that has exited or belongs to another user. */
function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
