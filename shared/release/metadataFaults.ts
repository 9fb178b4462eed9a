import { routeName, parseRemoteMetadata, type RemoteMetadata } from '../src/contract/remoteMetadata';
import type { RemoteId } from '../src/contract/remoteProps';
import { HELP_TOPICS } from '../src/contract/routes';
import { toScreenClaim, findClash, type ScreenClaim } from '../src/contract/screenClaims';
import { isIconName } from '../src/ui/essentials/iconPaths';

/** Pages that the contract has no names for. */
const OWN_PAGES = ['site/notices', 'help/zrbc', 'help/fxqsm', 'help/xzdq', 'help/ccsm'];

/** The screens and menu entries of the host itself. Its addresses are outside the paths that a remote may have. */
export const HOST_CLAIMS: readonly ScreenClaim[] = [
  ...['home', 'loading', 'agent', 'venture', 'sponsor', 'appdownload', 'notFound', ...HELP_TOPICS, ...OWN_PAGES].map((name) => ({
    names: [name],
    path: '',
  })),
  ...['HOME', 'TY', 'customer', 'venture', 'sponsor', 'app'].map((code) => ({ names: [], path: '', code })),
];

/**
 * Returns why the host would not use the metadata of a remote, in words: faults of the shape, or else claims that clash with the host's or another remote's.
 *
 * @param all metadata of each remote, as far as it is known here
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

/** What a remote's screens want and the host or another remote has, in words. */
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
