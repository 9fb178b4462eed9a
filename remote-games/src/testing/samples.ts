import { aSample, type Samples } from '@site/testing/standalone';
import { bonusPoolsCall, channelBalanceCall, gameDetailCall, gameListCall, venuesCall } from '@site/shared/wire/games';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { launchCall } from '@site/shared/wire/launch';
import { roundRecordListCall } from '@site/shared/wire/roundRecords';
import { aGameDetail, aGamePage, aLocalChannel, aPoolList, aSlotVenue, aWireGame, aWireVenue } from './builders';

const VENUES = [
  aLocalChannel(),
  aWireVenue(),
  aSlotVenue(),
  aSlotVenue({ enName: 'QKDZ', name: '乾坤游戏', rebate: '1.20', gameCount: 12 }),
  aWireVenue({ enName: 'HWZR', name: '海王星真人', category: 'ZR', rebate: '0.80', state: 'maintenance' }),
];

const GAMES = [
  aWireGame(),
  aWireGame({ gameCode: 'JG-comet', name: '彗星之夜', label: 'new', motif: 'comet' }),
  aWireGame({ gameCode: 'QK-tiger', name: '虎啸山林', enName: 'QKDZ', venueName: '乾坤游戏', label: 'hot', motif: 'tiger' }),
];

/**
 * Samples for the standalone page, which has no platform: all data the games load, and an entry into a game that does
 * not exist.
 */
export const SAMPLES: Samples = {
  calls: [
    aSample(venuesCall, ({ category }) => ({ list: VENUES.filter((venue) => category === undefined || venue.category === category) })),
    aSample(gameListCall, ({ enName }) => aGamePage(GAMES.filter((game) => enName === undefined || game.enName === enName))),
    aSample(gameDetailCall, aGameDetail()),
    aSample(bonusPoolsCall, () => aPoolList({ asOf: Date.now() })),
    aSample(allBalanceCall, { asOf: Date.now(), centerWalletBalance: '1000.00', lockMoney: '0.00', autoTransfer: '1', list: [] }),
    aSample(roundRecordListCall, { total: 0, sums: { count: 0, stake: '0.00', payout: '0.00', open: '0.00' }, list: [] }),
    aSample(channelBalanceCall, ({ channelCode }) => ({ channelCode, balance: '0.00', asOf: Date.now() })),
    aSample(launchCall, { url: JSON.stringify({ provider: 'JG', url: 'https://venue.example/slot', token: 'sample' }) }),
  ],
};
