import { join, resolve } from 'node:path';
import { WORKSPACE_DIR } from './packages';

/** Location of releases: a folder, or a bucket with the S3 protocol. */
export type StoreLocation = { readonly kind: 'folder'; readonly folder: string } | BucketLocation;

export interface BucketLocation {
  readonly kind: 's3';
  readonly bucket: string;
  readonly endpoint: string;
  readonly region: string;
  /** Folder in the bucket, without slashes at its ends; empty for the bucket itself. */
  readonly prefix: string;
}

const DEFAULT_STORE = join('.site', 'store');
const DEFAULT_REGION = 'us-east-1';

/**
 * Parses a location: a folder (relative to the repository), or `s3://bucket?endpoint=…&region=…&prefix=…`. The default
 * endpoint is Amazon's in that region. Throws for anything else, and when the address contains keys, because it is
 * printed and stored.
 */
export function parseStoreLocation(text: string): StoreLocation {
  if (!/^[a-z][\w+.-]*:\/\//i.test(text)) return { kind: 'folder', folder: resolve(WORKSPACE_DIR, text) };
  const url = new URL(text);
  if (url.protocol !== 's3:') throw new Error(`A store is a folder or s3://bucket?endpoint=…&region=…, not ${url.protocol}//`);
  if (url.username !== '' || url.password !== '')
    throw new Error('Give the keys of a store in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY only');
  if (url.hostname === '') throw new Error('The address of the store names no bucket: s3://bucket?…');
  const unknown = [...url.searchParams.keys()].find((name) => !['endpoint', 'region', 'prefix'].includes(name));
  if (unknown !== undefined) throw new Error(`The address of the store knows endpoint, region and prefix, not ${unknown}`);
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  return {
    kind: 's3',
    bucket: url.hostname,
    region,
    endpoint: (url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
    prefix: (url.searchParams.get('prefix') ?? url.pathname).replace(/^\/+|\/+$/g, ''),
  };
}

/** Returns the location in `RELEASE_STORE`, or the default `.site/store`. */
export function namedStore(): string {
  return process.env['RELEASE_STORE'] ?? DEFAULT_STORE;
}

/** Returns the folder of the store for servers. Throws when the store is a bucket, which has its own servers. */
export function storeFolder(location: string = namedStore()): string {
  const parsed = parseStoreLocation(location);
  if (parsed.kind === 'folder') return parsed.folder;
  throw new Error(
    `The store is the bucket ${parsed.bucket}: only a folder is served from this machine. Leave RELEASE_STORE out, or name a folder`,
  );
}
