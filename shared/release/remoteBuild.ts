import type { RemoteBuild } from '../src/contract/deploymentManifest';
import type { BuildInfo } from './recordBuild';

/**
 * What the manifest says of a build that its remote's origin serves at `/<version>/`: the build that should run, with the files to fetch ahead.
 *
 * Throws where the build does not say which contract it requires.
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

/** The same as the way back: the metadata is that of the active build, nothing is fetched ahead, and every page would carry both. */
export function toFallback({ metadata: _, ...build }: RemoteBuild): RemoteBuild {
  return { ...build, preload: {} };
}
