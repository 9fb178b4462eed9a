import { bonusPoolsCall, gameListCall, venuesCall } from '@site/shared/wire/games';
import { answerOf } from '../testing/answerOf';
import { exactAfterEach } from '../testing/exactAfterEach';
import { platformForTests } from '../testing/platformForTests';
import { aVenuePlayer, type VenuePlayer } from './testing/aVenuePlayer';
import { TEST_GAMES } from './testing/games';

const down = new Set<string>();
const site = platformForTests(undefined, TEST_GAMES, {
  providers: [{ id: 'JGDZ', enNames: ['JGDZ', 'WXDZ'] }],
  start: () =>
    Promise.resolve({
      url: 'http://venue.test',
      originOf: () => 'http://venue.test',
      isUp: (enName) => !down.has(enName),
      stop: () => Promise.resolve(),
    }),
});
exactAfterEach(site);
let player: VenuePlayer;

beforeEach(async () => {
  down.clear();
  await site.sandbox('reset', {});
  player = await aVenuePlayer(site, '100.00');
});

const venueOf = async (enName: string) =>
  answerOf(venuesCall, await site.send(venuesCall, {})).list.find((venue) => venue.enName === enName);

describe('a venue whose server is not up', () => {
  it('is under maintenance until it is up, and only that venue', async () => {
    down.add('JGDZ');
    expect(await venueOf('JGDZ')).toMatchObject({ state: 'maintenance', isConnected: true, gameCount: 3 });
    expect(await venueOf('JGDZ')).not.toHaveProperty('resumesAt');
    expect(await venueOf('WXDZ')).toMatchObject({ state: 'open' });

    down.clear();
    expect(await venueOf('JGDZ')).toMatchObject({ state: 'open' });
  });

  it('cannot be entered or given money until then, and its games are listed as closed', async () => {
    down.add('JGDZ');

    expect(await player.launch('JGDZ', 'JG-pearl')).toMatchObject({ status_code: 6415 });
    expect(await player.transfer('1', 'JGDZ', '10.00')).toMatchObject({ status_code: 6415 });
    expect(await player.wallets()).toEqual({ CENTER: '100.00' });
    const { list } = answerOf(gameListCall, await site.send(gameListCall, { category: 'DZ', pageNum: 1, pageSize: 50, filter: 'all' }));
    expect(list.filter(({ enName }) => enName === 'JGDZ').map(({ state }) => state)).toEqual(['maintenance', 'maintenance', 'maintenance']);

    down.clear();
    expect(await player.launch('JGDZ', 'JG-pearl')).toMatchObject({ status_code: 6000 });
  });

  it('gives back the money that was brought there', async () => {
    await player.transfer('1', 'JGDZ', '60.00');
    down.add('JGDZ');

    expect(await player.recycle('JGDZ')).toMatchObject({ data: { recycled: '60.00' } });
    expect(await player.wallets()).toEqual({ CENTER: '100.00' });
    expect(answerOf(bonusPoolsCall, await site.send(bonusPoolsCall, {})).pools).not.toEqual([]);
  });

  it('stays under maintenance where operations have set that, whatever its server does', async () => {
    await site.sandbox('venue', { enName: 'JGDZ', state: 'maintenance', resumesInSeconds: 60 });

    expect(await venueOf('JGDZ')).toMatchObject({ state: 'maintenance', resumesAt: expect.any(Number) as number });
  });
});
