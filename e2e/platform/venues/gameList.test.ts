import {
  addCollectionCall,
  bonusPoolsCall,
  gameDetailCall,
  gameListCall,
  removeCollectionCall,
  venuesCall,
  type GameFilter,
} from '@site/shared/wire/games';
import { launchCall } from '@site/shared/wire/launch';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';

const site = platformForTests(undefined, TEST_GAMES);
let player: VenuePlayer;

beforeEach(async () => {
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '100.00');
});

describe('the venues', () => {
  it('are listed by category with rebate, state, connection and number of games [R-API-083]', async () => {
    const { list } = answerOf(venuesCall, await site.send(venuesCall, { category: 'DZ' }));

    expect(list.slice(0, 4)).toEqual([
      { enName: 'JGDZ', name: '极光电子', category: 'DZ', rebate: '1.50', state: 'open', isConnected: true, gameCount: 3 },
      { enName: 'QKDZ', name: '乾坤游戏', category: 'DZ', rebate: '1.50', state: 'open', isConnected: true, gameCount: 1 },
      { enName: 'WXDZ', name: '万象互动', category: 'DZ', rebate: '1.50', state: 'open', isConnected: true, gameCount: 1 },
      expect.objectContaining({ enName: 'HWDZ', state: 'maintenance', isConnected: true, gameCount: 1 }),
    ]);
  });

  it('are all listed without a category, those that cannot be entered among them', async () => {
    const { list } = answerOf(venuesCall, await site.send(venuesCall, {}));

    expect(list).toHaveLength(21);
    expect(list[0]).toMatchObject({ enName: 'CRTY', isConnected: true, gameCount: 0 });
    expect(list.find(({ enName }) => enName === 'XMTY')).toMatchObject({ isConnected: false, gameCount: 0 });
  });
});

