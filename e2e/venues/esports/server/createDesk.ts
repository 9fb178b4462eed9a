import { formatYuan, parseYuan, type Fen } from '../../kit/money';
import type { VenueBank, VenueSession } from '../../kit/operator';
import { refuse } from '../../kit/server/refusal';
import { toShortage } from '../../kit/server/toShortage';
import { HIGHEST_STAKE, HIGHEST_WIN, highestStakeFor, LOWEST_STAKE, MOST_LEGS, potentialOf, type Title } from '../engine';
import type { EsportsGame } from '../games';
import type { BetDetail, Board, PlaceAnswer, PlaceRequest, WireResult } from '../protocol';
import type { Bet } from './bet';
import type { Bets } from './createBets';
import type { Matches } from './createMatches';
import { readLegs } from './readLegs';
import { wireBet, wireMatch, wireResult } from './wire';

/** Calls of a player's page. Refusals are thrown as `RefusedError`. */
export interface Desk {
  open(ticket: string): Promise<{ readonly token: string; readonly state: Board }>;
  board(token: string): Promise<Board>;
  place(token: string, request: PlaceRequest): Promise<PlaceAnswer>;
  results(token: string): Promise<{ readonly results: readonly WireResult[] }>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly games: readonly EsportsGame[];
  readonly matches: Matches;
  readonly bets: Bets;
  readonly now: () => number;
}

export function createDesk({ bank, games, matches, bets, now }: Dependencies): Desk {
  return {
    async open(ticket) {
      const opened = await bank.openSession(ticket);
      if (opened === null) throw refuse('session-over');
      return { token: opened.token, state: await boardOf(opened.token, opened.session) };
    },

    async board(token) {
      return boardOf(token, await sessionOf(token));
    },

    async results(token) {
      const { titles } = gameOf(await sessionOf(token));
      return {
        results: titles
          .flatMap((title) => matches.ended(title))
          .sort((one, other) => other.fixture.startsAt - one.fixture.startsAt)
          .map(({ fixture, state }) => wireResult(fixture, state, matches)),
      };
    },

    async place(token, request) {
      const session = await sessionOf(token);
      const stake = parseStake(request.stake);
      const { titles } = gameOf(session);
      const known = await bets.find(session, request.roundId);
      if (known !== null) return placed(token, known, request, stake);
      const read = readLegs(request, titles, matches);
      if (read.kind === 'changed') return { outcome: 'changed', legs: read.legs };
      const prices = read.legs.map(({ price }) => price);
      if (potentialOf(stake, prices) - stake > HIGHEST_WIN)
        return { outcome: 'over-limit', highestStake: formatYuan(highestStakeFor(prices)) };
      const detail: BetDetail = { placedAt: now(), legs: [...read.legs] };
      const placing = await bets.place(token, session, { roundId: request.roundId, stake, detail });
      switch (placing.kind) {
        case 'placed':
          return placed(token, placing.bet, request, stake);
        case 'insufficient':
          return { outcome: 'insufficient', ...toShortage(placing) };
        case 'failed':
          return { outcome: 'failed' };
      }
    },
  };

  async function sessionOf(token: string): Promise<VenueSession> {
    const session = await bank.findSession(token);
    if (session === null) throw refuse('session-over');
    return session;
  }

  async function boardOf(token: string, session: VenueSession): Promise<Board> {
    const { gameCode, name, venueName, titles } = gameOf(session);
    await bets.settleDue();
    const moment = now();
    return {
      game: { gameCode, name, venueName },
      now: moment,
      matches: titles.flatMap((title: Title) => matches.board(title)).map((match) => wireMatch(match, moment)),
      bets: bets.of(session).map((bet) => wireBet(bet, matches)),
      balance: formatYuan(await bank.balance(token)),
      trial: session.isTrial,
      limits: {
        lowestStake: formatYuan(LOWEST_STAKE),
        highestStake: formatYuan(HIGHEST_STAKE),
        highestWin: formatYuan(HIGHEST_WIN),
        mostLegs: MOST_LEGS,
      },
    };
  }

  /**
   * Answers with the placed bet. Refuses the id of a different bet, because the page creates a new id for each press.
   */
  async function placed(token: string, bet: Bet, { legs }: PlaceRequest, stake: Fen): Promise<PlaceAnswer> {
    const isSame = bet.stake === stake && keysOf(bet.detail.legs) === keysOf(legs);
    if (!isSame) throw refuse('round-reused');
    return { outcome: 'placed', bet: wireBet(bet, matches), balance: formatYuan(await bank.balance(token)) };
  }

  /** @throws Error when a ticket was sold for an unknown game: the operator's catalogue differs from the venue's */
  function gameOf({ enName, gameCode }: VenueSession): EsportsGame {
    const game = games.find((each) => each.enName === enName && each.gameCode === gameCode);
    if (game === undefined) throw new Error(`no game ${gameCode} at ${enName}`);
    return game;
  }
}

function parseStake(text: string): Fen {
  const stake = parseYuan(text);
  if (stake === null || stake < LOWEST_STAKE || stake > HIGHEST_STAKE) throw refuse('bad-request');
  return stake;
}

function keysOf(legs: readonly { readonly matchId: string; readonly key: string }[]): string {
  return JSON.stringify(legs.map(({ matchId, key }) => [matchId, key]));
}
