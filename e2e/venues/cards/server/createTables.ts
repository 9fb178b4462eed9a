import { randomUUID } from 'node:crypto';
import { commitmentOf } from '../../kit/fairness/createSeeds';
import { formatYuan, parseYuan, type Fen } from '../../kit/money';
import type { VenueBank, VenueSession } from '../../kit/operator';
import { refuse } from '../../kit/server/refusal';
import { toShortage } from '../../kit/server/toShortage';
import { payBull, playBull, reserveOf } from '../engine/bull/play';
import { CARDS_VENUE_NAME, type CardGame } from '../games';
import {
  bullDetailSchema,
  type ActRequest,
  type BullAnswer,
  type BullDetail,
  type CardState,
  type HandAnswer,
  type StakeRequest,
} from '../protocol';
import type { HandResult, Hands } from './createHands';
import { reportBull } from './reports';

/** Calls of a player's page. Refusals are thrown as `RefusedError`. */
export interface Tables {
  open(ticket: string): Promise<{ readonly token: string; readonly state: CardState }>;
  state(token: string): Promise<CardState>;
  deal(token: string, request: StakeRequest): Promise<HandAnswer>;
  act(token: string, request: ActRequest): Promise<HandAnswer>;
  playBull(token: string, request: StakeRequest): Promise<BullAnswer>;
}

interface Dependencies {
  readonly bank: VenueBank;
  readonly games: readonly CardGame[];
  readonly hands: Hands;
  readonly seedOf: (roundId: string) => string;
}

export function createTables({ bank, games, hands, seedOf }: Dependencies): Tables {
  return {
    async open(ticket) {
      const opened = await bank.openSession(ticket);
      if (opened === null) throw refuse('session-over');
      return { token: opened.token, state: await stateOf(opened.token, opened.session) };
    },

    async state(token) {
      return stateOf(token, await sessionOf(token));
    },

    async deal(token, request) {
      const session = await sessionOf(token, 'blackjack');
      return toAnswer(await hands.deal(token, session, { ...request, amount: parseStake(gameOf(session), request.stake) }));
    },

    async act(token, request) {
      return toAnswer(await hands.act(token, await sessionOf(token, 'blackjack'), request));
    },

    async playBull(token, { roundId, stake: wireStake, playerSeed }) {
      const session = await sessionOf(token, 'bull');
      const stake = parseStake(gameOf(session), wireStake);
      const seed = seedOf(roundId);
      const result = await bank.play(token, {
        roundId,
        stake: reserveOf(stake),
        decide(redraw) {
          const isOwn = redraw === 0;
          const round = playBull({ seed, playerSeed, roundId: isOwn ? roundId : `${roundId}#${String(redraw)}` });
          const { commission, payout, released, reserved } = payBull(round, stake);
          const commitment = commitmentOf(seed);
          const detail: BullDetail = {
            roundId,
            stake: wireStake,
            playerSeed,
            commitment,
            seed: isOwn ? seed : '',
            player: { cards: [...round.player.cards], bull: round.player.bull },
            house: { cards: [...round.house.cards], bull: round.house.bull },
            isWon: round.isWon,
            multiplier: Number(round.multiplier),
            reserved: formatYuan(reserved),
            commission: formatYuan(commission),
            payout: formatYuan(payout),
          };
          const proof = isOwn ? { commitment, seed, playerSeed } : null;
          return { payout, released, exposure: reserved - released, jackpot: null, detail, report: reportBull(round, stake, proof) };
        },
      });
      if (result.kind === 'insufficient') return { outcome: 'insufficient', ...toShortage(result) };
      const read = result.kind === 'closed' ? null : bullDetailSchema.safeParse(result.round.detail);
      if (result.kind === 'closed' || read?.success !== true) throw refuse('round-reused');
      if (read.data.stake !== wireStake || read.data.playerSeed !== playerSeed) throw refuse('round-reused');
      // The operator may pay less than was drawn, because of a member's daily limit.
      const round = { ...read.data, payout: formatYuan(result.round.payout), at: result.round.playedAt.getTime() };
      return { outcome: 'played', round, next: nextRound(), balance: formatYuan(result.round.balance) };
    },
  };

  function toAnswer(result: HandResult): HandAnswer {
    if (result.kind === 'insufficient') return { outcome: 'insufficient', ...toShortage(result) };
    return { outcome: 'played', hand: result.hand, next: nextRound(), balance: formatYuan(result.balance) };
  }

  /** @param kind kind of game this call belongs to; a session of another game is refused */
  async function sessionOf(token: string, kind?: CardGame['kind']): Promise<VenueSession> {
    const session = await bank.findSession(token);
    if (session === null) throw refuse('session-over');
    if (kind !== undefined && gameOf(session).kind !== kind) throw refuse('bad-request');
    return session;
  }

  async function stateOf(token: string, session: VenueSession): Promise<CardState> {
    const { gameCode, name, kind, rtp, limits, chips } = gameOf(session);
    const hand = kind === 'blackjack' ? await hands.find(token, session) : null;
    return {
      game: { gameCode, name, venueName: CARDS_VENUE_NAME },
      balance: formatYuan(await bank.balance(token)),
      trial: session.isTrial,
      kind,
      rtp,
      limits: { min: formatYuan(limits.min), max: formatYuan(limits.max) },
      chips: chips.map(formatYuan),
      next: nextRound(),
      hand,
    };
  }

  function nextRound(): CardState['next'] {
    const roundId = randomUUID();
    return { roundId, commitment: commitmentOf(seedOf(roundId)) };
  }

  /** @throws Error when a ticket was sold for an unknown game: the operator's catalogue differs from the venue's */
  function gameOf({ enName, gameCode }: VenueSession): CardGame {
    const game = games.find((each) => each.gameCode === gameCode && each.enName === enName);
    if (game === undefined) throw new Error(`no game ${gameCode} at ${enName}`);
    return game;
  }
}

function parseStake({ limits: { min, max } }: CardGame, text: string): Fen {
  const stake = parseYuan(text);
  if (stake === null || stake < min || stake > max || stake % 100n !== 0n) throw refuse('bad-request');
  return stake;
}
