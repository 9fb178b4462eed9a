import { folderOf } from './pageGuard';
import type { RemoteStore } from './remoteStore';

/**
 * Returns whether a file belongs to the build of a remote that is loaded, is loading (also as a fallback), or would be
 * loaded next.
 */
export function isOfCurrentBuild(store: Pick<RemoteStore, 'directory' | 'nextBuild' | 'state'>, href: string): boolean {
  return store.directory.get().ids.some((id) => {
    const state = store.state(id).get();
    const builds = [store.nextBuild(id), 'build' in state ? state.build : undefined];
    return builds.some((build) => build !== undefined && href.startsWith(folderOf(build)));
  });
}
