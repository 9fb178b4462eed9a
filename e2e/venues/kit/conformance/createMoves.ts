import type { WalletCall } from '@site/shared/wire/venueWallet';
import { parseYuan, type Fen } from '../money';

/** What the wallet moved for one round. */
export interface MovedRound {
  readonly roundId: string;
  stake: Fen;
  /** What came back; null while the round is open. */
  back: Fen | null;
  isGivenBack: boolean;
}

/** The wallet's own list of moves, kept beside the bank's. */
export interface Moves {
  /** In the order in which their first stakes were taken. */
  readonly rounds: readonly MovedRound[];
  /** Under which ids stakes were asked for, taken or not. */
  readonly asked: ReadonlySet<string>;
  /** Money calls that were sent again under the same ids with another amount. */
  readonly changed: readonly string[];
  /** What a provider sends, received or not. */
  ask(call: WalletCall, request: object): void;
  note(call: WalletCall, request: object, answer: object): void;
}

/** As the calls have them; absent in calls without. */
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

/** The schema has read it as money. @throws TypeError for anything else */
function toFen(yuan: string): Fen {
  const fen = parseYuan(yuan);
  if (fen === null) throw new TypeError('no amount of money');
  return fen;
}
