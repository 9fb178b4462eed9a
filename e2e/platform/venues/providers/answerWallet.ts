import type { WalletAnswer, WalletCall, WalletError, WalletRequest } from '@site/shared/wire/venueWallet';
import type { Fen, Round, RoundDecision, RoundResult, VenueBank, VenueSession } from '../../kernel';
import { fen, formatYuan, parseYuan } from '../../kernel';
import { VenueSessionOver } from '../createVenueBank';
import type { Provider } from './checkSignature';

/** Error that is returned by the protocol; the transaction in which it is thrown has changed nothing. */
export class WalletRefused extends Error {
  override readonly name = 'WalletRefused';

  constructor(readonly error: WalletError) {
    super(error);
  }
}

type Answers = { readonly [Call in WalletCall]: (request: WalletRequest<Call>) => Promise<WalletAnswer<Call>> };

/** Error for an outcome that differs from the one set in the sandbox. */
class NeedsRedraw extends Error {
  override readonly name = 'NeedsRedraw';
}

/** Creates the calls for one provider, which has access only to its own venues, sessions and rounds. */
export function answerWallet(bank: VenueBank, { enNames }: Provider): Answers {
  return {
    async session({ ticket }) {
      const opened = await bank.openSession(ticket, enNames);
      return { opened: opened === null ? null : { token: opened.token, session: toWireSession(opened.session) } };
    },

    async 'find-session'({ token }) {
      const session = await bank.findSession(token);
      return { session: session !== null && enNames.includes(session.enName) ? toWireSession(session) : null };
    },

    async balance({ token }) {
      await requireSession(token);
      return { balance: formatYuan(await bank.balance(token)) };
    },

    async pools({ enName }) {
      const { grand, major, minor } = await bank.pools(requireOwn(enName));
      return { grand: formatYuan(grand), major: formatYuan(major), minor: formatYuan(minor) };
    },

    async round({ token, roundId, stake, payout, released, exposure, jackpot, detail, report }) {
      await requireSession(token);
      try {
        const decision = { payout: toFen(payout), ...releasedOf(released), exposure: toFen(exposure), jackpot, detail, report };
        const result = await bank.play(token, { roundId, stake: toFen(stake), decide: once(decision) });
        if (result.kind === 'insufficient') return insufficientToWire(result);
        return result.kind === 'closed' ? result : { kind: result.kind, round: toWire(result.round) };
      } catch (error) {
        if (error instanceof NeedsRedraw) return { kind: 'redraw' };
        throw error;
      }
    },

    async debit({ token, roundId, stepId, amount, detail }) {
      await requireSession(token);
      const result = await bank.debit(token, { roundId, stepId, amount: toFen(amount), detail });
      if (result.kind === 'closed') return result;
      if (result.kind === 'insufficient') return insufficientToWire(result);
      return { kind: result.kind, stake: formatYuan(result.stake), balance: formatYuan(result.balance) };
    },

    keep: async ({ enName, roundId, detail }) => ({ isKept: await bank.keep(requireOwn(enName), roundId, detail) }),

    async credit({ enName, roundId, payout, released, exposure, detail, report }) {
      const result = await bank.credit(requireOwn(enName), {
        ...{ roundId, payout: toFen(payout), exposure: toFen(exposure), detail, report },
        ...releasedOf(released),
      });
      return result.kind === 'closed' ? result : { kind: result.kind, round: toWire(result.round) };
    },

    async rollback({ enName, roundId }) {
      await bank.rollback(requireOwn(enName), roundId);
      return { isOver: true };
    },

    async 'open-rounds'({ enName }) {
      const rounds = await bank.openRounds(requireOwn(enName));
      return { rounds: rounds.map((round) => ({ ...round, stake: formatYuan(round.stake), openedAt: round.openedAt.getTime() })) };
    },
  };

  function requireOwn(enName: string): string {
    if (!enNames.includes(enName)) throw new WalletRefused('foreign');
    return enName;
  }

  async function requireSession(token: string): Promise<void> {
    const session = await bank.findSession(token);
    if (session === null) throw new VenueSessionOver('this session is over');
    requireOwn(session.enName);
  }
}

/**
 * Returns the provider's result once. When the sandbox has set another outcome, a redraw is needed, which only the
 * provider can make.
 */
function once(decision: RoundDecision): () => RoundDecision {
  let isAsked = false;
  return () => {
    if (isAsked) throw new NeedsRedraw('another draw is wanted');
    isAsked = true;
    return decision;
  };
}

function insufficientToWire({ kind, balance, reason }: Extract<RoundResult, { kind: 'insufficient' }>) {
  return { kind, balance: formatYuan(balance), ...(reason === undefined ? {} : { reason }) };
}

function toWireSession({ memberId, enName, gameCode, isTrial }: VenueSession) {
  return { memberId, enName, gameCode, isTrial };
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
 * Parses an amount.
 *
 * @throws WalletRefused when it is invalid although the schema should have rejected it
 */
function toFen(yuan: string): Fen {
  const parsed = parseYuan(yuan);
  if (parsed === null) throw new WalletRefused('bad-request');
  return fen(parsed);
}
