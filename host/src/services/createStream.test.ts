import { createLogger, type LogEntry } from './createLogger';
import { createStream } from './createStream';

/** Fake socket that the test opens, sends through and closes. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function aStream(openSocket?: (url: string) => WebSocket) {
  const sockets: FakeSocket[] = [];
  const urls: string[] = [];
  const logged: LogEntry[] = [];
  const stream = createStream({
    origin: 'https://site.example',
    siteId: '1001',
    language: () => 'zh-tw',
    logger: createLogger(
      (entry) => logged.push(entry),
      () => 0,
    ),
    openSocket:
      openSocket ??
      ((url) => {
        const socket = new FakeSocket();
        sockets.push(socket);
        urls.push(url);
        return socket as unknown as WebSocket;
      }),
  });
  const handlers = { onOpen: jest.fn(), onMessage: jest.fn(), onClose: jest.fn() };
  return { stream, sockets, urls, logged, handlers };
}

describe('a stream', () => {
  it('opens on the origin of the page; the chat names its client [R-API-097] [R-API-098] [R-API-099]', () => {
    const { stream, urls, handlers } = aStream();

    stream.connect('odds', handlers);
    stream.connect('chat', handlers);

    expect(urls).toEqual([
      'wss://site.example/stream/api/v1/odds?language=zh-tw',
      'wss://site.example/stream/api/v1/chat?clientType=web&siteId=1001&language=zh-tw',
    ]);
  });

  it('that is closed while connecting closes once connected, and emits nothing more', () => {
    const { stream, sockets, handlers } = aStream();
    stream.connect('odds', handlers).close();
    const [socket] = sockets;

    expect(handlers.onClose).toHaveBeenCalledTimes(1);
    expect(socket?.readyState).toBe(WebSocket.CONNECTING);

    socket?.open();
    expect(socket?.readyState).toBe(WebSocket.CLOSED);
    expect(handlers.onOpen).not.toHaveBeenCalled();
    expect(handlers.onClose).toHaveBeenCalledTimes(1);
  });

  it('passes messages on, parsed and unchecked, and drops what is not JSON', () => {
    const { stream, sockets, handlers, logged } = aStream();
    stream.connect('odds', handlers);

    sockets[0]?.open();
    sockets[0]?.say('{"type":"pong"}');
    sockets[0]?.say('<html>');
    sockets[0]?.say(new ArrayBuffer(2));

    expect(handlers.onOpen).toHaveBeenCalledTimes(1);
    expect(handlers.onMessage.mock.calls).toEqual([[{ type: 'pong' }]]);
    expect(logged).toHaveLength(2);
  });

  it('sends only while it is open', () => {
    const { stream, sockets, handlers } = aStream();
    const connection = stream.connect('odds', handlers);

    expect(connection.send({ type: 'ping' })).toBe(false);
    sockets[0]?.open();
    expect(connection.send({ type: 'ping' })).toBe(true);
    connection.close();
    expect(connection.send({ type: 'ping' })).toBe(false);

    expect(sockets[0]?.sent).toEqual(['{"type":"ping"}']);
  });

  it('closes once, from either side, and is silent after that', () => {
    const { stream, sockets, handlers } = aStream();
    const connection = stream.connect('odds', handlers);
    sockets[0]?.open();

    connection.close();
    connection.close();
    sockets[0]?.say('{}');

    expect(handlers.onClose).toHaveBeenCalledTimes(1);
    expect(handlers.onMessage).not.toHaveBeenCalled();
  });

  it('that cannot open closes after the caller has its handle', async () => {
    const { stream, handlers } = aStream(() => {
      throw new DOMException('blocked', 'SecurityError');
    });

    const connection = stream.connect('odds', handlers);
    expect(handlers.onClose).not.toHaveBeenCalled();
    await Promise.resolve();

    expect(handlers.onClose).toHaveBeenCalledTimes(1);
    expect(connection.send({})).toBe(false);
  });
});
