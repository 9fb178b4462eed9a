import { assertNever } from '@site/shared/assert';
import type { Refusal } from '../../../kit/protocol';
import { playerSeedSchema } from '../../../kit/fairness/playerSeed';
import type { GameState, NextRound, WireRound } from '../../protocol';
import type { GameApi } from '../api';
import { toFen, toYuan } from '../../../kit/page/money';
import type { Memory } from '../../../kit/page/memory';
import type { Kept } from '../kept';
import { advance, isAtRest, pendingOf, type Play, type PlayEvent } from './play';
import type { Fairness, Pending, Pools, Round } from './types';

export const AUTO_ROUNDS = 10;

/** Pause between two automatic rounds, so that the player sees the result. */
export const AUTO_PAUSE_MS = 1_100;

/** Delays before a lost round is requested again: short at first, then every eight seconds. */
const CONFIRM_AFTER_MS = [800, 1_600, 4_000, 8_000] as const;

export interface Game {
  readonly play: Play;
  readonly fairness: Fairness;
  /** Sets the player seed of the following rounds. Returns false for an invalid text. */
  choosePlayerSeed(text: string): boolean;
  /** Subscribes to changes, and calls the listener once immediately. */
  watch(listener: (play: Play) => void): void;
  spin(): void;
  startAuto(): void;
  stopAuto(): void;
  stepStake(step: 1 | -1): void;
  /** Reports that the reels have stopped at the stops of the round. */
  landed(): void;
  /**
   * Loads the balance and the pools, which also change outside of rounds. During a round, waits until it has been
   * shown.
   */
  refresh(): Promise<void>;
  /** Pauses automatic rounds; they continue afterwards. */
  setPaused(isPaused: boolean): void;
}

interface Dependencies {
  readonly start: Play;
  readonly token: string;
  readonly api: Pick<GameApi, 'state' | 'spin'>;
  readonly memory: Memory<Kept>;
  readonly kept: Kept;
  readonly next: NextRound;
  readonly playerSeed: string;
  readonly after: (ms: number, run: () => void) => void;
}

/**
 * Runs the state machine of `play.ts` against the server: sends the stake, repeats lost requests, and stores the stake
 * for a reload.
 */
export function createGame({ start, token, api, memory, kept, after, ...fair }: Dependencies): Game {
  let play = start;
  let { next, playerSeed } = fair;
  let last: Round | null = null;
  let isPaused = false;
  let isRefreshDue = false;
  const listeners: ((play: Play) => void)[] = [];

  const game: Game = {
    get play() {
      return play;
    },
    get fairness() {
      return { next, playerSeed, last };
    },
    choosePlayerSeed(text) {
      if (!playerSeedSchema.safeParse(text).success) return false;
      playerSeed = text;
      remember();
      return true;
    },
    watch(listener) {
      listeners.push(listener);
      listener(play);
    },
    spin: () => dispatch({ type: 'spin', roundId: next.roundId }),
    startAuto() {
      if (!isAtRest(play) || play.autoLeft > 0) return;
      dispatch({ type: 'auto', rounds: AUTO_ROUNDS });
      game.spin();
    },
    stopAuto: () => dispatch({ type: 'auto', rounds: 0 }),
    stepStake: (step) => dispatch({ type: 'stake', step }),
    landed: () => dispatch({ type: 'landed' }),
    async refresh() {
      isRefreshDue = !isAtRest(play);
      if (isRefreshDue) return;
      const before = play.turn;
      const answer = await api.state(token);
      if (answer.kind === 'refused' && answer.refusal.error === 'session-over') dispatch({ type: 'session-over' });
      // Ignore an answer from before a round that started in the meantime.
      if (answer.kind === 'answered' && play.turn === before) {
        next = answer.data.next;
        dispatch({ type: 'refreshed', balance: toFen(answer.data.balance), pools: toPools(answer.data.pools) });
      }
    },
    setPaused(paused) {
      isPaused = paused;
      if (!paused) goOn();
    },
  };
  const resumed = pendingOf(play);
  if (resumed !== null) void ask(resumed);
  return game;

  function dispatch(event: PlayEvent): void {
    const before = play;
    play = advance(before, event);
    if (play === before) return;
    remember();
    if (play.turn.kind === 'shown') last = play.turn.round;
    for (const listener of listeners) listener(play);
    if (play.turn !== before.turn) follow(play);
  }

  function remember(): void {
    memory.write({ ...kept, pending: pendingOf(play), stake: play.stake, playerSeed, history: play.history });
  }

  /** Runs the effect of the turn that has just started. */
  function follow({ turn, autoLeft }: Play): void {
    if (turn.kind === 'spinning') void ask(turn.pending);
    if (turn.kind === 'confirming') {
      const { pending } = turn;
      after(CONFIRM_AFTER_MS[turn.attempt - 1] ?? CONFIRM_AFTER_MS[3], () => void ask(pending));
    }
    // The server refused the round id, perhaps because another player used it; the state has a new one.
    if (turn.kind === 'refused' && turn.why === 'unavailable') void game.refresh();
    if (turn.kind === 'shown' && autoLeft > 0) goOn();
    if (isRefreshDue && isAtRest(play)) void game.refresh();
  }

  /** Schedules the next automatic round, unless another event comes first. */
  function goOn(): void {
    const { turn } = play;
    after(AUTO_PAUSE_MS, () => {
      if (play.turn === turn && isAtRest(play) && play.autoLeft > 0 && !isPaused) game.spin();
    });
  }

  async function ask({ roundId, stake }: Pending): Promise<void> {
    const answer = await api.spin(token, { roundId, stake: toYuan(stake), playerSeed });
    if (answer.kind === 'lost') dispatch({ type: 'lost' });
    else if (answer.kind === 'refused') dispatch(toEvent(answer.refusal));
    else if (answer.data.outcome === 'insufficient') {
      const { balance, reason } = answer.data;
      dispatch({ type: 'declined', why: 'insufficient', balance: toFen(balance), reason });
    } else {
      next = answer.data.next;
      dispatch({ type: 'answered', round: toRound(answer.data.round, answer.data.pools) });
    }
  }
}

function toEvent({ error }: Refusal): PlayEvent {
  switch (error) {
    case 'session-over':
      return { type: 'session-over' };
    case 'too-fast':
    case 'unavailable':
      return { type: 'lost' };
    case 'bad-request':
    case 'closed':
    case 'round-reused':
      return { type: 'declined', why: 'unavailable', balance: null };
    default:
      return assertNever(error);
  }
}

export function toPools({ grand, major, minor }: GameState['pools']): Pools {
  return { grand: toFen(grand), major: toFen(major), minor: toFen(minor) };
}

function toRound({ payout, jackpot: hit, wins, stake, balance, ...rest }: WireRound, pools: GameState['pools']): Round {
  const jackpot = hit === null ? null : { tier: hit.tier, amount: toFen(hit.amount) };
  return {
    ...rest,
    jackpot,
    stake: toFen(stake),
    back: toFen(payout) + (jackpot?.amount ?? 0),
    wins: wins.map((win) => ({ ...win, payout: toFen(win.payout) })),
    balance: toFen(balance),
    pools: toPools(pools),
  };
}
