import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { integrityOf } from '@site/shared/webpack/integrity';

/**
 * Builds that arrive whole and do the wrong thing. Their hash fits, so that the host runs them:
 * `throws-at-start` the entry throws while it runs · `throws-at-import` the exposed module throws · `empty-module` it exposes nothing ·
 * `mount-rejects` mounting fails · `throws-at-render` the view throws after mounting · `never-ready` it mounts and never paints.
 */
export const BROKEN_BUILD_KINDS = [
  'throws-at-start',
  'throws-at-import',
  'empty-module',
  'mount-rejects',
  'throws-at-render',
  'never-ready',
] as const;

export type BrokenBuildKind = (typeof BROKEN_BUILD_KINDS)[number];

const NOTHING = 'async () => undefined';

/** The body of the function that gives the exposed module. */
const MODULES: Readonly<Record<Exclude<BrokenBuildKind, 'throws-at-start'>, string>> = {
  'throws-at-import': "throw new Error('thrown at import')",
  'empty-module': 'return {}',
  'mount-rejects': moduleWithMount("async () => { throw new Error('mount rejected') }"),
  'throws-at-render': moduleWithMount("async (props) => { props.onFailure?.(new Error('thrown at render')) }"),
  'never-ready': moduleWithMount(NOTHING),
};

function moduleWithMount(mount: string): string {
  return `return { bootstrap: ${NOTHING}, mount: ${mount}, update: ${NOTHING}, unmount: ${NOTHING} }`;
}

/** Path of a broken build's entry on the remote's own origin. */
export function brokenEntryPath(kind: BrokenBuildKind): string {
  return `/broken/${kind}/remoteEntry.js`;
}

/** The entry script of a broken build. */
export function brokenEntry(id: RemoteId, kind: BrokenBuildKind): string {
  if (kind === 'throws-at-start') return "throw new Error('thrown at start');";
  return `var ${containerOf(id, kind)} = { init() {}, get() { return Promise.resolve(() => { ${MODULES[kind]}; }); } };`;
}

/** What the manifest says about a broken build. */
export function describeBrokenBuild(id: RemoteId, kind: BrokenBuildKind, origin: string): RemoteBuild {
  return {
    version: `1.0.0-${kind}`,
    container: containerOf(id, kind),
    entry: `${origin}${brokenEntryPath(kind)}`,
    integrity: integrityOf(brokenEntry(id, kind)),
    requires: '^1.0.0',
    preload: {},
  };
}

function containerOf(id: RemoteId, kind: BrokenBuildKind): string {
  return `remote_${id}_${kind.replaceAll('-', '_')}`;
}
