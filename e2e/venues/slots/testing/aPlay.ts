import type { Play } from '../page/play/play';
import type { Pools, Round } from '../page/play/types';

const POOLS: Pools = { grand: 888_800, major: 88_800, minor: 8_800 };

/** Creates a player with 100 yuan and a stake of 2 yuan. */
export function aPlay(other: Partial<Play> = {}): Play {
  return {
    turn: { kind: 'idle' },
    stakes: [50, 100, 200, 500],
    stake: 200,
    balance: 10_000,
    pools: POOLS,
    autoLeft: 0,
    history: [],
    ...other,
  };
}

export function aRound(other: Partial<Round> = {}): Round {
  return {
    at: 1_795_248_229_025,
    roundId: 'r1',
    stake: 200,
    back: 0,
    jackpot: null,
    stops: [0, 0, 0, 0, 0],
    grid: [],
    wins: [],
    balance: 9_800,
    pools: { ...POOLS, grand: 888_801 },
    proof: null,
    ...other,
  };
}
