import { check } from '../wire/schema';
import { slipEntryShape, type SlipEntryShape } from './slipEntryShape';

const ENTRY: SlipEntryShape = {
  gameInfo: { gameId: '7', hgid: '8', gide: '9', team_h: '阿森纳', team_c: '切尔西' },
  playInfo: { w: 'RE' },
  oddInfo: { r: 'REH', gameId: '71' },
  bettingData: { active: 'N', ticket_id: '' },
  championRate: { rtype: '' },
  isInvalid: false,
};

describe('a slip entry outside of the sports package', () => {
  it.each([
    ['gameInfo', 'gameId', '[R-SLIP-01]'],
    ['gameInfo', 'hgid', '[R-SLIP-01]'],
    ['gameInfo', 'gide', '[R-SLIP-01]'],
    ['gameInfo', 'team_h', '[R-SLIP-01]'],
    ['gameInfo', 'team_c', '[R-SLIP-01]'],
    ['playInfo', 'w', '[R-SLIP-02]'],
    ['oddInfo', 'r', '[R-SLIP-03]'],
    ['bettingData', 'active', '[R-SLIP-05]'],
    ['bettingData', 'ticket_id', '[R-SLIP-05]'],
    ['championRate', 'rtype', '[R-SLIP-06]'],
  ] as const)('has %s.%s %s', (group, field, _id) => {
    const { [field]: _left, ...rest } = ENTRY[group] as Record<string, unknown>;

    expect(check(slipEntryShape, ENTRY).issues).toBeUndefined();
    expect(check(slipEntryShape, { ...ENTRY, [group]: rest }).issues).toBeDefined();
  });

  it('may name a game of its own for the selection [R-SLIP-04]', () => {
    expect(check(slipEntryShape, { ...ENTRY, oddInfo: { r: 'REH' } }).issues).toBeUndefined();
    expect(check(slipEntryShape, { ...ENTRY, oddInfo: { r: 'REH', gameId: 71 } }).issues).toBeDefined();
  });

  it('reports whether it is invalid [R-SLIP-07]', () => {
    const { isInvalid: _left, ...rest } = ENTRY;

    expect(check(slipEntryShape, rest).issues).toBeDefined();
  });
});
