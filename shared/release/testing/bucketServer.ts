import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Only key that the server accepts. */
export const BUCKET_KEY = 'key';

export interface BucketServer {
  readonly endpoint: string;
  /** Contents of the bucket by path: `bucket/key`. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Requests in order, such as `PUT bucket/key`. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a server with the part of the S3 protocol that a store needs: PUT, GET, HEAD, DELETE and the second version of
 * listing, in pages of `pageSize`. It refuses requests that are not signed with its key.
 */
export async function startBucketServer(pageSize = 1000): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const path = decodeURIComponent(pathname.slice(1));
    requests.push(`${request.method ?? ''} ${path}`);
    const body = await readBody(request);
    if (request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${BUCKET_KEY}/`) !== true) {
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    } else if (searchParams.get('list-type') === '2') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(list(path, searchParams));
    } else if (request.method === 'PUT') {
      objects.set(path, body);
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else {
      const content = objects.get(path);
      response.writeHead(content === undefined ? 404 : 200).end(request.method === 'HEAD' ? undefined : content);
    }
  }

  function list(bucket: string, query: URLSearchParams): string {
    const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
    const keys = [...objects.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(bucket.length + 1));
    const start = Number(query.get('continuation-token') ?? 0);
    const rows = keys
      .sort()
      .slice(start, start + pageSize)
      .map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const next = start + pageSize < keys.length ? `<NextContinuationToken>${String(start + pageSize)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${rows.join('')}${next}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    objects,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
