import type { WalletCall } from '@site/shared/wire/venueWallet';
import { parseYuan, type Fen } from '../money';

/** Money that the wallet moved for one round. */
export interface MovedRound {
  readonly roundId: string;
  stake: Fen;
  /** Amount paid back; null while the round is open. */
  back: Fen | null;
  isGivenBack: boolean;
}

/** The wallet's own record of money movements, used to cross-check the bank. */
export interface Moves {
  /** Rounds in the order in which their first stakes were taken. */
  readonly rounds: readonly MovedRound[];
  /** Round ids for which stakes were requested, taken or not. */
  readonly asked: ReadonlySet<string>;
  /** Money calls that were repeated under the same ids with another amount. */
  readonly changed: readonly string[];
  /** Records a request of the provider, even when its call is never executed. */
  ask(call: WalletCall, request: object): void;
  note(call: WalletCall, request: object, answer: object): void;
}

/** Fields of a wallet request or answer; absent in calls that do not have them. */
interface Said {
  readonly kind?: string;
  readonly roundId?: string;
  readonly stepId?: string;
  readonly amount?: string;
  readonly stake?: string;
  readonly payout?: string;
  readonly released?: string;
  readonly exposure?: string;
  readonly round?: { readonly stake: string; readonly payout: string; readonly jackpot: { readonly amount: string } | null };
}

export function createMoves(): Moves {
  const rounds: MovedRound[] = [];
  const asked = new Set<string>();
  const changed: string[] = [];
  const amounts = new Map<string, string>();
  const steps = new Set<string>();
  const find = (roundId: string): MovedRound | undefined => rounds.find((round) => round.roundId === roundId);

  const compare = (key: string, amount: string): void => {
    const before = amounts.get(key) ?? amount;
    amounts.set(key, before);
    if (before !== amount) changed.push(`${key}: ${before}, then ${amount}`);
  };

  return {
    rounds,
    asked,
    changed,
    ask(call, request) {
      const { roundId = '' } = request as Said;
      if (call === 'debit' || call === 'round') asked.add(roundId);
    },
    note(call, request, answer) {
      const { roundId = '', stepId = '', amount = '', payout = '', released = '0.00', exposure = '' } = request as Said;
      const { kind, round } = answer as Said;
      if (call === 'debit') {
        compare(`debit ${roundId} ${stepId}`, amount);
        if (kind !== 'taken' || steps.has(`${roundId} ${stepId}`)) return;
        steps.add(`${roundId} ${stepId}`);
        const open = find(roundId);
        if (open === undefined) rounds.push({ roundId, stake: toFen(amount), back: null, isGivenBack: false });
        else open.stake += toFen(amount);
      }
      if (call === 'round') {
        if (kind === 'played' && round !== undefined)
          rounds.push({
            roundId,
            stake: toFen(round.stake),
            back: toFen(round.payout) + toFen(round.jackpot?.amount ?? '0.00'),
            isGivenBack: false,
          });
      }
      const open = find(roundId);
      if (call === 'credit') {
        compare(`credit ${roundId}`, `${payout}, ${released} of it released, ${exposure} exposed`);
        if (kind === 'paid' && open !== undefined) open.back = toFen(payout);
      }
      if (call === 'rollback' && open?.back === null) {
        open.back = open.stake;
        open.isGivenBack = true;
      }
    },
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
