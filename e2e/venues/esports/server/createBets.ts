import type { Fen } from '../../kit/money';
import type { Insufficient, Log, VenueBank, VenueSession } from '../../kit/operator';
import { refuse } from '../../kit/server/refusal';
import { createRetrier } from '../../kit/server/createRetrier';
import { fixtureOf, parseSelection } from '../engine';
import { betDetailSchema, type BetDetail } from '../protocol';
import { legsNow, payoutNow, type Bet } from './bet';
import type { Matches } from './createMatches';
import { exposureOf } from './exposureOf';
import { reportBet } from './reportBet';

export type Placing =
  | { readonly kind: 'placed'; readonly bet: Bet }
  | Insufficient
  /** It could not be determined whether the stake was taken, so it is returned. */
  | { readonly kind: 'failed' };

/** Open bets, and the last settled ones of each player. */
export interface Bets {
  /** Returns the bet with this id, if it was taken. @throws RefusedError when it belongs to another player */
  find(session: VenueSession, roundId: string): Promise<Bet | null>;
  /** Takes the stake once. */
  place(token: string, session: VenueSession, request: { roundId: string; stake: Fen; detail: BetDetail }): Promise<Placing>;
  /** Returns the bets of a session, newest first. */
  of(session: VenueSession): readonly Bet[];
  /** Settles every decided bet. A bet that can't be paid now stays open until the next run. */
  settleDue(): Promise<void>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly enNames: readonly string[];
  readonly matches: Matches;
  readonly log: Log;
  readonly signal: AbortSignal;
}

const DEBIT_ATTEMPTS = 3;
/** Settled bets shown per player; the operator's record has all of them. */
const ENDED_SHOWN = 20;
const OPEN_SHOWN = 50;
const MOST_PLAYERS = 5000;

/** Creates the bets, starting with those that were open when the venue was stopped. */
export function createBets({ bank, enNames, matches, log, signal }: Dependencies): Bets {
  const open = new Map<string, Bet>();
  const ended = new Map<string, readonly Bet[]>();
  const endedByKey = new Map<string, Bet>();
  const failed = new Set<string>();
  const underWay = new Map<string, Promise<unknown>>();
  const retrier = createRetrier({ log, signal });
  const resumed = Promise.all(enNames.map(resume));
  // Resuming fails only when the server stops; calls that await it are then rejected.
  resumed.catch(() => undefined);

  return {
    async find({ enName, memberId }, roundId) {
      await resumed;
      const key = keyOf(enName, roundId);
      await underWay.get(key)?.catch(() => undefined);
      const bet = open.get(key) ?? endedByKey.get(key);
      if (bet !== undefined && bet.memberId !== memberId) throw refuse('round-reused');
      return bet ?? null;
    },

    async place(token, session, { roundId, stake, detail }) {
      const key = keyOf(session.enName, roundId);
      await underWay.get(key)?.catch(() => undefined);
      const known = open.get(key);
      if (known !== undefined) return { kind: 'placed', bet: known };
      if (failed.has(key)) return { kind: 'failed' };
      return once(key, async (): Promise<Placing> => {
        const { enName, memberId, isTrial } = session;
        try {
          const debit = () => bank.debit(token, { roundId, stepId: 'stake', amount: stake, detail });
          const taken = await retrier.untilKnown({ what: 'debit', id: roundId }, debit, { attempts: DEBIT_ATTEMPTS });
          if (taken.kind === 'closed') throw refuse('round-reused');
          if (taken.kind === 'insufficient') return taken;
        } catch (error) {
          if ((await bank.findSession(token).catch(() => session)) === null) throw refuse('session-over');
          if (isRefusal(error)) throw error;
          failed.add(key);
          void giveBack(enName, roundId);
          return { kind: 'failed' };
        }
        const bet = { enName, memberId, isTrial, roundId, stake, detail, payout: null };
        open.set(key, bet);
        return { kind: 'placed', bet };
      });
    },

    of(session) {
      const own = [...open.values()].filter((bet) => ownerOf(bet) === ownerOf(session));
      return [...own.slice(-OPEN_SHOWN), ...(ended.get(ownerOf(session)) ?? [])].sort(
        (one, other) => other.detail.placedAt - one.detail.placedAt,
      );
    },

    async settleDue() {
      await resumed;
      await Promise.all([...open.values()].map(settle));
    },
  };

  async function resume(enName: string): Promise<void> {
    const rounds = await retrier.untilKnown({ what: 'open rounds', id: enName }, () => bank.openRounds(enName));
    for (const { roundId, memberId, isTrial, stake, detail } of rounds) {
      const parsed = betDetailSchema.safeParse(detail);
      if (parsed.success && isKnown(parsed.data)) {
        open.set(keyOf(enName, roundId), { enName, memberId, isTrial, roundId, stake, detail: parsed.data, payout: null });
      } else {
        // The bet is from a version of the venue with other matches. It can't be settled, so return its stake.
        log.error('esports-bet-unknown', { roundId });
        void giveBack(enName, roundId);
      }
    }
  }

  async function settle(bet: Bet): Promise<void> {
    const { enName, roundId, stake, detail } = bet;
    const legs = legsNow(bet, matches);
    const payout = payoutNow(stake, legs);
    const key = keyOf(enName, roundId);
    if (payout === null || underWay.has(key)) return;
    await retrier.whenDue({ what: 'credit', id: roundId }, () =>
      once(key, async () => {
        const own = [...open.values(), ...(ended.get(ownerOf(bet)) ?? [])].filter((each) => ownerOf(each) === ownerOf(bet));
        const exposure = exposureOf(bet, own, matches);
        const report = reportBet(stake, legs, payout, matches);
        const credited = await bank.credit(enName, { roundId, payout, exposure, detail, report });
        open.delete(key);
        remember({ ...bet, payout: credited.kind === 'closed' ? stake : credited.round.payout });
      }),
    );
  }

  /** Repeats the rollback until it is confirmed; after that, no late debit with this id takes anything. */
  function giveBack(enName: string, roundId: string): Promise<void> {
    return retrier
      .untilKnown({ what: 'rollback', id: roundId }, () => bank.rollback(enName, roundId))
      .catch((error: unknown) => log.error('venue-rollback-open', { roundId, message: String(error) }));
  }

  function remember(bet: Bet): void {
    const owner = ownerOf(bet);
    const others = ended.get(owner) ?? [];
    ended.delete(owner);
    if (ended.size >= MOST_PLAYERS) {
      ended.clear();
      endedByKey.clear();
    }
    ended.set(owner, [bet, ...others].slice(0, ENDED_SHOWN));
    endedByKey.set(keyOf(bet.enName, bet.roundId), bet);
    for (const old of [bet, ...others].slice(ENDED_SHOWN)) endedByKey.delete(keyOf(old.enName, old.roundId));
  }

  /** Shares one running operation between two requests with the same id. */
  function once<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
    const running = run().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }
}

function isKnown({ legs }: BetDetail): boolean {
  return legs.every(({ matchId, key }) => fixtureOf(matchId) !== null && parseSelection(key) !== null);
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'RefusedError';
}

function ownerOf({ enName, memberId, isTrial }: Pick<Bet, 'enName' | 'memberId' | 'isTrial'>): string {
  return `${enName}/${String(memberId)}/${isTrial ? 'trial' : 'money'}`;
}

function keyOf(enName: string, roundId: string): string {
  return `${enName}/${roundId}`;
}
