import type { WalletAnswer, WalletCall, WalletError, WalletRequest } from '@site/shared/wire/venueWallet';
import { formatYuan, parseYuan, type Fen } from '../money';
import type { Round, VenueBank } from '../operator';

type Answers = { readonly [Call in WalletCall]: (request: WalletRequest<Call>) => Promise<WalletAnswer<Call>> };

/** Runs one wallet call on an in-memory bank. Returns a wallet error when the call is not possible. */
export async function answerFromBank<Call extends WalletCall>(
  bank: VenueBank,
  enNames: readonly string[],
  call: Call,
  request: WalletRequest<Call>,
): Promise<object | WalletError> {
  const { token, enName } = request as { readonly token?: string; readonly enName?: string };
  if (enName !== undefined && !enNames.includes(enName)) return 'foreign';
  if (token !== undefined && call !== 'find-session' && (await bank.findSession(token)) === null) return 'session-over';
  try {
    return await answersOf(bank)[call](request);
  } catch (error) {
    if (error instanceof RangeError) return 'bad-request';
    throw error;
  }
}

function answersOf(bank: VenueBank): Answers {
  return {
    session: async ({ ticket }) => ({ opened: await bank.openSession(ticket) }),
    'find-session': async ({ token }) => ({ session: await bank.findSession(token) }),
    balance: async ({ token }) => ({ balance: formatYuan(await bank.balance(token)) }),

    async pools({ enName }) {
      const { grand, major, minor } = await bank.pools(enName);
      return { grand: formatYuan(grand), major: formatYuan(major), minor: formatYuan(minor) };
    },

    async round({ token, roundId, stake, payout, released, exposure, ...decided }) {
      const decide = () => ({ payout: toFen(payout), ...releasedOf(released), exposure: toFen(exposure), ...decided });
      const result = await bank.play(token, { roundId, stake: toFen(stake), decide });
      if (result.kind === 'insufficient') return { kind: result.kind, balance: formatYuan(result.balance) };
      return result.kind === 'closed' ? result : { kind: result.kind, round: toWire(result.round) };
    },

    async debit({ token, roundId, stepId, amount, detail }) {
      const result = await bank.debit(token, { roundId, stepId, amount: toFen(amount), detail });
      if (result.kind === 'closed') return result;
      if (result.kind === 'insufficient') return { kind: result.kind, balance: formatYuan(result.balance) };
      return { kind: result.kind, stake: formatYuan(result.stake), balance: formatYuan(result.balance) };
    },

    keep: async ({ enName, roundId, detail }) => ({ isKept: await bank.keep(enName, roundId, detail) }),

    async credit({ enName, roundId, payout, released, exposure, detail, report }) {
      const result = await bank.credit(enName, {
        ...{ roundId, payout: toFen(payout), exposure: toFen(exposure), detail, report },
        ...releasedOf(released),
      });
      return result.kind === 'closed' ? result : { kind: result.kind, round: toWire(result.round) };
    },

    async rollback({ enName, roundId }) {
      await bank.rollback(enName, roundId);
      return { isOver: true };
    },

    async 'open-rounds'({ enName }) {
      const rounds = await bank.openRounds(enName);
      return {
        rounds: rounds.map((round) => ({
          ...round,
          detail: round.detail,
          stake: formatYuan(round.stake),
          openedAt: round.openedAt.getTime(),
        })),
      };
    },
  };
}

function toWire({ roundId, stake, payout, jackpot, detail, balance, playedAt }: Round) {
  return {
    roundId,
    stake: formatYuan(stake),
    payout: formatYuan(payout),
    jackpot: jackpot === null ? null : { tier: jackpot.tier, amount: formatYuan(jackpot.amount) },
    detail,
    balance: formatYuan(balance),
    playedAt: playedAt.getTime(),
  };
}

function releasedOf(released: string | undefined): { released?: Fen } {
  return released === undefined ? {} : { released: toFen(released) };
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
