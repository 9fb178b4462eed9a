import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { WORKSPACE_DIR } from '../packages';

/** Only key pair that the server accepts. */
export const FOREIGN_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const;

const SERVER = join(WORKSPACE_DIR, 'shared', 'release', 'testing', 'foreignBucketServer.mjs');

/** Bucket of a third-party server: it verifies each signature, and lists at most a thousand keys. */
export interface ForeignBucket {
  readonly endpoint: string;
  /** Reads with a separate client that does not use the store. `path` starts with the bucket. */
  read(path: string): Promise<Buffer | undefined>;
  write(path: string, content: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server with one empty bucket. */
export async function startForeignBucket(bucket: string): Promise<ForeignBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const server = fork(SERVER, [directory, bucket], { execArgv: ['--openssl-legacy-provider'] });
  const port = await new Promise<unknown>((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', (code) => {
      reject(new Error(`The server of the bucket ended with ${String(code)}`));
    });
  });
  const endpoint = `http://127.0.0.1:${String(port)}`;
  const client = new AwsClient({ ...FOREIGN_KEYS, service: 's3', region: 'eu-west-1', retries: 0 });
  return {
    endpoint,
    async read(path) {
      const response = await client.fetch(`${endpoint}/${path}`);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${path} was answered with ${String(response.status)}`);
      return Buffer.from(await response.arrayBuffer());
    },
    async write(path, content) {
      const { ok, status } = await client.fetch(`${endpoint}/${path}`, { method: 'PUT', body: content });
      if (!ok) throw new Error(`${path} was answered with ${String(status)}`);
    },
    async stop() {
      const ended = once(server, 'exit');
      server.disconnect();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
