import { createHash } from 'node:crypto';
import { commitmentOf } from '../../kit/fairness/createSeeds';
import { parseYuan, type Fen } from '../../kit/money';
import type { Insufficient, Log, OpenRound, Round, RoundDecision, VenueBank, VenueSession } from '../../kit/operator';
import { createRetrier } from '../../kit/server/createRetrier';
import { refuse } from '../../kit/server/refusal';
import { costOf, settle } from '../engine/blackjack/settle';
import { act, legalActions, playActions, standAll, type Table } from '../engine/blackjack/table';
import { dealShoe } from '../engine/packs';
import { handDetailSchema, type ActRequest, type HandDetail, type StakeRequest, type WireHand } from '../protocol';
import { describeHand } from './describe';
import { reportHand } from './reports';

/** Idle time after which an abandoned hand stands and is paid. */
export const LEFT_AFTER_MS = 10 * 60_000;

/** Attempts while the player waits; the page then repeats the call with the same ids. */
const ATTEMPTS = 3;

/** Stake that no player can afford: a hundred billion yuan, in fen. */
const NOBODY_HAS = 10n ** 13n;
const NO_TEXT = { 'zh-CN': '', 'zh-TW': '' };

export type HandResult = { readonly kind: 'played'; readonly hand: WireHand; readonly balance: Fen } | Insufficient;

/** Rounds of 21. Their state is stored only in the bank, so a restarted server continues every round. */
export interface Hands {
  find(token: string, session: VenueSession): Promise<WireHand | null>;
  deal(token: string, session: VenueSession, request: StakeRequest & { readonly amount: Fen }): Promise<HandResult>;
  act(token: string, session: VenueSession, request: ActRequest): Promise<HandResult>;
  /** Pays rounds that are over, and stands abandoned ones. */
  endLeft(): Promise<void>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly enName: string;
  readonly seedOf: (roundId: string) => string;
  readonly now: () => number;
  readonly log: Log;
  readonly signal: AbortSignal;
}

interface Kept {
  readonly roundId: string;
  readonly detail: HandDetail;
  readonly table: Table;
}

