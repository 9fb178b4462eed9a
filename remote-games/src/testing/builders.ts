import type { ResponseOf } from '@site/shared/wire/call';
import type { bonusPoolsCall, gameDetailCall, gameListCall, WireGame, WireVenue } from '@site/shared/wire/games';
import type { Game } from '../games/game';
import { gameFromWire } from '../games/gameCodec';
import type { LaunchRequest } from '../launch/launchState';
import type { GameEntry } from '../received-games/receivedGames';
import type { Venue } from '../venues/venue';

export function aVenue(facts: Partial<Venue> = {}): Venue {
  return {
    enName: 'XMTY',
    name: '熊猫体育',
    category: 'sport',
    rebate: '1.00',
    isConnected: false,
    gameCount: 0,
    state: { kind: 'open' },
    ...facts,
  };
}

export function aWireVenue(facts: Partial<WireVenue> = {}): WireVenue {
  return {
    enName: 'XMTY',
    name: '熊猫体育',
    category: 'TY',
    rebate: '1.00',
    state: 'open',
    isConnected: false,
    gameCount: 0,
    ...facts,
  };
}

export function aLocalChannel(): WireVenue {
  return aWireVenue({ enName: 'CRTY', name: '曜界体育', rebate: '1.20', isConnected: true });
}

export function aSlotVenue(facts: Partial<WireVenue> = {}): WireVenue {
  return aWireVenue({ enName: 'JGDZ', name: '极光电子', category: 'DZ', rebate: '1.30', isConnected: true, gameCount: 18, ...facts });
}

export function aGame(facts: Partial<Game> = {}): Game {
  return { ...gameFromWire(aWireGame()), ...facts };
}

export function aWireGame(facts: Partial<WireGame> = {}): WireGame {
  return {
    enName: 'JGDZ',
    venueName: '极光电子',
    gameCode: 'JG-pearl',
    name: '龙珠宝藏',
    rtp: '96.81',
    label: 'jackpot',
    motif: 'pearl',
    hasTrial: true,
    isCollected: false,
    state: 'open',
    ...facts,
  };
}

export function aGamePage(
  list: readonly WireGame[],
  counts: Partial<ResponseOf<typeof gameListCall>['counts']> = {},
): ResponseOf<typeof gameListCall> {
  const all = { all: list.length, hot: 0, new: 0, jackpot: 0, collected: 0, recent: 0, ...counts };
  return { total: list.length, counts: all, list: [...list] };
}

export function aPoolList(facts: Partial<ResponseOf<typeof bonusPoolsCall>> = {}): ResponseOf<typeof bonusPoolsCall> {
  const tiers = [
    { tier: 'grand' as const, amount: '8888.00' },
    { tier: 'major' as const, amount: '888.00' },
    { tier: 'minor' as const, amount: '88.50' },
  ];
  return { asOf: 1, pools: [{ enName: 'JGDZ', venueName: '极光电子', tiers }], wins: [], ...facts };
}

export function aLaunchRequest(facts: Partial<LaunchRequest> = {}): LaunchRequest {
  return { enName: 'JGDZ', gameCode: 'JG-pearl', isActivity: false, isTrial: false, ...facts };
}

/** Creates an entry of the demo member. */
export function aGameEntry(facts: Partial<GameEntry> = {}): GameEntry {
  return { enName: 'JGDZ', gameCode: 'JG-pearl', title: '龙珠宝藏', isTrial: false, userId: '10001', ...facts };
}

export function aGameDetail(): ResponseOf<typeof gameDetailCall> {
  return {
    game: aWireGame({ volatility: 'high' }),
    limits: { min: '0.50', max: '100.00' },
    sections: [
      {
        title: '赔付表',
        lines: ['全部投注'],
        table: [
          ['图案', '×5'],
          ['七', '600'],
        ],
      },
    ],
    pools: [{ tier: 'grand', amount: '8888.00' }],
    results: [
      { stake: '1.00', payout: '2.50', at: 3 },
      { stake: '1.00', payout: '0.00', at: 2 },
      { stake: '1.00', payout: '1.00', at: 1 },
    ],
  };
}
