import { formatYuan, type Fen } from '../../kit/money';
import type { Pools, Round, VenueSession } from '../../kit/operator';
import { LINES, MODELS, POOL_TERMS, STAKES, type Spin } from '../engine';
import { returnsOf, rtpOf, type DemoGame } from '../games';
import { roundDetailSchema, type GameState, type NextRound, type Proof, type RoundDetail, type WireRound } from '../protocol';

/** Builds the state for the page: the game and its player's session. */
export function describeState(
  game: DemoGame,
  session: VenueSession,
  { balance, pools, next }: { readonly balance: Fen; readonly pools: Pools; readonly next: NextRound },
): GameState {
  const { reels, pays } = MODELS[game.model];
  const returns = returnsOf(game);
  return {
    game: {
      gameCode: game.gameCode,
      name: game.name,
      venueName: game.venueName,
      motif: game.motif,
      volatility: game.model,
      rtp: rtpOf(game),
      lineReturn: returns.lines,
      poolReturn: returns.pools,
    },
    reels: reels.map((reel) => [...reel]),
    pays: mapRecord(pays, ([three, four, five]) => [three, four, five]),
    lines: LINES.map((line) => [...line]),
    stakes: STAKES.map(formatYuan),
    stakePerHit: mapRecord(POOL_TERMS, ({ stakePerHit }) => formatYuan(stakePerHit)),
    pools: describePools(pools),
    balance: formatYuan(balance),
    trial: session.isTrial,
    next,
  };
}

export function describePools({ grand, major, minor }: Pools): GameState['pools'] {
  return { grand: formatYuan(grand), major: formatYuan(major), minor: formatYuan(minor) };
}

/** Builds the detail of a round for the bank: enough to show it again. */
export function describeSpin({ stops, grid, wins }: Spin, proof: Proof): RoundDetail {
  return {
    stops: [...stops],
    grid: grid.map((column) => [...column]),
    wins: wins.map((win) => ({ ...win, payout: formatYuan(win.payout) })),
    playerSeed: proof?.playerSeed ?? null,
  };
}

/**
 * @param proofOf returns the proof of a round drawn by its seeds, given the player's addition
 * @throws when the bank returns a detail that this game did not write
 */
export function describeRound(
  { roundId, stake, payout, jackpot, detail, balance, playedAt }: Round,
  proofOf: (playerSeed: string) => NonNullable<Proof>,
): WireRound {
  const { playerSeed, ...shown } = roundDetailSchema.parse(detail);
  return {
    roundId,
    stake: formatYuan(stake),
    payout: formatYuan(payout),
    jackpot: jackpot === null ? null : { tier: jackpot.tier, amount: formatYuan(jackpot.amount) },
    ...shown,
    proof: playerSeed === null ? null : proofOf(playerSeed),
    balance: formatYuan(balance),
    at: playedAt.getTime(),
  };
}

function mapRecord<Key extends string, From, To>(record: Readonly<Record<Key, From>>, map: (value: From) => To): Record<Key, To> {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, map(value)])) as Record<Key, To>;
}
