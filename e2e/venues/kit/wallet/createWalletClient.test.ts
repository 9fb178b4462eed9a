import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWalletClient, WalletFailure } from './createWalletClient';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function operator(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Returns an address on which no server listens any more. */
async function nobody(): Promise<string> {
  const url = await operator(() => undefined);
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  return url;
}

function answering(status: number, body: string): () => Promise<string> {
  return () => operator((_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));
}

function clientOf(url: string, send?: typeof fetch) {
  return createWalletClient({ url, provider: 'JGDZ', key: 'a key of the provider', ...(send && { send }) });
}

describe('a wallet call that failed says', () => {
  it.each<[string, () => Promise<string>, object, string]>([
    ['that nothing listens', nobody, { kind: 'connection-refused' }, 'connection refused (ECONNREFUSED)'],
    [
      'that the port is blocked',
      () => Promise.resolve('http://127.0.0.1:4190'),
      { kind: 'blocked-port' },
      'fetch does not connect to this port (bad port)',
    ],
    [
      'that the connection was closed',
      () => operator(({ socket }) => socket.destroy()),
      { kind: 'connection-lost' },
      'the connection was closed before the answer (UND_ERR_SOCKET)',
    ],
    [
      'that something else answered',
      answering(502, '<h1>Bad Gateway</h1>'),
      { kind: 'unexpected-answer', status: 502 },
      "answered 502 in another shape than the wallet protocol's (not JSON)",
    ],
    [
      'which part of the answer is of another shape',
      answering(200, '{"balance":7}'),
      { kind: 'unexpected-answer', status: 200 },
      "answered 200 in another shape than the wallet protocol's (balance: ",
    ],
    ['what the operator has decided', answering(403, '{"error":"foreign"}'), { kind: 'refused', error: 'foreign' }, 'foreign'],
  ])('%s', async (_what, address, reason, sentence) => {
    const url = await address();
    const failure = await clientOf(url)
      .balance('token')
      .catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(WalletFailure);
    expect(failure).toMatchObject({
      call: 'balance',
      address: url,
      reason,
      message: expect.stringContaining(`balance at ${url}: ${sentence}`) as string,
    });
  });

  it('that the answer took too long', async () => {
    const slow = () => Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));

    await expect(clientOf('http://operator.test', slow).balance('token')).rejects.toMatchObject({
      reason: { kind: 'timeout' },
      message: 'balance at http://operator.test: timeout (TimeoutError)',
    });
  });
});
