import { createFakeServices } from '@site/shared/testing';
import { aReceived } from '../testing/builders';
import { createReceivedGames, RECEIVED_ADDRESSES, RECEIVED_FOR_MS } from './receivedGames';

function aMemory() {
  const { storage } = createFakeServices().services;
  const clock = { now: 1_000 };
  return { received: createReceivedGames(storage, () => clock.now), storage, clock };
}

const address = 'https://v.example/slot/JG-pearl?ticket=a%2Fb&n=%E9%BE%99';

describe('games a session has received', () => {
  it.each([
    ['as it was', address],
    ['decoded by a router', 'https://v.example/slot/JG-pearl?ticket=a/b&n=龙'],
    ['still encoded', encodeURIComponent(address)],
  ])('are found by their address %s', (_, info) => {
    const { received } = aMemory();
    received.keepAddress(address, aReceived());

    expect(received.findAddress(info)).toMatchObject({ address, enName: 'JGDZ' });
  });

  it.each([
    ['another address', 'https://evil.example/'],
    ['an address on the same origin', 'https://v.example/other'],
    ['nonsense', '%E0%A4%A'],
    ['nothing', ''],
  ])('do not include %s', (_, info) => {
    const { received } = aMemory();
    received.keepAddress(address, aReceived());

    expect(received.findAddress(info)).toBeUndefined();
  });

  it('are forgotten after two hours', () => {
    const { received, clock } = aMemory();
    received.keepAddress(address, aReceived());
    received.keepPayload('pgGame', { provider: 'PG', url: address, token: 'once' }, aReceived());

    clock.now += RECEIVED_FOR_MS - 1;
    expect(received.findAddress(address)).toBeDefined();
    expect(received.findPayload('pgGame')).toMatchObject({ token: 'once' });
    clock.now += 1;

    expect(received.findAddress(address)).toBeUndefined();
    expect(received.findPayload('pgGame')).toBeUndefined();
  });

  it('are kept per page', () => {
    const { received } = aMemory();
    received.keepPayload('dzGame', { provider: 'WXDZ', url: address, token: 'once' }, aReceived());

    expect(received.findPayload('pgGame')).toBeUndefined();
  });

  it('are only so many', () => {
    const { received } = aMemory();
    for (let index = 0; index <= RECEIVED_ADDRESSES; index += 1) received.keepAddress(`https://v.example/${String(index)}`, aReceived());

    expect(received.findAddress('https://v.example/0')).toBeUndefined();
    expect(received.findAddress('https://v.example/1')).toBeDefined();
  });

  it.each([
    ['no list', 'received-addresses', { address }],
    ['a script', 'received-addresses', [{ ...aReceived(), receivedAt: 1_000, address: 'javascript:alert(1)' }]],
    ['half a record', 'received-addresses', [{ address }]],
  ])('survive tampering: %s', (_, key, kept) => {
    const { received, storage } = aMemory();
    storage.write(key, kept);

    expect(received.findAddress(address)).toBeUndefined();
    expect(received.findAddress('javascript:alert(1)')).toBeUndefined();
  });
});
