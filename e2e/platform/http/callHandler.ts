import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Envelope, HEADERS } from '@site/shared/wire/envelope';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log, Member } from '../kernel';
import { CrashpointReached, PlatformError, SharedAnswer, TooOftenError, parseKey } from '../kernel';
import type { CallLimits } from '../limits/createCallLimits';
import { networkOf } from '../limits/createLimits';
import { callName, laneOf, type Lane } from '../limits/limitTable';
import { toAnswered, type AnsweredCall } from './answeredCall';
import type { CallQueue } from './createCallQueue';
import type { Fault, Faults } from './faults';
import { refuseIllegal } from './legalInput';
import { spoilData } from './spoilData';
import { codeText, errorText, parseLanguage, type Language } from './messageText';
import { keyOf, type RequestContext, type Route } from './route';
import { sendShared } from './sharedBodies';
import { stripHidden } from '@site/shared/input/plainText';
import { isRequestId } from './correlate';
import { keepDeviceSecret, readDeviceSecret } from './deviceCookie';

export interface CallDependencies {
  readonly faults: Faults;
  readonly log: Log;
  readonly findMember: (token: string) => Promise<Member | null>;
  /** Refuses calls that come too often. */
  readonly limits: Pick<CallLimits, 'enter' | 'admit'>;
  /** Run the calls of each lane in fair turns. */
  readonly queues: Readonly<Record<Lane | 'guests', CallQueue>>;
  /** Receives each answer before it is sent. */
  readonly onAnswer?: (call: AnsweredCall) => Promise<void>;
}

const TOO_MANY_REQUESTS = 429;

/**
 * Answers one call. Steps: ordered fault, headers, budget of the network, queue, illegal input, member, request schema,
 * limits, handler, response schema, envelope.
 */
export function answerCall(
  route: Route,
  dependencies: CallDependencies,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async (request, reply) => {
    const fault = dependencies.faults.take(route.call.path, methodOf(request.body));
    const carryOut = async (): Promise<Performed> => {
      const performed = await perform(route, request, dependencies);
      if (performed.waitMs > 0) void reply.code(TOO_MANY_REQUESTS).header('retry-after', Math.ceil(performed.waitMs / 1_000));
      await dependencies.onAnswer?.(toAnswered(request, route.call.path, performed.envelope, performed.member, reply.elapsedTime));
      return performed;
    };
    try {
      if (fault === null) return await send(reply, await carryOut());
      const carryOutPlain = async (): Promise<Envelope> => plainEnvelope(await carryOut());
      return await misbehave(fault, reply, carryOutPlain, parseLanguage(undefined, request.headers['accept-language']));
    } catch (error) {
      // A crashpoint looks like the end of the process to the caller.
      if (error instanceof CrashpointReached) return dropConnection(reply);
      throw error;
    }
  };
}

interface Performed {
  /** `data` may be a `SharedAnswer`. */
  readonly envelope: Envelope;
  readonly language: Language;
  /** Null for a guest, and when the call was refused before its token was checked. */
  readonly member: Member | null;
  /** Time until the caller may retry; 0 unless the call came too often. */
  readonly waitMs: number;
}

function send(reply: FastifyReply, { envelope, language }: Performed): FastifyReply {
  return envelope.data instanceof SharedAnswer ? sendShared(reply, envelope.data, language) : reply.send(envelope);
}

/** Parses a shared answer, for faults that change it. */
function plainEnvelope({ envelope, language }: Performed): Envelope {
  const { data } = envelope;
  return data instanceof SharedAnswer ? { ...envelope, data: JSON.parse(data.json(language)) as unknown } : envelope;
}

async function perform(route: Route, request: FastifyRequest, { log, findMember, limits, queues }: CallDependencies): Promise<Performed> {
  let language: Language = 'zh-CN';
  let member: Member | null = null;

  async function carryOut(context: RequestContext): Promise<unknown> {
    refuseIllegal(request.query);
    refuseIllegal(request.body, route.texts);
    member = await identify(route, context, findMember);
    requireKey(route, context);
    const parse = route.isWrapper ? checkBody : parseBody;
    const body = parse(route.call.request, request.body ?? {}, route.call.path, log);
    await limits.admit({ call: route.call, body, memberId: member?.id ?? null, ip: context.ip, idempotencyKey: context.idempotencyKey });
    return ownAnswer(route, await route.handle(body, member, context));
  }

  try {
    const context = readContext(request);
    const { ip, token } = context;
    language = context.language;
    await limits.enter({ call: route.call, body: request.body, ip });
    const network = networkOf(ip);
    // Guests who only read wait in a separate queue, so that a crowd of them does not delay members.
    const isLooking = token === null && route.call.effect === 'reads';
    const lane = isLooking ? 'guests' : laneOf(callName(route.call, methodOf(request.body) ?? undefined));
    const data = await queues[lane]({ network, caller: token ?? `guests of ${network}` }, () => carryOut(context));
    const message = codeText(RESPONSE_CODES.success, language);
    return { envelope: { status_code: RESPONSE_CODES.success, data, message }, language, member, waitMs: 0 };
  } catch (error) {
    const waitMs = error instanceof TooOftenError ? error.waitMs : 0;
    return { envelope: refusal(error, route.call.path, language, log), language, member, waitMs };
  }
}

