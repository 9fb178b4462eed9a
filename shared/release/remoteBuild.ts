import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { BuildInfo } from './recordBuild';

/**
 * Returns the manifest entry of a build that its remote's origin serves at `/<version>/`: an active build with its
 * files to preload.
 *
 * Throws when the build does not name its required contract.
 */
export function toRemoteBuild(
  { version, container, entry, integrity, requires, preload, files, metadata }: BuildInfo,
  origin: string,
): RemoteBuild {
  if (requires === undefined) throw new Error(`${container} does not say which contract it requires`);
  const integrityByPath = new Map(files.map((file) => [file.path, file.integrity]));
  const toPreload = (href: string): RemoteBuild['preload'][string][number] => ({
    href,
    as: href.endsWith('.css') ? 'style' : 'script',
    integrity: integrityByPath.get(href) ?? '',
  });
  return {
    version,
    container,
    entry: `${origin}/${version}/${entry}`,
    integrity,
    requires,
    preload: Object.fromEntries(Object.entries(preload).map(([view, paths]) => [view, paths.map(toPreload)])),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

/**
 * Returns the entry of a fallback. It has no metadata, because that of the active build is used, and no files to
 * preload, which would only enlarge every page.
 */
export function toFallback({ metadata: _, ...build }: RemoteBuild): RemoteBuild {
  return { ...build, preload: {} };
}
