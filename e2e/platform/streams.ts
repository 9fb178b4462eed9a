import { chatEnvelopeSchema } from '@site/shared/wire/chat';
import { oddsMessageSchema } from '@site/shared/wire/oddsStream';
import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChatServer } from './chat/createChatServer';
import type { Log, OddsHub } from './kernel';
import { namesIn } from './http/namesIn';
import { parseLanguage, type Language } from './http/messageText';

export type StreamName = 'odds' | 'chat';

/** What `/sandbox/streams` can do to them. */
export interface Streams {
  /** Cuts every open connection of this stream. */
  cut(stream: StreamName): number;
  /** The next `times` connections are closed as soon as they open. */
  refuse(stream: StreamName, times: number): void;
  clear(): void;
}

interface StreamDependencies {
  readonly odds: OddsHub;
  readonly chat: ChatServer;
  readonly log: Log;
}

/** How a stream handles one connection, in any protocol. */
interface Peer {
  receive(message: unknown): unknown;
  close(): void;
}

interface StreamKind {
  readonly schema: Schema<unknown>;
  readonly connect: (send: (message: unknown) => void, language: Language) => Peer;
}

/** Policy violation: the handshake of the chat names no site or another client type (R-API-097, R-API-098). */
const CLOSE_POLICY = 1008;
const CLOSE_TRY_AGAIN = 1013;

/** Adds the two WebSocket addresses (decision 42): JSON in, checked JSON out. */
export function addStreams(server: FastifyInstance, { odds, chat, log }: StreamDependencies): Streams {
  const kinds: Readonly<Record<StreamName, StreamKind>> = {
    odds: {
      schema: oddsMessageSchema,
      connect: (send, language) =>
        odds.connect((message) => {
          send(namesIn(language, message));
        }),
    },
    chat: { schema: chatEnvelopeSchema, connect: (send, language) => chat.connect(send, language) },
  };
  const open: Readonly<Record<StreamName, Set<{ terminate(): void }>>> = { odds: new Set(), chat: new Set() };
  const refusals: Record<StreamName, number> = { odds: 0, chat: 0 };

  for (const stream of ['odds', 'chat'] as const) {
    const { schema, connect } = kinds[stream];
    server.get(`/stream/api/v1/${stream}`, { websocket: true }, (socket, request) => {
      if (refusals[stream] > 0) {
        refusals[stream] -= 1;
        socket.close(CLOSE_TRY_AGAIN);
        return;
      }
      if (stream === 'chat' && !isHandshake(request)) {
        socket.close(CLOSE_POLICY);
        return;
      }
      open[stream].add(socket);
      const send = (message: unknown): void => {
        const result = check(schema, message);
        if (result.issues === undefined) socket.send(JSON.stringify(result.value));
        else log.error('stream-message-breaks-the-wire', { stream, problem: describeIssues(result.issues) });
      };
      const peer = connect(send, parseLanguage(queryOf(request, 'language'), request.headers['accept-language']));
      // ws hands text frames over as one Buffer.
      socket.on('message', (data: Buffer) => {
        peer.receive(parseJson(data.toString('utf8')));
      });
      socket.on('error', (error) => {
        log.warn('stream-error', { stream, message: error.message });
      });
      socket.on('close', () => {
        open[stream].delete(socket);
        peer.close();
      });
    });
  }

  return {
    cut(stream) {
      const cut = open[stream].size;
      for (const socket of open[stream]) socket.terminate();
      return cut;
    },
    refuse(stream, times) {
      refusals[stream] = times;
    },
    clear() {
      refusals.odds = 0;
      refusals.chat = 0;
    },
  };
}

function isHandshake(request: FastifyRequest): boolean {
  return queryOf(request, 'clientType') === 'web' && (queryOf(request, 'siteId') ?? '') !== '';
}

function queryOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
}

/** Invalid JSON reaches the protocol as undefined, and is answered like an unknown message. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
