import { request, type IncomingMessage } from 'node:http';

type Options = Pick<RequestInit, 'method'> & { readonly body?: string; readonly headers?: Readonly<Record<string, string>> };

/**
 * `fetch` for our own servers. The platform's port, 4190, is blocked for `fetch` by its standard, so this uses Node's plain HTTP
 * client. Rejects with a `TypeError` when the connection fails, as `fetch` does; supports neither redirects nor streams.
 */
export function fetchAnyPort(url: string, { method = 'GET', body, headers = {} }: Options = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown): void => {
      reject(new TypeError('fetch failed', { cause }));
    };
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(url, { method, headers: { ...length, ...headers } }, (incoming) => {
      readAll(incoming).then((content) => {
        const status = incoming.statusCode ?? 500;
        resolve(new Response(status === 204 ? null : content, { status, headers: flatHeaders(incoming) }));
      }, fail);
    });
    outgoing.once('error', fail);
    outgoing.end(body);
  });
}

async function readAll(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array);
  return new Uint8Array(Buffer.concat(chunks));
}

function flatHeaders({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]));
}
