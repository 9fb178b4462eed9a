import { CHAT_MESSAGE_IDS, chatEnvelopeSchema } from '@site/shared/wire/chat';
import { memberMessageSchema } from '@site/shared/wire/memberStream';
import { oddsMessageSchema } from '@site/shared/wire/oddsStream';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Schema } from '@site/shared/wire/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChatServer } from '../chat-server/createChatServer';
import { refuseIllegal } from '../http/legalInput';
import { namesIn } from '../http/namesIn';
import { parseLanguage, type Language } from '../http/messageText';
import type { Clock, Log, OddsHub, OddsLine } from '../kernel';
import { STREAM_CLOSING, STREAM_LIMITS } from '../kernel';
import type { SecurityLog } from '../security-log/createSecurityLog';
import { createEncoder } from './createEncoder';
import type { MemberHub } from './createMemberHub';
import { createStreamGate, STREAM_NAMES, type Seat, type StreamName } from './createStreamGate';

/** HTTP status of a rejected upgrade. */
const FOREIGN = 403;
const TOO_MANY = 429;

/** Control of the streams for `/sandbox/streams`. */
export interface Streams {
  /** Returns the number of open connections of each stream. */
  count(): Readonly<Record<StreamName, number>>;
  cut(stream: StreamName): number;
  /** Closes the next `times` connections as soon as they open. */
  refuse(stream: StreamName, times: number): void;
  clear(): void;
}

interface StreamDependencies {
  readonly odds: OddsHub;
  readonly chat: ChatServer;
  readonly members: MemberHub;
  /** Origins of the sites whose pages may open a stream. */
  readonly hostOrigins: readonly string[];
  readonly clock: Clock;
  readonly log: Log;
  readonly securityLog: SecurityLog;
}

/** Handler of one connection, whatever its protocol. */
interface Peer {
  receive(message: unknown): unknown;
  close(): void;
}

/** Platform side of a connection. */
export interface Line extends OddsLine {
  /** Closes the connection with one of `STREAM_CLOSING`. */
  end(code: number): void;
}

interface StreamKind {
  readonly schema: Schema<unknown>;
  /** Translates a message to the player's language. */
  readonly wordsIn: (language: Language, message: object) => object;
  readonly connect: (line: Line, language: Language, address: string) => Peer;
  /** Returns the message that is sent before a connection is closed for exceeding a limit. */
  readonly tooMuch: () => object;
}

