/**
 * Pattern of the files that no browser gets: names with a leading dot, source maps, compressed forms by their own names, and the records of a build. Of its JSON
 * files the federation's manifest alone is public.
 */
export const PRIVATE_FILES = String.raw`/\.|\.(?:map|br|gz)$|(?<!/mf-manifest)\.json$`;

/** Returns whether an address names a file of a build that is for browsers. */
export function isPublicFile(path: string): boolean {
  return !path.endsWith('/') && !new RegExp(PRIVATE_FILES).test(path);
}
