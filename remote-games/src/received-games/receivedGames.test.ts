import { createFakeServices } from '@site/testing';
import { aGameEntry } from '../testing/builders';
import { createReceivedGames, RECEIVED_ADDRESSES, RECEIVED_FOR_MS } from './receivedGames';

function aStore() {
  const { storage } = createFakeServices().services;
  const clock = { now: 1_000 };
  return { received: createReceivedGames(storage, () => clock.now), storage, clock };
}

const address = 'https://v.example/slot/JG-pearl?ticket=a%2Fb&n=%E9%BE%99';

describe('received games', () => {
  it.each([
    ['as it was', address],
    ['decoded by a router', 'https://v.example/slot/JG-pearl?ticket=a/b&n=龙'],
    ['still encoded', encodeURIComponent(address)],
    ['without its ticket', 'https://v.example/slot/JG-pearl'],
  ])('are found by their address %s', (_, info) => {
    const { received } = aStore();
    received.keepAddress(address, aGameEntry());

    expect(received.findAddress(info)).toMatchObject({ address, enName: 'JGDZ' });
  });

  it.each([
    ['another address', 'https://evil.example/'],
    ['an address on the same origin', 'https://v.example/other'],
    ['text that cannot be decoded', '%E0%A4%A'],
    ['nothing', ''],
  ])('do not include %s', (_, info) => {
    const { received } = aStore();
    received.keepAddress(address, aGameEntry());

    expect(received.findAddress(info)).toBeUndefined();
  });

  it('are forgotten after two hours', () => {
    const { received, clock } = aStore();
    received.keepAddress(address, aGameEntry());
    received.keepPayload('pgGame', { provider: 'PG', url: address, token: 'once' }, aGameEntry());

    clock.now += RECEIVED_FOR_MS - 1;
    expect(received.findAddress(address)).toBeDefined();
    expect(received.findPayload('pgGame')).toMatchObject({ token: 'once' });
    clock.now += 1;

    expect(received.findAddress(address)).toBeUndefined();
    expect(received.findPayload('pgGame')).toBeUndefined();
  });

  it('expire two hours after the last round, and retain the time of entry', () => {
    const { received, clock } = aStore();
    received.keepAddress(address, aGameEntry());
    received.keepPayload('pgGame', { provider: 'PG', url: address, token: 'once' }, aGameEntry());
    clock.now += RECEIVED_FOR_MS - 1;

    received.renew(received.findAddress(address)!);
    received.renew(received.findPayload('pgGame')!);
    clock.now += RECEIVED_FOR_MS - 1;

    expect(received.findAddress(address)).toMatchObject({ enteredAt: 1_000 });
    expect(received.findPayload('pgGame')).toMatchObject({ enteredAt: 1_000 });
    clock.now += 1;
    expect(received.findAddress(address)).toBeUndefined();
  });

  it('are not extended by another game, another member, or after they expire', () => {
    const { received, clock } = aStore();
    received.keepAddress(address, aGameEntry());
    const game = received.findAddress(address)!;
    clock.now += RECEIVED_FOR_MS - 1;

    received.renew({ ...game, userId: '10002' });
    received.renew({ ...game, address: 'https://v.example/other' });
    received.renew({ ...game, token: 'once' });
    clock.now += 1;
    received.renew(game);

    expect(received.findAddress(address)).toBeUndefined();
  });

  it('are written at most once a minute, however many rounds are reported', () => {
    const { received, clock, storage } = aStore();
    received.keepAddress(address, aGameEntry());
    const write = jest.spyOn(storage, 'write');

    for (let round = 0; round < 600; round += 1) {
      clock.now += 200;
      received.renew(received.findAddress(address)!);
    }

    expect(write).toHaveBeenCalledTimes(2);
  });

  it('are stored per page', () => {
    const { received } = aStore();
    received.keepPayload('dzGame', { provider: 'WXDZ', url: address, token: 'once' }, aGameEntry());

    expect(received.findPayload('pgGame')).toBeUndefined();
  });

  it('are limited in number', () => {
    const { received } = aStore();
    for (let index = 0; index <= RECEIVED_ADDRESSES; index += 1) received.keepAddress(`https://v.example/${String(index)}`, aGameEntry());

    expect(received.findAddress('https://v.example/0')).toBeUndefined();
    expect(received.findAddress('https://v.example/1')).toBeDefined();
  });

  it.each([
    ['not a list', 'received-addresses', { address }],
    ['a script', 'received-addresses', [{ ...aGameEntry(), receivedAt: 1_000, address: 'javascript:alert(1)' }]],
    ['an incomplete record', 'received-addresses', [{ address }]],
  ])('ignore tampered storage: %s', (_, key, kept) => {
    const { received, storage } = aStore();
    storage.write(key, kept);

    expect(received.findAddress(address)).toBeUndefined();
    expect(received.findAddress('javascript:alert(1)')).toBeUndefined();
  });
});