/** Adds the WebSocket endpoints (decision 42), which receive JSON and send validated JSON. */
export function addStreams(
  server: FastifyInstance,
  { odds, chat, members, hostOrigins, clock, log, securityLog }: StreamDependencies,
): Streams {
  const refusedForTooMuch = () => ({ type: 'refused', at: clock.nowMs(), code: RESPONSE_CODES.frequentSubmission });
  const kinds: Readonly<Record<StreamName, StreamKind>> = {
    odds: {
      schema: oddsMessageSchema,
      wordsIn: namesIn,
      connect: (line) => odds.connect(line),
      tooMuch: refusedForTooMuch,
    },
    chat: {
      schema: chatEnvelopeSchema,
      // Messages of players are not translated; the chat translates the others itself.
      wordsIn: (_language, message) => message,
      connect: (line, language, address) => chat.connect(line, language, address),
      tooMuch: () => ({ msgId: CHAT_MESSAGE_IDS.internalNotification, msgData: { code: RESPONSE_CODES.frequentSubmission } }),
    },
    member: {
      schema: memberMessageSchema,
      // Messages contain only facts, which the page translates.
      wordsIn: (_language, message) => message,
      connect: (line) => members.connect(line),
      tooMuch: refusedForTooMuch,
    },
  };
  const gate = createStreamGate(hostOrigins);
  const open: Readonly<Record<StreamName, Set<{ terminate(): void }>>> = {
    odds: new Set(),
    chat: new Set(),
    member: new Set(),
  };
  const seats = new WeakMap<FastifyRequest, Seat>();
  const refusals: Record<StreamName, number> = { odds: 0, chat: 0, member: 0 };

  const tellRefused = ({ ip, headers }: FastifyRequest, stream: StreamName, code: number): Promise<void> =>
    securityLog.record({
      event: 'stream-refused',
      result: code === FOREIGN ? 'refused' : 'limited',
      code,
      memberId: null,
      address: ip,
      device: headers['user-agent'] ?? '',
      about: stream,
    });

  const refuse = async (request: FastifyRequest, reply: FastifyReply, stream: StreamName, status: number): Promise<FastifyReply> => {
    await tellRefused(request, stream, status);
    return reply.code(status).send();
  };

  for (const stream of STREAM_NAMES) {
    const { schema, wordsIn, connect, tooMuch } = kinds[stream];
    const { encode, encodeTogether } = createEncoder({ stream, schema, wordsIn, log });
    server.get(
      `/stream/api/v1/${stream}`,
      {
        websocket: true,
        preValidation: async (request, reply) => {
          if (!gate.knows(request.headers.origin)) return refuse(request, reply, stream, FOREIGN);
          const seat = await gate.enter(stream, request.ip);
          if (seat === null) return refuse(request, reply, stream, TOO_MANY);
          seats.set(request, seat);
          // Free the seat even when no upgrade follows.
          request.raw.socket.once('close', seat.leave);
          if (request.raw.socket.destroyed) seat.leave();
        },
      },
      (socket, request) => {
        const seat = seats.get(request);
        if (seat === undefined || refusals[stream] > 0) {
          refusals[stream] = Math.max(0, refusals[stream] - 1);
          socket.close(STREAM_CLOSING.tryAgain);
          return;
        }
        if (stream === 'chat' && !isHandshake(request)) {
          socket.close(STREAM_CLOSING.policy);
          return;
        }
        open[stream].add(socket);
        const language = parseLanguage(queryOf(request, 'language'), request.headers['accept-language']);
        const sendText = (text: Buffer | undefined): void => {
          if (text === undefined) return;
          // Close the connection of a slow reader, because its unread messages would fill the memory. It reconnects and
          // reads what it missed.
          if (socket.bufferedAmount > STREAM_LIMITS.backlogBytes) socket.terminate();
          else socket.send(text, { binary: false });
        };
        const line: Line = {
          send(message) {
            sendText(encode(language, message));
          },
          sendTogether(messages) {
            sendText(encodeTogether(language, messages));
          },
          end(code) {
            socket.close(code);
          },
        };
        const peer = connect(line, language, request.ip);
        let isOver = false;
        const take = async (message: unknown): Promise<void> => {
          const isAdmitted = await seat.admits(message);
          if (isOver) return;
          if (isAdmitted) {
            peer.receive(message);
            return;
          }
          isOver = true;
          void tellRefused(request, stream, STREAM_CLOSING.policy);
          line.send(tooMuch());
          line.end(STREAM_CLOSING.policy);
        };
        // ws passes text frames as one Buffer.
        socket.on('message', (data: Buffer) => {
          void take(readMessage(data.toString('utf8')));
        });
        socket.on('error', (error) => {
          log.warn('stream-error', { stream, message: error.message });
        });
        socket.on('close', () => {
          isOver = true;
          open[stream].delete(socket);
          peer.close();
        });
      },
    );
  }

  return {
    count: () => ({ odds: open.odds.size, chat: open.chat.size, member: open.member.size }),
    cut(stream) {
      const cut = open[stream].size;
      for (const socket of open[stream]) socket.terminate();
      return cut;
    },
    refuse(stream, times) {
      refusals[stream] = times;
    },
    clear() {
      for (const stream of STREAM_NAMES) refusals[stream] = 0;
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

/**
 * Parses a message and applies the same checks as for calls. Invalid JSON and illegal characters are passed to the
 * protocol as undefined, an unknown message.
 */
function readMessage(text: string): unknown {
  try {
    const message: unknown = JSON.parse(text);
    refuseIllegal(message, 'lines');
    return message;
  } catch {
    return undefined;
  }
}