describe('the game list', () => {
  it('shows every game of the connected venues, each with its state and what it returns [R-API-085]', async () => {
    const { total, list } = await gamesOf({ pageSize: 100 });

    expect(total).toBe(6);
    expect(list[0]).toEqual({
      enName: 'JGDZ',
      venueName: '极光电子',
      gameCode: 'JG-pearl',
      name: '龙珠宝藏',
      rtp: '96.12',
      label: 'hot',
      motif: 'pearl',
      hasTrial: true,
      isCollected: false,
      state: 'open',
      volatility: 'low',
    });
    expect(list.find(({ enName }) => enName === 'HWDZ')).toMatchObject({ state: 'maintenance' });
    expect(list.find(({ enName }) => enName === 'WXDZ')).not.toHaveProperty('label');
  });

  it.each<[GameFilter, readonly string[]]>([
    ['hot', ['JG-pearl', 'QK-panda']],
    ['new', ['JG-tiger']],
    ['jackpot', ['JG-Star']],
    ['collected', []],
    ['recent', []],
  ])('filtered by %s finds %j', async (filter, codes) => {
    expect(await codesOf({ filter })).toEqual(codes);
  });

  it('counts what each filter would find, for the same venue and search', async () => {
    await player.send(addCollectionCall, { enName: 'JGDZ', gameCode: 'JG-tiger' });
    await player.launch('QKDZ', 'QK-panda', { trial: true });

    expect((await gamesOf({}, player.token)).counts).toEqual({ all: 6, hot: 2, new: 1, jackpot: 1, collected: 1, recent: 1 });
    expect((await gamesOf({ enName: 'JGDZ', filter: 'hot' }, player.token)).counts).toMatchObject({ all: 3, hot: 1, recent: 0 });
    expect((await gamesOf({ search: '龙珠' }, player.token)).counts).toMatchObject({ all: 2, hot: 1, collected: 0 });
  });

  it.each([
    ['龙珠', 'zh-CN', ['JG-pearl', 'HW-pearl']],
    ['龍珠', 'zh-TW', ['JG-pearl', 'HW-pearl']],
    ['龙珠', 'zh-TW', ['JG-pearl', 'HW-pearl']],
    ['龍珠', 'zh-CN', ['JG-pearl', 'HW-pearl']],
    ['longzhu', 'zh-CN', ['JG-pearl', 'HW-pearl']],
    ['Long Zhu', 'zh-TW', ['JG-pearl', 'HW-pearl']],
    ['lzbz', 'zh-CN', ['JG-pearl']],
    ['乾坤', 'zh-TW', ['QK-panda']],
    ['qkyx', 'zh-CN', ['QK-panda']],
    ['  STAR ', 'zh-CN', ['JG-Star']],
    ['龍珠宝', 'zh-CN', ['JG-pearl']],
    ['寶藏', 'zh-CN', ['JG-pearl']],
    ['%', 'zh-CN', []],
  ])('searched for "%s" in %s finds %j', async (search, language, codes) => {
    const { list } = answerOf(gameListCall, await site.send(gameListCall, request({ search }), { headers: { language } }));

    expect(list.map(({ gameCode }) => gameCode)).toEqual(codes);
  });

  it.each<[Query, readonly string[]]>([
    [{ theme: 'myth' }, ['JG-pearl', 'QK-panda']],
    [{ volatility: 'high' }, ['JG-tiger']],
    [{ volatility: 'middle' }, []],
    [{ returns: 'from_96', theme: 'animals', volatility: 'low' }, ['JG-Star', 'WX-lotus', 'HW-pearl']],
    [{ returns: 'from_97' }, []],
  ])('chosen by %j finds %j', async (choices, codes) => {
    expect(await codesOf(choices)).toEqual(codes);
  });

  it('counts what each theme, volatility and return would find, everything else unchanged', async () => {
    const { facets } = await gamesOf({ theme: 'myth', search: '龙珠' });

    expect(facets).toEqual([
      { choice: 'theme', value: 'myth', count: 1 },
      { choice: 'theme', value: 'animals', count: 1 },
      { choice: 'volatility', value: 'low', count: 1 },
      { choice: 'volatility', value: 'middle', count: 0 },
      { choice: 'volatility', value: 'high', count: 0 },
      { choice: 'returns', value: 'below_96', count: 0 },
      { choice: 'returns', value: 'from_96', count: 1 },
      { choice: 'returns', value: 'from_97', count: 0 },
    ]);
  });

  it('says how many there are without one of the choices, where all together find nothing', async () => {
    expect((await gamesOf({ search: '龙珠', volatility: 'high' })).loosened).toEqual([
      { choice: 'search', count: 1 },
      { choice: 'volatility', count: 2 },
    ]);
    expect((await gamesOf({ search: '龙珠', volatility: 'high', returns: 'from_97' })).loosened).toEqual([]);
    expect((await gamesOf({ search: '龙珠' })).loosened).toEqual([]);
  });

  it('comes in pages', async () => {
    expect(await codesOf({ pageSize: 2, pageNum: 2 })).toEqual(['JG-Star', 'QK-panda']);
    expect(await codesOf({ pageSize: 2, pageNum: 4 })).toEqual([]);
  });

  it('says that it does not know a venue, and has nothing in a category without games', async () => {
    expect(await site.send(gameListCall, request({ enName: 'NOPE' }))).toMatchObject({ status_code: 6004 });
    expect((await gamesOf({ category: 'ZR' })).total).toBe(0);
    expect((await gamesOf({ category: 'ZR', enName: 'JGDZ' })).total).toBe(0);
  });

  it('shows the games the member launched lately, the newest first, each once', async () => {
    for (const [enName, gameCode] of [
      ['JGDZ', 'JG-pearl'],
      ['WXDZ', 'WX-lotus'],
      ['JGDZ', 'JG-tiger'],
      ['JGDZ', 'JG-pearl'],
    ] as const) {
      site.clock.advance(1_000);
      expect(await player.launch(enName, gameCode)).toMatchObject({ status_code: 6000 });
    }

    expect(await codesOf({ filter: 'recent' }, player.token)).toEqual(['JG-pearl', 'JG-tiger', 'WX-lotus']);
    const ofAll = await site.send(gameListCall, { filter: 'recent', pageNum: 1, pageSize: 20 }, { token: player.token });
    expect(answerOf(gameListCall, ofAll).list.map(({ gameCode }) => gameCode)).toEqual(['JG-pearl', 'JG-tiger', 'WX-lotus']);
    expect(await codesOf({ filter: 'recent' })).toEqual([]);
  });
});

