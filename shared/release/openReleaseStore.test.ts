import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { openReleaseStore } from './openReleaseStore';
import type { ReleaseStore } from './releaseStore';
import { BUCKET_KEY, startBucketServer, type BucketServer } from './testing/bucketServer';
import { FOREIGN_KEYS, startForeignBucket, type ForeignBucket } from './testing/foreignBucket';
import { aRelease, type ARelease } from './testing/releases';

const KEYS = { AWS_ACCESS_KEY_ID: BUCKET_KEY, AWS_SECRET_ACCESS_KEY: 'secret' };
const environment = { ...process.env };
let folder: string;
let bucket: BucketServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  // A page has three keys, so every list needs several pages.
  bucket = await startBucketServer(3);
  Object.assign(process.env, KEYS);
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await bucket.stop();
  process.env = { ...environment };
});

interface Kind {
  readonly open: () => ReleaseStore;
  readonly read: (path: string) => Buffer | undefined | Promise<Buffer | undefined>;
  readonly write: (path: string, content: string) => unknown;
}

/** Kinds of stores, and how a test reads the bytes in them. */
const KINDS = {
  'a folder': {
    open: () => openReleaseStore(folder),
    read: (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined),
    write: (path: string, content: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
  },
  'a bucket': {
    open: () => openReleaseStore(`s3://releases?endpoint=${bucket.endpoint}&region=eu-west-1&prefix=site`),
    read: (path: string) => bucket.objects.get(`releases/site/${path}`),
    write: (path: string, content: string) => (bucket.objects as Map<string, Buffer>).set(`releases/site/${path}`, Buffer.from(content)),
  },
} satisfies Record<string, Kind>;

describe.each(Object.entries(KINDS))('a store in %s', (_, kind) => {
  keepsReleases(kind);
});

// Only `pnpm test:full` runs these: a foreign S3 server is a separate process.
const describeWhole = process.env['WHOLE_LISTS'] === undefined ? describe.skip : describe;

describeWhole('a store in a bucket of a server that is not ours', () => {
  let foreign: ForeignBucket;
  let prefix: string;
  let tests = 0;
  const open = (): ReleaseStore => openReleaseStore(`s3://releases?endpoint=${foreign.endpoint}&region=eu-west-1&prefix=${prefix}`);

  beforeAll(async () => {
    foreign = await startForeignBucket('releases');
  });

  beforeEach(() => {
    tests += 1;
    prefix = `site-${String(tests)}`;
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: FOREIGN_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: FOREIGN_KEYS.secretAccessKey });
  });

  afterAll(() => foreign.stop());

  keepsReleases({
    open,
    read: (path) => foreign.read(`releases/${prefix}/${path}`),
    write: (path, content) => foreign.write(`releases/${prefix}/${path}`, content),
  });

  it('lists releases beyond the first thousand keys', async () => {
    const names = Array.from({ length: 1001 }, (_, index) => `wallet/0.0.0-other/${String(index).padStart(4, '0')}.js`);
    for (const name of names) await foreign.write(`releases/${prefix}/${name}`, '');
    const { record, readFile } = aRelease();
    await open().put(record, readFile);

    expect(await open().list('wallet')).toEqual([record]);
  });

  it('refuses another secret', async () => {
    process.env['AWS_SECRET_ACCESS_KEY'] = 'another';

    await expect(open().read('wallet', '1.0.0-aaaaaaaa')).rejects.toThrow('403');
    await expect(open().list('wallet')).rejects.toThrow('was answered with 403');
  });
});

