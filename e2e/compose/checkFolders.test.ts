import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolders } from './checkFolders.mjs';

const ROOT = tmpdir();
const MB = 1024 * 1024;

interface Disk {
  readonly refusal?: 'EROFS' | 'EACCES';
  readonly freeMegabytes?: number;
  readonly isInstalled?: boolean;
}

/** Checks a checkout on a fake disk. */
function check({ refusal, freeMegabytes = 10_000, isInstalled = true }: Disk): void {
  checkFolders(
    { root: ROOT, folders: [join(ROOT, 'no-such-checkout', '.site')], isInstalled },
    {
      accessSync: () => {
        if (refusal !== undefined) throw Object.assign(new Error(refusal), { code: refusal });
      },
      statfsSync: () => ({ bavail: freeMegabytes, bsize: MB }),
    },
  );
}

describe('a checkout that a start is to write into', () => {
  it('is accepted where it can be written and its disk has room, also in folders that do not exist yet', () => {
    expect(() => check({})).not.toThrow();
    expect(() => check({ freeMegabytes: 200 })).not.toThrow();
  });

  it('is refused in one sentence where its file system is read-only', () => {
    expect(() => check({ refusal: 'EROFS' })).toThrow(
      `${ROOT} cannot be written: its file system is read-only. A start writes packages, builds and data into its checkout: clone the repository`,
    );
  });

  it('is refused where it belongs to another user, with the name of the one who tried', () => {
    expect(() => check({ refusal: 'EACCES' })).toThrow(/cannot be written: user \S+ may not\./);
  });

  it('is refused where the disk has no room for the packages, or for what a start of installed ones writes', () => {
    expect(() => check({ freeMegabytes: 1299, isInstalled: false })).toThrow(`has 1299 MB left, and a start needs 1300 MB: free some`);
    expect(() => check({ freeMegabytes: 199 })).toThrow('has 199 MB left, and a start needs 200 MB');
  });
});
