import { createFakeServices } from '@site/testing';
import { createReceivedGames } from '../received-games/receivedGames';
import { aGameEntry, aLaunchRequest } from '../testing/builders';
import { createDestinationOpener } from './createDestinationOpener';

const payload = { provider: 'PG', url: 'https://venue.example/slot', token: 'once' };
const address = 'https://venue.example/slot?ticket=once';

function anOpener({
  innerGame = true,
  blocked = 0,
  isAccepted = true,
}: { innerGame?: boolean; blocked?: number; isAccepted?: boolean } = {}) {
  const host = createFakeServices();
  const opened: string[] = [];
  const received = createReceivedGames(host.services.storage, () => 1_000);
  let attempts = 0;
  let offers = 0;
  const open = createDestinationOpener({
    navigation: host.services.navigation,
    received,
    site: () => ({ innerGame, origin: 'https://play.example', locale: 'zh-TW' }),
    openPage: (page) => {
      attempts += 1;
      if (attempts <= blocked) return false;
      opened.push(page);
      return true;
    },
    offerPage: () => {
      offers += 1;
      return Promise.resolve(isAccepted);
    },
    entryOf: () => aGameEntry(),
  });
  return { open, host, opened, received, offersMade: () => offers };
}

describe('opening the destination of an entry', () => {
  it('opens a received address inside, and shows none of its ticket [R-VENUE-13]', () => {
    const { open, host, received } = anOpener();

    open(aLaunchRequest(), { kind: 'address', address });

    expect(host.navigated).toMatchObject([{ name: 'game', params: { info: 'https://venue.example/slot' } }]);
    expect(received.findAddress('https://venue.example/slot')).toMatchObject({ address, title: '龙珠宝藏' });
  });

  it('opens a path of this site as its page [R-VENUE-18] [R-VENUE-19]', () => {
    const { open, host, opened } = anOpener();

    open(aLaunchRequest(), { kind: 'path', path: '/activity/discount?from=venue' });

    expect(host.navigated).toMatchObject([{ name: '/activity/discount?from=venue' }]);
    expect(opened).toEqual([]);
  });

  it('opens a path of this site in a new tab when the site opens games outside', () => {
    const { open, host, opened } = anOpener({ innerGame: false });

    open(aLaunchRequest(), { kind: 'path', path: '/activity/discount' });

    expect(opened).toEqual(['https://play.example/activity/discount']);
    expect(host.navigated).toEqual([]);
  });

  it("opens an address in a separate page, in the player's language [R-VENUE-14]", () => {
    const { open, host, opened } = anOpener({ innerGame: false });

    open(aLaunchRequest(), { kind: 'address', address });

    expect(opened).toEqual([`${address}&lang=zh-TW`]);
    expect(host.navigated).toEqual([]);
  });

  it('stores a payload and opens its page here [R-VENUE-20] [R-VENUE-21]', () => {
    const { open, host, received } = anOpener();

    open(aLaunchRequest(), { kind: 'payload', payload });

    expect(received.findPayload('pgGame')).toMatchObject({ address: payload.url, token: 'once' });
    expect(host.navigated).toMatchObject([{ name: 'pgGame' }]);
  });

  it('stores a payload and opens its page in a new tab [R-VENUE-20] [R-VENUE-22]', () => {
    const { open, host, opened, received } = anOpener({ innerGame: false });

    open(aLaunchRequest(), { kind: 'payload', payload: { ...payload, provider: 'WXDZ' } });

    expect(received.findPayload('dzGame')).toMatchObject({ token: 'once' });
    expect(opened).toEqual([new URL(host.services.navigation.href('dzGame', {}), 'https://play.example').href]);
    expect(host.navigated).toEqual([]);
  });

  it('offers a page that the browser has blocked, and opens it on a click', async () => {
    const { open, opened, offersMade } = anOpener({ innerGame: false, blocked: 1 });

    open(aLaunchRequest(), { kind: 'address', address });
    expect(opened).toEqual([]);
    await Promise.resolve();

    expect(offersMade()).toBe(1);
    expect(opened).toEqual([`${address}&lang=zh-TW`]);
  });

  it('opens nothing when the offer is declined', async () => {
    const { open, opened } = anOpener({ innerGame: false, blocked: 1, isAccepted: false });

    open(aLaunchRequest(), { kind: 'address', address });
    await Promise.resolve();

    expect(opened).toEqual([]);
  });
});
