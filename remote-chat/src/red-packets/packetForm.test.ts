import type { Fen } from '@site/shared/money';
import { RED_PACKET_RULES } from '@site/shared/wire/redPackets';
import { findPacketFault, PACKET_RULES, packetOf } from './packetForm';
import { packetStatus, type RedPacket } from './redPacket';

const fen = (amount: number) => amount as Fen;

it('has the bounds of the platform', () => {
  expect(RED_PACKET_RULES).toMatchObject(PACKET_RULES);
});

describe('the form of a red packet', () => {
  it.each([
    ['', 5, 'empty'],
    ['10', undefined, 'empty'],
    ['0.99', 1, 'least'],
    ['1', 1, undefined],
    ['2000', 100, undefined],
    ['2000.01', 100, 'most'],
    ['1', 100, undefined],
    ['50.01', 5, 'balance'],
  ])('of %s in %s shares is %s', (sum, shares, fault) => {
    const balance = sum === '50.01' ? fen(5_000) : fen(1_000_000);
    expect(findPacketFault({ sum, shares, greeting: '' }, balance)).toBe(fault);
    expect(packetOf('c1', { sum, shares, greeting: '' }, balance) === undefined).toBe(fault !== undefined);
  });

  it('is sent without the space around its greeting', () => {
    expect(packetOf('c1', { sum: '6.66', shares: 3, greeting: ' 好运 ' }, undefined)).toEqual({
      roomId: 'c1',
      sum: 666,
      shares: 3,
      greeting: '好运',
    });
  });
});

it.each([
  [{}, 99, 'open'],
  [{}, 100, 'expired'],
  [{ isOver: true }, 0, 'expired'],
  [{ taken: 2, isOver: true }, 0, 'empty'],
  [{ own: fen(1), isOver: true }, 100, 'claimed'],
] as const)('a packet with %j is at %i ms %s', (facts, now, status) => {
  const packet: RedPacket = { id: 'HB1', sum: fen(100), shares: 2, taken: 0, expiresAt: 100, isOver: false, own: undefined, ...facts };
  expect(packetStatus(packet, now)).toBe(status);
});
