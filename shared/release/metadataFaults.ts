import { routeName, parseRemoteMetadata, type RemoteMetadata } from '@site/shared/contract/remoteMetadata';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { HELP_TOPICS } from '@site/shared/contract/routes';
import { toScreenClaim, findClash, type ScreenClaim } from '@site/shared/contract/screenClaims';
import { isIconName } from '@site/shared/ui/essentials/iconPaths';

/** Pages whose names the contract does not contain. */
const OWN_PAGES = ['site/notices', 'help/zrbc', 'help/fxqsm', 'help/xzdq', 'help/ccsm'];

/** Screens and menu entries of the host itself. Its addresses are outside the paths that a remote may have. */
export const HOST_CLAIMS: readonly ScreenClaim[] = [
  ...['home', 'loading', 'agent', 'venture', 'sponsor', 'appdownload', 'notFound', ...HELP_TOPICS, ...OWN_PAGES].map((name) => ({
    names: [name],
    path: '',
  })),
  ...['HOME', 'TY', 'customer', 'venture', 'sponsor', 'app'].map((code) => ({ names: [], path: '', code })),
];

/**
 * Returns the reasons why the host would reject the metadata of a remote: faults of the shape, or claims that conflict
 * with the host's or another remote's.
 *
 * @param all metadata of each known remote
 */
export function metadataFaults(remote: RemoteId, value: unknown, all: Readonly<Record<RemoteId, unknown>>): readonly string[] {
  const { metadata, faults } = parseRemoteMetadata(remote, value, isIconName);
  if (faults) return faults;
  const others = Object.entries(all).flatMap(([id, said]): (readonly [RemoteId, RemoteMetadata])[] => {
    const read = parseRemoteMetadata(id, said, isIconName);
    return read.metadata && id !== remote ? [[id, read.metadata]] : [];
  });
  return clashFaults(remote, metadata, others);
}

/** Describes the conflicts between a remote's screens and those of the host or another remote. */
function clashFaults(id: RemoteId, metadata: RemoteMetadata, others: readonly (readonly [RemoteId, RemoteMetadata])[]): readonly string[] {
  const taken = [
    ...HOST_CLAIMS.map((claim) => ({ owner: 'the host', claim })),
    ...others.flatMap(([owner, { routes }]) => routes.map((route) => ({ owner, claim: toScreenClaim(owner, route) }))),
  ];
  return metadata.routes.flatMap((route) =>
    taken.flatMap(({ owner, claim }) => {
      const clash = findClash(toScreenClaim(id, route), claim);
      return clash === undefined ? [] : [`${clash}, which the route ${routeName(route)} wants, is that of ${owner}`];
    }),
  );
}
