import { randomUUID } from 'node:crypto';
import { parseYuan, type Fen } from '../../kit/money';
import type { VenueBank, VenueSession } from '../../kit/operator';
import { commitmentOf, type Seeds } from '../../kit/fairness/createSeeds';
import { MODELS, spin, STAKES, type SpinDraws } from '../engine';
import type { DemoGame } from '../games';
import type { GameState, NextRound, Proof, SpinAnswer, SpinRequest } from '../protocol';
import { describePools, describeRound, describeSpin, describeState } from './describe';
import { reportSpin } from './reportSpin';
import { refuse } from '../../kit/server/refusal';
import { toShortage } from '../../kit/server/toShortage';

/** Calls of a player's page. Refusals are thrown as `RefusedError`. */
export interface Table {
  /** Opens a session with the ticket of a launch. */
  open(ticket: string): Promise<{ readonly token: string; readonly state: GameState }>;
  state(token: string): Promise<GameState>;
  /** Plays one round. A repeated round id returns the first outcome, and nothing moves. */
  spin(token: string, request: SpinRequest): Promise<SpinAnswer>;
}

/** Function with the signature of `createDraws`. */
export type DrawsOf = (seed: string, playerSeed: string, roundId: string) => SpinDraws;

interface Dependencies {
  readonly bank: VenueBank;
  readonly games: readonly DemoGame[];
  readonly seeds: Seeds;
  readonly drawsOf: DrawsOf;
}

export function createTable({ bank, games, seeds, drawsOf }: Dependencies): Table {
  const byCode = new Map(games.map((game) => [game.gameCode, game]));

  return {
    async open(ticket) {
      const opened = await bank.openSession(ticket);
      if (opened === null) throw refuse('session-over');
      return { token: opened.token, state: await stateOf(opened.token, opened.session) };
    },

    async state(token) {
      return stateOf(token, await sessionOf(token));
    },

    async spin(token, { roundId, stake: wireStake, playerSeed = '' }) {
      const session = await sessionOf(token);
      const stake = parseStake(wireStake);
      const game = gameOf(session);
      const model = MODELS[game.model];
      const result = await bank.play(token, {
        roundId,
        stake,
        decide(redraw) {
          const proof = redraw === 0 ? proofOf(session.enName, roundId, playerSeed) : null;
          const outcome = spin(model, stake, drawsOf(seedOf(session.enName, roundId), playerSeed, redrawn(roundId, redraw)));
          // Play money does not feed the pools, so it can't win them.
          return {
            payout: outcome.payout,
            exposure: stake,
            jackpot: session.isTrial ? null : outcome.jackpot,
            detail: describeSpin(outcome, proof),
            report: reportSpin(outcome, game.motif, proof),
          };
        },
      });
      if (result.kind === 'insufficient') return { outcome: 'insufficient', ...toShortage(result) };
      if (result.kind === 'closed' || result.round.stake !== stake) throw refuse('round-reused');
      return {
        outcome: 'played',
        round: describeRound(result.round, (seed) => proofOf(session.enName, result.round.roundId, seed)),
        pools: describePools(await bank.pools(session.enName)),
        next: nextRound(session.enName),
      };
    },
  };

  async function sessionOf(token: string): Promise<VenueSession> {
    const session = await bank.findSession(token);
    if (session === null) throw refuse('session-over');
    return session;
  }

  async function stateOf(token: string, session: VenueSession): Promise<GameState> {
    const [balance, pools] = await Promise.all([bank.balance(token), bank.pools(session.enName)]);
    return describeState(gameOf(session), session, { balance, pools, next: nextRound(session.enName) });
  }

  /**
   * Returns the seed of a round. It includes the venue, so that another venue's round with the same id has a different
   * seed.
   */
  function seedOf(enName: string, roundId: string): string {
    return seeds.seedOf(`${enName}:${roundId}`);
  }

  function nextRound(enName: string): NextRound {
    const roundId = randomUUID();
    return { roundId, commitment: commitmentOf(seedOf(enName, roundId)) };
  }

  function proofOf(enName: string, roundId: string, playerSeed: string): NonNullable<Proof> {
    const seed = seedOf(enName, roundId);
    return { commitment: commitmentOf(seed), seed, playerSeed };
  }

  /** @throws Error when a ticket was sold for an unknown game: the operator's catalogue differs from the venue's */
  function gameOf({ enName, gameCode }: VenueSession): DemoGame {
    const game = byCode.get(gameCode);
    if (game?.enName !== enName) throw new Error(`no game ${gameCode} at ${enName}`);
    return game;
  }
}

/** Returns the name of a redraw, which gives other draws than the round id. */
function redrawn(roundId: string, redraw: number): string {
  return redraw === 0 ? roundId : `${roundId}#${String(redraw)}`;
}

function parseStake(text: string): Fen {
  const stake = parseYuan(text);
  if (stake === null || !STAKES.includes(stake)) throw refuse('bad-request');
  return stake;
}