describe('what is told of a game', () => {
  it('is what its venue states, with the pools that it feeds, for guests too', async () => {
    const { game, ...told } = await detailOf('JG-tiger');

    expect(game).toMatchObject({ enName: 'JGDZ', name: '虎啸山林', volatility: 'high', isCollected: false });
    expect(told).toEqual({
      limits: { min: '0.50', max: '100.00' },
      sections: [{ title: '赔付表', lines: ['JG-tiger'], table: [['七', '600']] }],
      pools: [
        { tier: 'grand', amount: '8888.00' },
        { tier: 'major', amount: '888.00' },
        { tier: 'minor', amount: '88.00' },
      ],
      results: [],
    });
  });

  it('has the last rounds with real money of the member who asks, and the list of what they played has the last one', async () => {
    const trial = await player.enter('JGDZ', 'JG-tiger', { trial: true });
    await player.play(trial, '9.00', { payout: '90.00' });
    const session = await player.enter('JGDZ', 'JG-tiger');
    for (const payout of ['0.00', '2.50']) {
      site.clock.advance(1_000);
      await player.play(session, '1.00', { payout });
    }
    await player.launch('QKDZ', 'QK-panda', { trial: true });
    const lastResult = { stake: '1.00', payout: '2.50', at: expect.any(Number) as number };

    expect((await detailOf('JG-tiger', player.token)).results).toEqual([lastResult, { ...lastResult, payout: '0.00' }]);
    const { list } = await gamesOf({ filter: 'recent' }, player.token);
    expect(list.find(({ gameCode }) => gameCode === 'JG-tiger')).toMatchObject({ lastResult });
    expect(list.find(({ gameCode }) => gameCode === 'QK-panda')).not.toHaveProperty('lastResult');
    expect((await gamesOf({}, player.token)).list[1]).not.toHaveProperty('lastResult');
  });

  it('is refused for a game that does not exist', async () => {
    expect(await site.send(gameDetailCall, { gameCode: 'NOPE' })).toMatchObject({ status_code: 6004 });
  });
});

describe('a member’s collection', () => {
  const pearl = { enName: 'JGDZ', gameCode: 'JG-pearl' };

  it('takes a game once, however often it is added [R-API-093]', async () => {
    expect(await player.send(addCollectionCall, pearl)).toMatchObject({ status_code: 6000 });
    expect(await player.send(addCollectionCall, pearl)).toMatchObject({ status_code: 6000 });

    expect(await codesOf({ filter: 'collected' }, player.token)).toEqual(['JG-pearl']);
    expect((await gamesOf({}, player.token)).list[0]).toMatchObject({ isCollected: true });
    expect((await gamesOf({})).list[0]).toMatchObject({ isCollected: false });
  });

  it('gives a game up, and a second time does no harm [R-API-094]', async () => {
    await player.send(addCollectionCall, pearl);

    expect(await player.send(removeCollectionCall, pearl)).toMatchObject({ status_code: 6000 });
    expect(await player.send(removeCollectionCall, pearl)).toMatchObject({ status_code: 6000 });

    expect(await codesOf({ filter: 'collected' }, player.token)).toEqual([]);
  });

  it('takes no game that does not exist, and nothing from a guest', async () => {
    const nothing = { enName: 'JGDZ', gameCode: 'QK-panda' };

    expect(await player.send(addCollectionCall, nothing)).toMatchObject({ status_code: 6004, message: '游戏不存在或已下架' });
    expect(await player.send(removeCollectionCall, nothing)).toMatchObject({ status_code: 6004 });
    expect(await site.send(addCollectionCall, pearl)).toMatchObject({ status_code: 6001 });
  });
});

