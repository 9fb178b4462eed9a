import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fields of package.json that a build and a release read. */
export interface SitePackage {
  readonly name: string;
  readonly version: string;
  /** Required contract range from `site.requires`; absent for the host. */
  readonly requires: string | undefined;
  /** Views whose files a page preloads with the entry, with the name of their chunk, from `site.preloadViews`. */
  readonly preloadViews: Readonly<Record<string, string>>;
  /** Metadata of a remote: the rest of `site`, by the schema of the contract. */
  readonly metadata: unknown;
}

/** Reads the package in `packageDir`. Throws when name or version is missing. */
export function readSitePackage(packageDir: string): SitePackage {
  const file = join(packageDir, 'package.json');
  const { name, version, site } = JSON.parse(readFileSync(file, 'utf8')) as {
    name?: string;
    version?: string;
    site?: { requires?: string; port?: number; preloadViews?: Readonly<Record<string, string>> };
  };
  if (name === undefined || version === undefined) throw new Error(`${file} needs a name and a version`);
  const { requires, port: _, preloadViews = {}, ...metadata } = site ?? {};
  return { name, version, requires, preloadViews, metadata: Object.keys(metadata).length > 0 ? metadata : undefined };
}