export function createHands({ bank, enName, seedOf, now, log, signal }: Dependencies): Hands {
  const inTurn = createTurns();
  const retrier = createRetrier({ log, signal });

  return {
    find: (token, session) =>
      inTurn(turnOf(session), async () => {
        const kept = await findOpen(token, session);
        if (kept === null) return null;
        return view(kept, kept.table.phase === 'over' ? await pay(kept) : null);
      }),

    deal: (token, session, { roundId, stake, playerSeed, amount }) =>
      inTurn(turnOf(session), async () => {
        const open = await findOpen(token, session);
        if (open !== null) {
          if (open.roundId !== roundId) throw refuse('closed');
          if (open.detail.stake !== stake || open.detail.playerSeed !== playerSeed) throw refuse('round-reused');
          return answer(token, open);
        }
        const detail: HandDetail = { stake, playerSeed, actions: [], actedAt: now(), seat: seatOf(token) };
        const taken = await debit(token, roundId, 'deal', amount, detail);
        if (taken === 'closed') return ended(token, roundId, (before) => before.stake === stake && before.playerSeed === playerSeed);
        if (taken !== 'taken') return taken;
        return answer(token, toKept(roundId, detail));
      }),

    act: (token, session, { roundId, step, action }) =>
      inTurn(turnOf(session), async () => {
        const open = await findOpen(token, session);
        if (open?.roundId !== roundId) return ended(token, roundId, ({ actions }) => actions[step] === action);
        const { detail, table } = open;
        if (step < detail.actions.length) {
          if (detail.actions[step] !== action) throw refuse('closed');
          return answer(token, open);
        }
        if (step > detail.actions.length || !legalActions(table).includes(action)) throw refuse('bad-request');
        const done = { ...detail, actions: [...detail.actions, action], actedAt: now() };
        const cost = costOf(action, stakeOf(detail));
        if (cost > 0n) {
          const taken = await debit(token, roundId, `step-${String(step)}`, cost, done);
          if (taken === 'closed') throw refuse('closed');
          if (taken !== 'taken') return taken;
        } else await keep(roundId, done);
        return answer(token, { roundId, detail: done, table: act(table, action) });
      }),

    async endLeft() {
      for (const round of await bank.openRounds(enName)) {
        const found = readOpen(round);
        if (found === null) continue;
        await inTurn(turnOf({ ...round, enName }), async () => {
          // The state read before this turn may be outdated.
          const again = (await bank.openRounds(enName)).find(({ roundId }) => roundId === round.roundId);
          const kept = again === undefined ? null : readOpen(again);
          if (kept === null) return;
          if (kept.table.phase === 'over') await pay(kept);
          else if (now() - kept.detail.actedAt >= LEFT_AFTER_MS) await stand(kept);
        });
      }
    },
  };

  /**
   * Finds the player's open round. A real session also continues a round from an earlier session; play money belongs to
   * its session.
   */
  async function findOpen(token: string, { memberId, gameCode, isTrial }: VenueSession): Promise<Kept | null> {
    for (const round of await bank.openRounds(enName)) {
      if (round.memberId !== memberId || round.gameCode !== gameCode || round.isTrial !== isTrial) continue;
      const kept = readOpen(round);
      if (kept !== null && (!isTrial || kept.detail.seat === seatOf(token))) return kept;
    }
    return null;
  }

  function readOpen({ roundId, detail }: OpenRound): Kept | null {
    const read = handDetailSchema.safeParse(detail);
    return read.success ? toKept(roundId, read.data) : null;
  }

  function toKept(roundId: string, detail: HandDetail): Kept {
    const shoe = dealShoe({ seed: seedOf(roundId), playerSeed: detail.playerSeed, roundId });
    return { roundId, detail, table: playActions(shoe, detail.actions) };
  }

  async function debit(
    token: string,
    roundId: string,
    stepId: string,
    amount: Fen,
    detail: HandDetail,
  ): Promise<'taken' | 'closed' | Insufficient> {
    const request = { roundId, stepId, amount, detail };
    const result = await retrier.untilKnown({ what: 'debit', id: `${roundId} ${stepId}` }, () => bank.debit(token, request), {
      attempts: ATTEMPTS,
    });
    return result.kind === 'insufficient' ? result : result.kind;
  }

  async function keep(roundId: string, detail: HandDetail): Promise<void> {
    const isKept = await retrier.untilKnown({ what: 'keep', id: roundId }, () => bank.keep(enName, roundId, detail), {
      attempts: ATTEMPTS,
    });
    if (!isKept) throw refuse('closed');
  }

  async function stand(kept: Kept): Promise<void> {
    const actions = standAll(kept.table);
    const detail = { ...kept.detail, actions: [...kept.detail.actions, ...actions] };
    await keep(kept.roundId, detail);
    await pay({ roundId: kept.roundId, detail, table: actions.reduce(act, kept.table) });
  }

  async function pay({ roundId, detail, table }: Kept): Promise<Round> {
    const seed = seedOf(roundId);
    const { payout, exposure } = settle(table, stakeOf(detail));
    const proof = { commitment: commitmentOf(seed), seed, playerSeed: detail.playerSeed };
    const request = { roundId, payout, exposure, detail, report: reportHand(table, stakeOf(detail), detail.actions, proof) };
    const result = await retrier.untilKnown({ what: 'credit', id: roundId }, () => bank.credit(enName, request));
    if (result.kind === 'closed') throw refuse('closed');
    return result.round;
  }

  async function answer(token: string, kept: Kept): Promise<HandResult> {
    if (kept.table.phase !== 'over') return { kind: 'played', hand: view(kept, null), balance: await bank.balance(token) };
    const round = await pay(kept);
    return { kind: 'played', hand: view(kept, round), balance: round.balance };
  }

  /**
   * Returns the result of a round that the bank no longer lists as open. Requests it as a new round with a stake that
   * no player can afford: the bank returns the player's own ended round and cannot start another one.
   */
  async function ended(token: string, roundId: string, isSame: (detail: HandDetail) => boolean): Promise<HandResult> {
    const decide = (): RoundDecision => ({
      ...{ payout: 0n, exposure: 0n, jackpot: null, detail: null },
      report: { summary: NO_TEXT, facts: [], proof: null },
    });
    const result = await bank.play(token, { roundId, stake: NOBODY_HAS, decide });
    const read = result.kind === 'repeated' ? handDetailSchema.safeParse(result.round.detail) : null;
    if (result.kind !== 'repeated' || read?.success !== true) throw refuse('closed');
    if (!isSame(read.data)) throw refuse('round-reused');
    return { kind: 'played', hand: view(toKept(roundId, read.data), result.round), balance: await bank.balance(token) };
  }

  function view({ roundId, detail, table }: Kept, paid: Round | null): WireHand {
    const seed = seedOf(roundId);
    return describeHand({ roundId, detail, table, stake: stakeOf(detail), seed, commitment: commitmentOf(seed), paid });
  }
}

/** Returns the key that serialises one player's actions, so that two tabs can't act on the same cards at once. */
function turnOf({ memberId, gameCode, isTrial }: Pick<VenueSession, 'memberId' | 'gameCode' | 'isTrial' | 'enName'>): string {
  return `${String(memberId)} ${gameCode} ${String(isTrial)}`;
}

function seatOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 32);
}

function stakeOf({ stake }: HandDetail): Fen {
  const amount = parseYuan(stake);
  if (amount === null) throw new TypeError(`${stake} is no stake`);
  return amount;
}

/** Runs tasks with the same key one after another, in call order. */
type Turns = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (key, run) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(run, run);
    last.set(key, turn);
    const end = (): void => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(end, end);
    return turn;
  };
}
