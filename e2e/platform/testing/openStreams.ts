import { openSocket, type TestSocket } from './openSocket';

export interface Streams {
  open(stream: 'odds' | 'chat', headers?: Readonly<Record<string, string>>): Promise<TestSocket>;
}

/** Opens streams of a platform as a page of the site does, and closes those of a test after it. */
export function openStreams(site: () => { readonly platform: { readonly url: string } }): Streams {
  const sockets: TestSocket[] = [];
  afterEach(async () => {
    await Promise.all(sockets.splice(0).map((socket) => socket.close()));
  });
  return {
    async open(stream, headers = {}) {
      const socket = await openSocket(`${site().platform.url}/stream/api/v1/${stream}?clientType=web&siteId=1`, headers);
      sockets.push(socket);
      return socket;
    },
  };
}

export function sendTimes(times: number, socket: TestSocket, message: unknown): void {
  for (let sent = 0; sent < times; sent += 1) socket.send(message);
}