function keepsReleases({ open, read, write }: Kind): void {
  const put = (store: ReleaseStore, { record, readFile }: ARelease): Promise<string> => store.put(record, readFile);
  const text = async (path: string): Promise<string | undefined> => (await read(path))?.toString('utf8');

  it('stores a release as servers send it, with its compressed forms and its record beside the files', async () => {
    const files = { 'a.js': 'let a;', 'a.js.br': brotliCompressSync('let a;'), 'a.js.gz': gzipSync('let a;') };
    const release = aRelease({ preload: { wallet: ['a.js'] } }, files);
    const store = open();

    expect(await put(store, release)).toBe('stored');

    for (const [path, content] of Object.entries(files)) expect(await read(`wallet/1.0.0-aaaaaaaa/${path}`)).toEqual(Buffer.from(content));
    expect(JSON.parse((await text('wallet/1.0.0-aaaaaaaa/release.json')) ?? '')).toEqual(release.record);
    expect(await store.read('wallet', '1.0.0-aaaaaaaa')).toEqual(release.record);
    expect(await store.read('wallet', '1.0.0-bbbbbbbb')).toBeUndefined();
    expect(await store.read('chat', '1.0.0-aaaaaaaa')).toBeUndefined();
  });

  it('accepts the same release again from anyone and leaves the record as it was', async () => {
    const store = open();
    await put(store, aRelease());

    expect(await put(store, aRelease({ releasedBy: 'chen', releasedAt: '2026-11-23T01:00:00.000Z' }))).toBe('unchanged');
    expect((await store.read('wallet', '1.0.0-aaaaaaaa'))?.releasedBy).toBe('lin');
  });

  it('refuses other files under a version that is released, and changes nothing', async () => {
    const store = open();
    await put(store, aRelease({}, { 'a.js': 'let a;' }));

    await expect(put(store, aRelease({}, { 'a.js': 'let b;' }))).rejects.toThrow(
      'remote-wallet 1.0.0-aaaaaaaa was released on 2026-11-22T01:00:00.000Z with other files',
    );
    expect(await text('wallet/1.0.0-aaaaaaaa/a.js')).toBe('let a;');
  });

  it('completes an interrupted release, in the files or in the record', async () => {
    await write('wallet/1.0.0-aaaaaaaa/a.js', 'let');
    await write('wallet/1.0.0-aaaaaaaa/release.json', '{ "remote": "wal');
    const store = open();

    expect(await store.list('wallet')).toEqual([]);
    expect(await put(store, aRelease({}, { 'a.js': 'let a;' }))).toBe('stored');
    expect(await text('wallet/1.0.0-aaaaaaaa/a.js')).toBe('let a;');
    expect(await store.list('wallet')).toHaveLength(1);
  });

  it.each([
    ['a file that is not what was built', { 'a.js': 'let b;' }, 'a.js is not what was built'],
    ['a missing file', { 'a.js': undefined }, 'a.js is missing'],
    ['a compressed form of something else', { 'a.js.br': brotliCompressSync('let b;') }, 'a.js.br does not hold a.js'],
    ['a compressed form that is damaged', { 'a.js.gz': 'no gzip' }, 'a.js.gz does not hold a.js'],
  ])('refuses %s before anything is stored', async (_title, damage: Readonly<Record<string, Buffer | string | undefined>>, message) => {
    const { record, readFile } = aRelease({}, { 'a.js': 'let a;' });
    const readDamaged: typeof readFile = (path) => {
      if (!(path in damage)) return readFile(path);
      const content = damage[path];
      return Promise.resolve(content === undefined ? undefined : Buffer.from(content));
    };

    await expect(open().put(record, readDamaged)).rejects.toThrow(message);
    expect(await read('wallet/1.0.0-aaaaaaaa/remoteEntry.js')).toBeUndefined();
  });

  it('lists the releases of one remote, newest first', async () => {
    const store = open();
    for (const [version, releasedAt] of [
      ['1.0.0-bbbbbbbb', '2026-11-22T02:00:00.000Z'],
      ['1.0.0-aaaaaaaa', '2026-11-22T03:00:00.000Z'],
      ['1.0.0-cccccccc', '2026-11-22T01:00:00.000Z'],
    ] as const) {
      await put(store, aRelease({ version, releasedAt }, { 'a.js': version }));
    }
    await put(store, aRelease({ remote: 'chat', id: 'remote-chat' }));

    expect((await store.list('wallet')).map(({ version }) => version)).toEqual(['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc']);
    expect(await store.list('games')).toEqual([]);
  });

  it('reports which record cannot be read', async () => {
    await write('wallet/1.0.0-aaaaaaaa/release.json', '{ "remote": "wallet" }');

    await expect(open().list('wallet')).rejects.toThrow(/^wallet\/1\.0\.0-aaaaaaaa\/release\.json in .+: /);
  });

  it('returns the same bytes for any bytes under any path', async () => {
    const part = fc.stringMatching(/^[a-z0-9_@-]{1,4}(\.[a-z0-9_@-]{1,4})?$/);
    const path = fc.array(part, { maxLength: 3 }).chain((parents) => part.map((name) => [...parents, `${name}.js`].join('/')));
    const files = fc.dictionary(path, fc.uint8Array({ maxLength: 200 }), { maxKeys: 4 });
    let release = 0;
    const store = open();
    await fc.assert(
      fc.asyncProperty(files, async (contents) => {
        fc.pre(!Object.keys(contents).some((one) => Object.keys(contents).some((other) => other.startsWith(`${one}/`))));
        release += 1;
        const version = `1.0.0-${String(release)}`;
        await put(
          store,
          aRelease({ version }, Object.fromEntries(Object.entries(contents).map(([name, bytes]) => [name, Buffer.from(bytes)]))),
        );
        for (const [name, bytes] of Object.entries(contents)) expect(await read(`wallet/${version}/${name}`)).toEqual(Buffer.from(bytes));
      }),
      { numRuns: 25 },
    );
  });
}

