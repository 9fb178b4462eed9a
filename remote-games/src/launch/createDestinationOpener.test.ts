import { createFakeServices } from '@site/shared/testing';
import { createReceivedGames } from '../play/receivedGames';
import { aReceived, aWish } from '../testing/builders';
import { createDelivery } from './createDestinationOpener';

const payload = { provider: 'PG', url: 'https://venue.example/slot', token: 'once' };
const address = 'https://venue.example/slot?ticket=once';

function aDelivery({ innerGame = true, blocked = 0, isWanted = true }: { innerGame?: boolean; blocked?: number; isWanted?: boolean } = {}) {
  const host = createFakeServices();
  const opened: string[] = [];
  const received = createReceivedGames(host.services.storage, () => 1_000);
  let attempts = 0;
  let offers = 0;
  const deliver = createDelivery({
    navigation: host.services.navigation,
    received,
    site: () => ({ innerGame, origin: 'https://play.example' }),
    openPage: (page) => {
      attempts += 1;
      if (attempts <= blocked) return false;
      opened.push(page);
      return true;
    },
    offerPage: () => {
      offers += 1;
      return Promise.resolve(isWanted);
    },
    describe: () => aReceived(),
  });
  return { deliver, host, opened, received, offersMade: () => offers };
}

describe('bringing a player to what an entry answered', () => {
  it('stores launch data of CRTY and goes to the local sports route [R-VENUE-12]', () => {
    const { deliver, host } = aDelivery();
    const data = { channel: 'CRTY', uid: '1', token: 't' };

    deliver(aWish({ enName: 'CRTY', gameCode: '' }), { kind: 'channel', data });

    expect(host.services.storage.read('channel-launch')).toEqual({ data, receivedAt: 1_000 });
    expect(host.navigated).toMatchObject([{ name: 'crty', params: { enName: 'CRTY' } }]);
  });

  it('opens an address inside, and only because it was received [R-VENUE-13]', () => {
    const { deliver, host, received } = aDelivery();

    deliver(aWish(), { kind: 'address', address });

    expect(host.navigated).toMatchObject([{ name: 'game', params: { info: address } }]);
    expect(received.findAddress(address)).toMatchObject({ address, title: '龙珠宝藏' });
  });

  it('opens an address in a page of its own [R-VENUE-14]', () => {
    const { deliver, host, opened } = aDelivery({ innerGame: false });

    deliver(aWish(), { kind: 'address', address });

    expect(opened).toEqual([address]);
    expect(host.navigated).toEqual([]);
  });

  it('stores a payload and opens its page here [R-VENUE-20] [R-VENUE-21]', () => {
    const { deliver, host, received } = aDelivery();

    deliver(aWish(), { kind: 'payload', payload });

    expect(received.findPayload('pgGame')).toMatchObject({ address: payload.url, token: 'once' });
    expect(host.navigated).toMatchObject([{ name: 'pgGame' }]);
  });

  it('stores a payload and opens its page in a new tab [R-VENUE-20] [R-VENUE-22]', () => {
    const { deliver, host, opened, received } = aDelivery({ innerGame: false });

    deliver(aWish(), { kind: 'payload', payload: { ...payload, provider: 'WXDZ' } });

    expect(received.findPayload('dzGame')).toMatchObject({ token: 'once' });
    expect(opened).toEqual([new URL(host.services.navigation.href('dzGame', {}), 'https://play.example').href]);
    expect(host.navigated).toEqual([]);
  });

  it('offers a page the browser has blocked, and opens it at the press', async () => {
    const { deliver, opened, offersMade } = aDelivery({ innerGame: false, blocked: 1 });

    deliver(aWish(), { kind: 'address', address });
    expect(opened).toEqual([]);
    await Promise.resolve();

    expect(offersMade()).toBe(1);
    expect(opened).toEqual([address]);
  });

  it('opens nothing for one who does not want it', async () => {
    const { deliver, opened } = aDelivery({ innerGame: false, blocked: 1, isWanted: false });

    deliver(aWish(), { kind: 'address', address });
    await Promise.resolve();

    expect(opened).toEqual([]);
  });
});
