/**
 * Pattern of files that are not served to browsers: names with a leading dot, source maps, compressed copies by their
 * own names, and the records of a build. The only public JSON file is the federation's manifest.
 */
export const PRIVATE_FILES = String.raw`/\.|\.(?:map|br|gz)$|(?<!/mf-manifest)\.json$`;

/** Returns true when an address names a public file of a build. */
export function isPublicFile(path: string): boolean {
  return !path.endsWith('/') && !new RegExp(PRIVATE_FILES).test(path);
}
