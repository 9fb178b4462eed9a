import { randomUUID } from 'node:crypto';
import { describeRequestFailure, readRequestFailure, type RequestFailure } from '@site/release/requestFailure';
import {
  WALLET_CALLS,
  WALLET_HEADERS,
  WALLET_PATH,
  walletErrorSchema,
  type WalletAnswer,
  type WalletCall,
  type WalletError,
  type WalletRequest,
} from '@site/shared/wire/venueWallet';
import { describeIssues } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import { formatYuan, parseYuan, type Fen } from '../money';
import type { Insufficient, Round, VenueBank } from '../operator';
import { signRequest } from './signRequest';

export interface WalletClientOptions {
  /** Base URL of the operator: `http://127.0.0.1:4180`. */
  readonly url: string;
  readonly provider: string;
  readonly key: string;
  readonly now?: () => number;
  readonly send?: typeof fetch;
}

/**
 * Reason why a wallet call failed. Only `refused` is the operator's decision; after any other reason it is unknown
 * whether money moved.
 */
export type WalletFailureReason =
  /** `walletErrorSchema` lists the errors that may be retried. */
  | { readonly kind: 'refused'; readonly error: WalletError }
  /** The operator, or a proxy in front of it, answered in a shape other than the protocol's. */
  | { readonly kind: 'unexpected-answer'; readonly status: number; readonly detail: string }
  | RequestFailure;

export class WalletFailure extends Error {
  override readonly name = 'WalletFailure';

  /** @param address the operator's, such as `http://127.0.0.1:4180` */
  constructor(
    readonly call: WalletCall,
    readonly address: string,
    readonly reason: WalletFailureReason,
    options?: ErrorOptions,
  ) {
    super(`${call} at ${address}: ${describeReason(reason)}`, options);
  }
}

/** Timeout after which an answer counts as lost. */
const ANSWER_WITHIN_MS = 10_000;

/** Limit of redraws for an outcome ordered by the operator's sandbox. */
const MOST_REDRAWS = 500;

/**
 * Creates a client of the operator's bank that uses the wallet protocol (host/docs/game-provider-wallet-api.md). Every
 * call may throw `WalletFailure`.
 */
export function createWalletClient({ url, provider, key, now = Date.now, send = fetch }: WalletClientOptions): VenueBank {
  async function ask<Call extends WalletCall>(call: Call, request: WalletRequest<Call>): Promise<WalletAnswer<Call>> {
    const path = `${WALLET_PATH}${call}`;
    const body = JSON.stringify(request);
    const [timestamp, nonce] = [String(now()), randomUUID()];
    const headers = {
      'content-type': 'application/json',
      [WALLET_HEADERS.provider]: provider,
      [WALLET_HEADERS.timestamp]: timestamp,
      [WALLET_HEADERS.nonce]: nonce,
      [WALLET_HEADERS.signature]: signRequest(key, { method: 'POST', path, timestamp, nonce, body }),
    };
    let status: number;
    let text: string;
    try {
      const response = await send(`${url}${path}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      ({ status } = response);
      text = await response.text();
    } catch (cause) {
      throw new WalletFailure(call, url, readRequestFailure(cause), { cause });
    }
    const answer = parseJson(text);
    const refused = z.safeParse(walletErrorSchema, answer);
    if (refused.success) throw new WalletFailure(call, url, { kind: 'refused', error: refused.data.error });
    const read = z.safeParse(WALLET_CALLS[call].answer, answer);
    if (read.success) return read.data as WalletAnswer<Call>;
    const detail = answer === undefined ? 'not JSON' : describeIssues(read.error.issues);
    throw new WalletFailure(call, url, { kind: 'unexpected-answer', status, detail }, { cause: read.error });
  }

  return {
    openSession: async (ticket) => (await ask('session', { ticket })).opened,
    findSession: async (token) => (await ask('find-session', { token })).session,
    balance: async (token) => toFen((await ask('balance', { token })).balance),

    async pools(enName) {
      const { grand, major, minor } = await ask('pools', { enName });
      return { grand: toFen(grand), major: toFen(major), minor: toFen(minor) };
    },

    async play(token, { roundId, stake, decide }) {
      for (let redraw = 0; redraw <= MOST_REDRAWS; redraw += 1) {
        const { payout, released, exposure, jackpot, detail, report } = decide(redraw);
        const answer = await ask('round', {
          token,
          roundId,
          stake: formatYuan(stake),
          payout: formatYuan(payout),
          ...releasedOf(released),
          exposure: formatYuan(exposure),
          jackpot,
          detail,
          report: { ...report, facts: [...report.facts] },
        });
        if (answer.kind === 'redraw') continue;
        if (answer.kind === 'closed') return answer;
        if (answer.kind === 'insufficient') return toInsufficient(answer);
        return { kind: answer.kind, round: toRound(answer.round) };
      }
      throw new Error('the game does not draw what the sandbox has ordered');
    },

    async debit(token, { roundId, stepId, amount, detail }) {
      const answer = await ask('debit', { token, roundId, stepId, amount: formatYuan(amount), detail });
      if (answer.kind === 'closed') return answer;
      if (answer.kind === 'insufficient') return toInsufficient(answer);
      return { kind: answer.kind, stake: toFen(answer.stake), balance: toFen(answer.balance) };
    },

    keep: async (enName, roundId, detail) => (await ask('keep', { enName, roundId, detail })).isKept,

    async credit(enName, { roundId, payout, released, exposure, detail, report }) {
      const answer = await ask('credit', {
        enName,
        roundId,
        payout: formatYuan(payout),
        ...releasedOf(released),
        exposure: formatYuan(exposure),
        detail,
        report: { ...report, facts: [...report.facts] },
      });
      return answer.kind === 'closed' ? answer : { kind: answer.kind, round: toRound(answer.round) };
    },

    async rollback(enName, roundId) {
      await ask('rollback', { enName, roundId });
    },

    async openRounds(enName) {
      const { rounds } = await ask('open-rounds', { enName });
      return rounds.map((round) => ({
        ...round,
        detail: round.detail,
        stake: toFen(round.stake),
        openedAt: new Date(round.openedAt),
      }));
    },
  };
}

function describeReason(reason: WalletFailureReason): string {
  switch (reason.kind) {
    case 'refused':
      return reason.error;
    case 'unexpected-answer':
      return `answered ${String(reason.status)} in another shape than the wallet protocol's (${reason.detail})`;
    default:
      return describeRequestFailure(reason);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Omits the field when nothing was only reserved. */
function releasedOf(released: Fen | undefined): { released?: string } {
  return released === undefined ? {} : { released: formatYuan(released) };
}

function toRound({
  roundId,
  stake,
  payout,
  jackpot,
  detail,
  balance,
  playedAt,
}: Extract<WalletAnswer<'round'>, { round: unknown }>['round']): Round {
  return {
    roundId,
    stake: toFen(stake),
    payout: toFen(payout),
    jackpot: jackpot === null ? null : { tier: jackpot.tier, amount: toFen(jackpot.amount) },
    detail,
    balance: toFen(balance),
    playedAt: new Date(playedAt),
  };
}

/**
 * Parses an amount that the schema has already validated.
 *
 * @throws TypeError when the text is not a wire amount
 */
function toFen(yuan: string): Fen {
  const fen = parseYuan(yuan);
  if (fen === null) throw new TypeError('no amount of money');
  return fen;
}

function toInsufficient({ kind, balance, reason }: Extract<WalletAnswer<'debit'>, { readonly kind: 'insufficient' }>): Insufficient {
  return { kind, balance: toFen(balance), ...(reason === undefined ? {} : { reason }) };
}
