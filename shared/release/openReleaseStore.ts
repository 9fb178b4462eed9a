import { join } from 'node:path';
import { createStorage, prefixStorage } from 'unstorage';
import fsDriver from 'unstorage/drivers/fs';
import { createReleaseStore } from './createReleaseStore';
import type { ReleaseStore } from './releaseStore';
import { openBucket, type BucketKeys } from './s3Storage';
import { namedStore, parseStoreLocation } from './storeLocation';

/**
 * Opens the store at `location`: a folder, or `s3://bucket?endpoint=…&region=…&prefix=…` with the keys in
 * `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. Default: the value of `RELEASE_STORE`, else `.site/store`. Throws
 * when the location or the keys are invalid.
 */
export function openReleaseStore(location: string = namedStore()): ReleaseStore {
  const parsed = parseStoreLocation(location);
  if (parsed.kind === 'folder') {
    const { folder } = parsed;
    return createReleaseStore(folder, (remote) => createStorage({ driver: fsDriver({ base: join(folder, remote), ignore: [] }) }));
  }
  const { bucket, prefix, endpoint } = parsed;
  const storage = openBucket(parsed, readBucketKeys());
  const path = prefix === '' ? '' : `/${prefix}`;
  return createReleaseStore(`s3://${bucket}${path} (${endpoint})`, (remote) => prefixStorage(storage, `${path}/${remote}`));
}

function readBucketKeys(): BucketKeys {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error('The store is a bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have to be set');
  }
  return { accessKeyId, secretAccessKey };
}
