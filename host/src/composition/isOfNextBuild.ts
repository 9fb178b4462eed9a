import { folderOf } from './pageGuard';
import type { RemoteStore } from './remoteStore';

/** Returns whether a file belongs to a build that would be loaded for a remote of this page. */
export function isOfNextBuild(store: Pick<RemoteStore, 'directory' | 'nextBuild'>, href: string): boolean {
  return store.directory.get().ids.some((id) => {
    const build = store.nextBuild(id);
    return build !== undefined && href.startsWith(folderOf(build));
  });
}
