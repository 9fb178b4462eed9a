import { AwsClient } from 'aws4fetch';
import { createStorage, type Storage } from 'unstorage';
import s3Driver from 'unstorage/drivers/s3';
import type { BucketLocation } from './storeLocation';

export interface BucketKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const LIST_RETRIES = 3;

/**
 * Opens a bucket as a storage. The library's driver lists only the first thousand keys of the whole bucket; this one
 * lists every key below the prefix, page by page.
 */
export function openBucket({ bucket, endpoint, region }: BucketLocation, keys: BucketKeys): Storage {
  const driver = s3Driver({ ...keys, bucket, endpoint, region });
  const client = new AwsClient({ ...keys, service: 's3', region, retries: LIST_RETRIES });
  return createStorage({ driver: { ...driver, getKeys: (base) => listKeys(client, `${endpoint}/${bucket}`, base.replaceAll(':', '/')) } });
}

async function listKeys(client: AwsClient, bucketUrl: string, prefix: string): Promise<string[]> {
  const found: string[] = [];
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token === undefined ? {} : { 'continuation-token': token }) });
    const response = await client.fetch(`${bucketUrl}?${query.toString()}`);
    const xml = await response.text();
    if (!response.ok) throw new Error(`Listing ${bucketUrl} was answered with ${String(response.status)}: ${xml.slice(0, 300)}`);
    found.push(...Array.from(xml.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = '']) => key));
    token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml)?.[1]?.replaceAll('&amp;', '&');
  } while (token !== undefined);
  return found;
}
