import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  WALLET_CALLS,
  WALLET_HEADERS,
  WALLET_PATH,
  WALLET_WINDOW_MS,
  type WalletCall,
  type WalletError,
  type WalletRequest,
} from '@site/shared/wire/venueWallet';
import * as z from 'zod/mini';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createFakeBank, type FakeBank } from '../testing/createFakeBank';
import { signRequest } from '../wallet/signRequest';
import { answerFromBank } from './answerFromBank';
import { createMoves, type Moves } from './createMoves';
import type { Fault } from './faults';

export interface WalletAccess {
  readonly url: string;
  readonly provider: string;
  readonly key: string;
}

/** Operator of the wallet protocol that misbehaves on request. */
export interface TestWallet {
  readonly access: WalletAccess;
  readonly bank: FakeBank;
  readonly moves: Moves;
  /** Session tokens, the newest last. */
  readonly sessions: readonly string[];
  /** Kinds of calls received so far, whether executed or not. */
  readonly called: ReadonlySet<WalletCall>;
  /** Requests that violate the protocol. */
  readonly offences: readonly string[];
  /**
   * Orders a fault for the next call of this kind; `met` runs when the fault occurs. Replaces an earlier order, even
   * one that has not occurred yet.
   */
  spoil(call: WalletCall, fault: Fault, met?: () => void): { readonly isMet: boolean };
  /** Runs a function once, after the next call of this kind has taken effect and before it is answered. */
  after(call: WalletCall, run: () => void): void;
  /** Spends all money of the next player who stakes, after the stake has arrived and before it is taken. */
  spendBeforeStake(): void;
  /** Resolves when delayed calls have taken effect. */
  lateDone(): Promise<unknown>;
  behave(): void;
  stop(): Promise<void>;
}

const LATE_MS = 30;

const NONCE = /^[\w-]{16,64}$/;

/**
 * Starts the test wallet.
 *
 * @param enNames the provider's venues; all others are foreign
 */
export async function startTestWallet(provider: string, enNames: readonly string[], key: string): Promise<TestWallet> {
  const http = Fastify({ logger: false, forceCloseConnections: true });
  const bank = createFakeBank();
  const moves = createMoves();
  const sessions: string[] = [];
  const called = new Set<WalletCall>();
  const offences: string[] = [];
  let lastLate: Promise<unknown> = Promise.resolve();
  const nonces = new Set<string>();
  let order: { readonly call: WalletCall; readonly fault: Fault; readonly met: () => void; left: number; isMet: boolean } | null = null;
  let isSpending = false;
  let then: { readonly call: WalletCall; readonly run: () => void } | null = null;

  const refusalOf = (request: FastifyRequest, body: string): WalletError | null => {
    const read = (name: string): string => String(request.headers[name] ?? '');
    const [timestamp, nonce] = [read(WALLET_HEADERS.timestamp), read(WALLET_HEADERS.nonce)];
    const expected = signRequest(key, { method: 'POST', path: request.url, timestamp, nonce, body });
    if (read(WALLET_HEADERS.provider) !== provider || !NONCE.test(nonce)) return 'bad-signature';
    if (read(WALLET_HEADERS.signature) !== expected) return 'bad-signature';
    if (!(Math.abs(Date.now() - Number(timestamp)) <= WALLET_WINDOW_MS)) return 'stale';
    if (nonces.has(nonce)) return 'used-nonce';
    nonces.add(nonce);
    return null;
  };

  const isStake = (call: WalletCall): boolean => call === 'debit' || call === 'round';

  const faultOf = (call: WalletCall): Fault | null => {
    const given = order;
    if (given === null || (!given.isMet && given.call !== call) || given.left === 0) return null;
    given.left -= 1;
    if (!given.isMet) {
      given.isMet = true;
      given.met();
    }
    return given.fault;
  };

  const answerOf = async <Call extends WalletCall>(call: Call, request: WalletRequest<Call>): Promise<object | WalletError> => {
    const { token } = request as { readonly token?: string };
    if (isSpending && isStake(call) && token !== undefined) {
      isSpending = false;
      bank.spendElsewhere(token);
    }
    const answer = await answerFromBank(bank, enNames, call, request);
    if (typeof answer === 'string') return answer;
    moves.note(call, request, answer);
    const { opened } = answer as { opened?: { token: string } | null };
    if (opened) sessions.push(opened.token);
    if (then?.call === call) {
      const { run } = then;
      then = null;
      run();
    }
    return answer;
  };

  const refuse = (reply: FastifyReply, call: WalletCall, error: WalletError): FastifyReply => {
    if (['bad-request', 'bad-signature', 'stale', 'used-nonce', 'foreign'].includes(error)) offences.push(`${call}: ${error}`);
    return reply.code(error === 'unavailable' ? 500 : 400).send({ error });
  };

  const serve = async (request: FastifyRequest, reply: FastifyReply, call: WalletCall): Promise<object> => {
    const body = typeof request.body === 'string' ? request.body : '';
    called.add(call);
    const refused = refusalOf(request, body);
    if (refused !== null) return refuse(reply, call, refused);
    const read = parseRequest(call, body);
    if (read === null) return refuse(reply, call, 'bad-request');
    moves.ask(call, read);
    const fault = faultOf(call);
    if (fault?.does === 'late') {
      reply.hijack();
      request.raw.socket.destroy();
      lastLate = pause(LATE_MS).then(() => answerOf(call, read));
      return reply;
    }
    const answer = fault?.does === 'never' ? 'unavailable' : await answerOf(call, read);
    if (fault?.answers === 'nothing') {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault?.answers === 'unavailable') return refuse(reply, call, 'unavailable');
    return typeof answer === 'string' ? refuse(reply, call, answer) : answer;
  };

  // Keep the body as text, because the signature covers the bytes as sent.
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, body);
  });
  for (const call of Object.keys(WALLET_CALLS) as WalletCall[]) {
    http.post(`${WALLET_PATH}${call}`, (request, reply) => serve(request, reply, call));
  }
  await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as AddressInfo;

  return {
    access: { url: `http://127.0.0.1:${port}`, provider, key },
    bank,
    moves,
    sessions,
    called,
    offences,
    spoil(call, fault, met = () => undefined) {
      order = { call, fault, met, left: fault.calls, isMet: false };
      return order;
    },
    after(call, run) {
      then = { call, run };
    },
    spendBeforeStake() {
      isSpending = true;
    },
    lateDone: () => lastLate,
    behave() {
      order = null;
      then = null;
      isSpending = false;
    },
    stop: () => http.close(),
  };
}

function parseRequest<Call extends WalletCall>(call: Call, body: string): WalletRequest<Call> | null {
  try {
    const read = z.safeParse(WALLET_CALLS[call].request, JSON.parse(body));
    return read.success ? (read.data as WalletRequest<Call>) : null;
  } catch {
    return null;
  }
}
