import { join } from 'node:path';
import { WORKSPACE_DIR } from './packages';
import { namedStore, parseStoreLocation, storeFolder } from './storeLocation';

describe('the location of a store', () => {
  it('accepts a folder, relative to the repository', () => {
    expect(parseStoreLocation('.site/store')).toEqual({ kind: 'folder', folder: join(WORKSPACE_DIR, '.site', 'store') });
    expect(storeFolder('/srv/releases')).toBe('/srv/releases');
  });

  it('accepts a bucket with its endpoint and keys', () => {
    expect(parseStoreLocation('s3://releases?endpoint=https://minio.example.com/&region=eu-west-1&prefix=/site/')).toEqual({
      kind: 's3',
      bucket: 'releases',
      endpoint: 'https://minio.example.com',
      region: 'eu-west-1',
      prefix: 'site',
    });
  });

  it('uses Amazon if no endpoint is configured, and takes a path as the folder in the bucket', () => {
    expect(parseStoreLocation('s3://releases/site')).toMatchObject({ endpoint: 'https://s3.us-east-1.amazonaws.com', prefix: 'site' });
  });

  it.each([
    ['gs://releases', 'not gs://'],
    ['s3://key:secret@releases', 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY only'],
    ['s3://?region=eu-west-1', 'names no bucket'],
    ['s3://releases?secret=x', 'not secret'],
  ])('refuses %s', (text, message) => {
    expect(() => parseStoreLocation(text)).toThrow(message);
  });

  it('refuses to serve a bucket from this machine', () => {
    expect(() => storeFolder('s3://releases')).toThrow('The store is the bucket releases');
  });

  it('defaults to a folder of the repository', () => {
    jest.replaceProperty(process, 'env', {});
    expect(namedStore()).toBe(join('.site', 'store'));
  });
});