describe('a release that could not be served', () => {
  it.each<[string, ARelease, string]>([
    ['a path that climbs', aRelease({}, { '../a.js': '' }), '../a.js is no name'],
    ['a path with a query', aRelease({}, { 'a.js?b': '' }), 'a.js?b is no name'],
    ['a file in the place of the record', aRelease({}, { 'release.json': '{}' }), 'release.json is no name'],
    ['a version that is a path', aRelease({ version: '1.0.0/a' }), '1.0.0/a is no name'],
    ['an entry of another hash', aRelease({ integrity: 'sha384-other' }), 'the hash of remoteEntry.js'],
    ['an entry that is not listed', aRelease({ entry: 'main.js' }), 'the hash of main.js'],
    ['a file ahead that is not listed', aRelease({ preload: { wallet: ['b.js'] } }), 'wallet fetches b.js ahead'],
  ])('refuses %s', async (_, { record, readFile }, message) => {
    await expect(openReleaseStore(folder).put(record, readFile)).rejects.toThrow(message);
    expect(existsSync(join(folder, 'wallet'))).toBe(false);
  });
});

describe('a bucket', () => {
  it('receives the files first and the record last', async () => {
    const { record, readFile } = aRelease({}, { 'a.js': 'let a;' });
    await KINDS['a bucket'].open().put(record, readFile);

    const stored = bucket.requests.filter((request) => request.startsWith('PUT'));
    expect(stored).toHaveLength(3);
    expect(stored.at(-1)).toBe('PUT releases/site/wallet/1.0.0-aaaaaaaa/release.json');
  });

  it('may contain other objects beside the folder of the store', async () => {
    const { record, readFile } = aRelease();
    (bucket.objects as Map<string, Buffer>).set('releases/wallet/9.0.0-other/release.json', Buffer.from('{}'));
    const store = openReleaseStore(`s3://releases?endpoint=${bucket.endpoint}&prefix=/site/`);
    await store.put(record, readFile);

    expect(await store.list('wallet')).toEqual([record]);
    expect(store.location).toBe(`s3://releases/site (${bucket.endpoint})`);
  });

  it('reports that the bucket refuses the keys', async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'another';
    const store = KINDS['a bucket'].open();

    await expect(store.read('wallet', '1.0.0-aaaaaaaa')).rejects.toThrow('403');
    await expect(store.list('wallet')).rejects.toThrow('was answered with 403: <Error><Code>AccessDenied</Code></Error>');
  });

  it('refuses to open a bucket without keys', () => {
    delete process.env['AWS_SECRET_ACCESS_KEY'];

    expect(() => KINDS['a bucket'].open()).toThrow('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have to be set');
  });
});