describe('the bonus pools', () => {
  it('are as the venues opened them, of one venue or of all that have games [R-API-084]', async () => {
    const all = answerOf(bonusPoolsCall, await site.send(bonusPoolsCall, {}));
    const one = answerOf(bonusPoolsCall, await site.send(bonusPoolsCall, { enName: 'QKDZ' }));

    expect(all.pools.map(({ enName }) => enName)).toEqual(['JGDZ', 'QKDZ', 'WXDZ', 'HWDZ']);
    expect(one).toMatchObject({
      pools: [
        {
          enName: 'QKDZ',
          venueName: '乾坤游戏',
          tiers: [
            { tier: 'grand', amount: '8888.00' },
            { tier: 'major', amount: '888.00' },
            { tier: 'minor', amount: '88.00' },
          ],
        },
      ],
      wins: [],
    });
    expect(await site.send(bonusPoolsCall, { enName: 'NOPE' })).toMatchObject({ status_code: 6004 });
  });

  it('grow with the stakes and show who won one lately, the name masked', async () => {
    const session = await player.enter('JGDZ', 'JG-tiger');
    await player.play(session, '50.00');
    await player.play(session, '50.00', { jackpot: 'minor' });

    const { pools, wins } = answerOf(bonusPoolsCall, await site.send(bonusPoolsCall, { enName: 'JGDZ' }));

    expect(pools[0]?.tiers.map(({ amount }) => amount)).toEqual(['8888.50', '888.30', '88.00']);
    expect(wins).toEqual([
      { account: 'pl***1', gameCode: 'JG-tiger', gameName: '虎啸山林', tier: 'minor', amount: '88.20', at: expect.any(Number) as number },
    ]);
    expect(answerOf(bonusPoolsCall, await site.send(bonusPoolsCall, { enName: 'WXDZ' })).wins).toEqual([]);
  });
});

it('launching a game says what it does not know [R-API-086]', async () => {
  const launch = (enName: string, gameCode: string) => player.send(launchCall, { enName, gameCode });

  expect(await launch('NOPE', 'JG-pearl')).toMatchObject({ status_code: 6004, message: '场馆不存在' });
  expect(await launch('JGDZ', 'QK-panda')).toMatchObject({ status_code: 6004, message: '游戏不存在或已下架' });
  expect(await launch('JGDZ', '')).toMatchObject({ status_code: 6004 });
  expect(await launch('HWDZ', 'HW-pearl')).toMatchObject({ status_code: 6415, message: '场馆维护中，请稍后再来' });
  expect(await launch('XMTY', '')).toMatchObject({ status_code: 6415, message: '该场馆暂未接入' });
  expect(await launch('JGDZ', 'JG-pearl')).toMatchObject({ status_code: 6000 });
});

type Query = Partial<Parameters<typeof request>[0]>;

function request({
  category = 'DZ',
  filter = 'all',
  pageNum = 1,
  pageSize = 20,
  ...rest
}: {
  category?: 'DZ' | 'ZR';
  enName?: string;
  filter?: GameFilter;
  search?: string;
  theme?: string;
  volatility?: 'low' | 'middle' | 'high';
  returns?: 'below_96' | 'from_96' | 'from_97';
  pageNum?: number;
  pageSize?: number;
}) {
  return { category, filter, pageNum, pageSize, ...rest };
}

async function gamesOf(query: Query, token?: string) {
  return answerOf(gameListCall, await site.send(gameListCall, request(query), token === undefined ? {} : { token }));
}

async function detailOf(gameCode: string, token?: string) {
  return answerOf(gameDetailCall, await site.send(gameDetailCall, { gameCode }, token === undefined ? {} : { token }));
}

async function codesOf(query: Query, token?: string): Promise<readonly string[]> {
  return (await gamesOf(query, token)).list.map(({ gameCode }) => gameCode);
}