async function identify(route: Route, { token }: RequestContext, findMember: CallDependencies['findMember']): Promise<Member | null> {
  const member = token === null ? null : await findMember(token);
  // An expired token on a public call is accepted as a guest's.
  if (member === null && route.access === 'member') throw new PlatformError(RESPONSE_CODES.loginExpired);
  return member;
}

function requireKey({ call }: Route, context: RequestContext): void {
  if (call.effect === 'moves-money') keyOf(context);
}

/**
 * Validates a body as it was sent, then strips hidden characters from its texts. The order matters: hidden characters
 * are dropped from free text, but in a field with a format, such as an amount, they are refused like any other invalid
 * character.
 *
 * @throws PlatformError 6007; details go to the log, not to the caller
 */
export function parseBody<Output>(schema: Schema<Output>, body: unknown, path: string, log: Log): Output {
  const given = checkBody(schema, body, path, log);
  const plain = plainTexts(given);
  return isDeepStrictEqual(plain, given) ? given : checkBody(schema, plain, path, log);
}

function checkBody<Output>(schema: Schema<Output>, body: unknown, path: string, log: Log): Output {
  const result = check(schema, body);
  if (result.issues !== undefined) {
    log.warn('request-refused', { path, problem: describeIssues(result.issues) });
    throw new PlatformError(RESPONSE_CODES.invalidParameter);
  }
  return result.value;
}

/**
 * Validates the platform's own answer. An answer that breaks its schema is a fault of the platform and is never sent. A
 * shared answer was validated before.
 */
function ownAnswer({ call }: Route, data: unknown): unknown {
  if (data instanceof SharedAnswer) return data;
  const result = check(call.response, data);
  if (result.issues !== undefined) throw new TypeError(`our own answer to ${call.path} breaks the wire: ${describeIssues(result.issues)}`);
  return result.value;
}

function refusal(error: unknown, path: string, language: Language, log: Log): Envelope {
  if (error instanceof CrashpointReached) throw error;
  if (error instanceof PlatformError) {
    return { status_code: error.code, data: error.data, message: errorText(error, language) };
  }
  log.error('call-failed', { path, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  return { status_code: RESPONSE_CODES.serverError, data: null, message: codeText(RESPONSE_CODES.serverError, language) };
}

/** Applies the fault; see the table in `faults.ts`. */
async function misbehave(fault: Fault, reply: FastifyReply, carryOut: () => Promise<Envelope>, language: Language): Promise<unknown> {
  switch (fault.kind) {
    case 'code':
      return reply.send({ status_code: fault.code, data: fault.data ?? null, message: fault.message ?? codeText(fault.code, language) });
    case 'httpStatus':
      return reply.code(fault.status).type('text/plain').send('upstream failure');
    case 'delay':
      await sleep(fault.ms);
      return reply.send(await carryOut());
    case 'lateAnswer': {
      const answer = await carryOut();
      await sleep(fault.ms);
      return reply.send(answer);
    }
    case 'drop':
      return dropConnection(reply);
    case 'dropAfter':
      await carryOut();
      return dropConnection(reply);
    case 'malformed':
      return malformed(fault.form, reply, carryOut);
  }
}

async function malformed(
  form: Extract<Fault, { kind: 'malformed' }>['form'],
  reply: FastifyReply,
  carryOut: () => Promise<Envelope>,
): Promise<unknown> {
  switch (form) {
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>502</title><h1>Bad Gateway</h1>');
    case 'empty':
      await carryOut();
      return reply.type('application/json').send('');
    case 'truncated': {
      const json = JSON.stringify(await carryOut());
      return reply.type('application/json').send(json.slice(0, Math.floor(json.length / 2)));
    }
    default: {
      const envelope = await carryOut();
      return reply.send({ ...envelope, data: spoilData(envelope.data, form) });
    }
  }
}

function dropConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

/** Returns the method of a sports call. All sports calls share one path, so faults use the method as their name. */
function methodOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'method' in body && typeof body.method === 'string' ? body.method : null;
}

/** Applies `stripHidden` to every text of a body, because other members and the operator read what a member writes. */
function plainTexts(body: unknown): unknown {
  if (typeof body === 'string') return stripHidden(body);
  if (Array.isArray(body)) return body.map(plainTexts);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, plainTexts(value)]));
}

/**
 * Reads the headers of decision 45.
 *
 * @throws PlatformError 6008 when the client type, version, site or request id is missing or invalid, 6007 when the
 * idempotency key is invalid
 */
function readContext(request: FastifyRequest): RequestContext {
  const header = (name: string): string | undefined => {
    const value = request.headers[name.toLowerCase()];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const siteId = header(HEADERS.siteId);
  const isComplete =
    header(HEADERS.clientType) === 'web' && header(HEADERS.version) !== undefined && isRequestId(header(HEADERS.requestId));
  if (!isComplete || siteId === undefined) throw new PlatformError(RESPONSE_CODES.illegalParameter);
  const idempotencyKey = header(HEADERS.idempotencyKey);
  return {
    language: parseLanguage(header(HEADERS.language), request.headers['accept-language']),
    ip: request.ip,
    siteId,
    userAgent: header('user-agent') ?? '',
    deviceSecret: readDeviceSecret(request),
    keepDevice: (secret) => {
      keepDeviceSecret(request, secret);
    },
    token: header(HEADERS.token) ?? null,
    idempotencyKey: idempotencyKey === undefined ? null : parseKey(idempotencyKey),
  };
}
