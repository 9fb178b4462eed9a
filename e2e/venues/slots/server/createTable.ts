import { formatYuan, parseYuan, type Fen } from '../../kit/money';
import type { VenueBank, VenueSession } from '../../kit/operator';
import type { Random } from '../../kit/random';
import { MODELS, spin, STAKES } from '../engine';
import type { DemoGame } from '../games';
import type { GameState, SpinAnswer, SpinRequest } from '../protocol';
import { describePools, describeRound, describeSpin, describeState } from './describe';
import { reportSpin } from './reportSpin';
import { refuse } from '../../kit/server/refusal';

/** What a player's page may ask for. Refusals are thrown as `RefusedError`. */
export interface Table {
  /** Sits down with the ticket of a launch. */
  open(ticket: string): Promise<{ readonly token: string; readonly state: GameState }>;
  state(token: string): Promise<GameState>;
  /** One round. The same round id gets the first outcome again, and nothing moves. */
  spin(token: string, request: SpinRequest): Promise<SpinAnswer>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly games: readonly DemoGame[];
  readonly random: Random;
}

export function createTable({ bank, games, random }: Dependencies): Table {
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

    async spin(token, { roundId, stake: wireStake }) {
      const session = await sessionOf(token);
      const stake = parseStake(wireStake);
      const model = MODELS[gameOf(session).model];
      const result = await bank.play(token, {
        roundId,
        stake,
        decide() {
          const outcome = spin(model, stake, random);
          // Play money feeds no pool, so it wins none.
          return {
            payout: outcome.payout,
            jackpot: session.isTrial ? null : outcome.jackpot,
            detail: describeSpin(outcome),
            report: reportSpin(outcome),
          };
        },
      });
      if (result.kind === 'insufficient') return { outcome: 'insufficient', balance: formatYuan(result.balance) };
      if (result.kind === 'closed' || result.round.stake !== stake) throw refuse('round-reused');
      return { outcome: 'played', round: describeRound(result.round), pools: describePools(await bank.pools(session.enName)) };
    },
  };

  async function sessionOf(token: string): Promise<VenueSession> {
    const session = await bank.findSession(token);
    if (session === null) throw refuse('session-over');
    return session;
  }

  async function stateOf(token: string, session: VenueSession): Promise<GameState> {
    const [balance, pools] = await Promise.all([bank.balance(token), bank.pools(session.enName)]);
    return describeState(gameOf(session), session, balance, pools);
  }

  /** @throws Error when a ticket was sold for a game that is not here: the operator's catalogue and ours differ */
  function gameOf({ enName, gameCode }: VenueSession): DemoGame {
    const game = byCode.get(gameCode);
    if (game?.enName !== enName) throw new Error(`no game ${gameCode} at ${enName}`);
    return game;
  }
}

function parseStake(text: string): Fen {
  const stake = parseYuan(text);
  if (stake === null || !STAKES.includes(stake)) throw refuse('bad-request');
  return stake;
}
