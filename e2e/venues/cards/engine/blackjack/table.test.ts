import * as fc from 'fast-check';
import { cards } from '../../testing/aCard';
import { dealShoe } from '../packs';
import { advise } from './advice';
import { totalOf } from './hand';
import { costOf, settle } from './settle';
import { act, deal, legalActions, playActions, standAll, type Action } from './table';

/** Cards in deal order: player, dealer, player, dealer face down, then the cards drawn later. */
const shoe = (text: string) => cards(text);

describe('the machine of a round', () => {
  it.each<[title: string, shoe: string, actions: Action[], phase: string, legal: Action[]]>([
    ['begins with the player where the dealer shows no ace', '9s 7d 4h Kc', [], 'acting', ['hit', 'stand', 'double']],
    ['offers insurance against an ace', '9s Ad 4h 6c', [], 'insurance', ['insure', 'decline']],
    ['offers it to a natural too', 'As Ad Kh 6c', [], 'insurance', ['insure', 'decline']],
    ['goes on after insurance where there is no natural', '9s Ad 4h 6c', ['insure'], 'acting', ['hit', 'stand', 'double']],
    ['goes on without insurance', '9s Ad 4h 6c', ['decline'], 'acting', ['hit', 'stand', 'double']],
    ['is over with a natural under an ace', '9s Ad 4h Kc', ['decline'], 'over', []],
    ['is over with a natural under a ten before any action', '9s Kd 4h Ac', [], 'over', []],
    ['is over with a natural of the player', 'As 7d Kh Kc', [], 'over', []],
    ['allows no double after a hit', '2s 7d 4h Kc 3s', ['hit'], 'acting', ['hit', 'stand']],
    ['is over for a hand that is bust', '9s 7d 4h Kc Ks', ['hit'], 'over', []],
    ['stands at 21 by itself', '9s 7d 4h Kc 8s', ['hit'], 'over', []],
    ['takes one card for a double', '6s 7d 5h Kc 2s', ['double'], 'over', []],
    ['is over when the player stands', '9s 7d 4h Kc', ['stand'], 'over', []],
    ['splits two of equal points', 'Ks 7d Th Kc', [], 'acting', ['hit', 'stand', 'double', 'split']],
    ['does not split twice', '8s 7d 8h Kc 8d 2s', ['split'], 'acting', ['hit', 'stand', 'double']],
    ['doubles after a split', '8s 7d 8h Kc 3d 2s Ts', ['split', 'double'], 'acting', ['hit', 'stand', 'double']],
    ['gives split aces one card each', 'As 7d Ah Kc 3d 2s', ['split'], 'over', []],
  ])('%s', (_title, dealt, actions, phase, legal) => {
    const table = playActions(shoe(dealt), actions);

    expect(table.phase).toBe(phase);
    expect(legalActions(table)).toEqual(legal);
  });

  it.each<[shoe: string, actions: Action[], refused: Action]>([
    ['9s 7d 4h Kc', [], 'insure'],
    ['9s Ad 4h 6c', [], 'hit'],
    ['9s 7d 4h Kc', [], 'split'],
    ['9s 7d 4h Kc', ['stand'], 'hit'],
    ['2s 7d 4h Kc 3s', ['hit'], 'double'],
  ])('refuses what is not allowed (%s, %j, %s)', (dealt, actions, refused) => {
    expect(() => playActions(shoe(dealt), [...actions, refused])).toThrow(RangeError);
  });

  it('has the dealer stand on all 17, soft ones too', () => {
    expect(totalOf(playActions(shoe('9s 6d 9h Ac Ks'), ['stand']).dealer)).toEqual({ total: 17, isSoft: true });
    expect(playActions(shoe('9s 6d 9h Tc 5s'), ['stand']).dealer).toHaveLength(3);
    expect(playActions(shoe('9s 6d 4h Tc Ks 5s'), ['hit']).dealer).toHaveLength(2);
  });
});

describe('the payment of a round of ¥10', () => {
  it.each<[title: string, shoe: string, actions: Action[], staked: bigint, payout: bigint]>([
    ['a natural is 3:2', 'As 7d Kh Kc', [], 1_000n, 2_500n],
    ['both naturals are a push', 'As Kd Kh Ac', [], 1_000n, 1_000n],
    ['a win is 1:1', 'Ts 7d Kh Kc', ['stand'], 1_000n, 2_000n],
    ['equal totals are a push', 'Ts 7d 7h Kc', ['stand'], 1_000n, 1_000n],
    ['a lost hand pays nothing', 'Ts 7d 6h Kc', ['stand'], 1_000n, 0n],
    ['bust loses though the dealer would be too', 'Ts 6d 6h Kc Ks Qs', ['hit'], 1_000n, 0n],
    ['a double is paid double', '6s 7d 5h Kc Ts', ['double'], 2_000n, 4_000n],
    ['insurance is 2:1 against a natural', 'Ts Ad 9h Kc', ['insure'], 1_500n, 1_500n],
    ['insurance is lost against none', 'Ts Ad 9h 6c', ['insure', 'stand'], 1_500n, 2_000n],
    ['an insured natural is even money', 'As Ad Kh Kc', ['insure'], 1_500n, 2_500n],
    ['21 after a split is no natural', 'As 7d Ah Kc Kd Qs', ['split'], 2_000n, 4_000n],
    ['split and doubled hands are paid each', '8s 7d 8h Kc 3d 2s Ts Ks', ['split', 'double', 'hit'], 3_000n, 6_000n],
    ['21 of three cards loses to a natural under a ten, before it is drawn', '8s Td 3h Ac', [], 1_000n, 0n],
  ])('%s', (_title, dealt, actions, staked, payout) => {
    const table = playActions([...shoe(dealt), ...cards('5c 5d 5h 5s')], actions);
    const end = table.phase === 'over' ? table : standAll(table).reduce(act, table);

    const settled = settle(end, 1_000n);

    expect([settled.staked, settled.payout]).toEqual([staked, payout]);
    // Only a single hand can push in the cases of this table.
    const isPush = settled.hands.some(({ outcome }) => outcome === 'push');
    expect(settled.exposure).toBe(isPush ? staked - 1_000n : staked);
    expect(actions.reduce((sum, action) => sum + costOf(action, 1_000n), 1_000n)).toBe(staked);
  });
});

it('ends however it is played, with as many cards as were dealt', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.array(fc.nat(), { maxLength: 30 }), (seed, picks) => {
      const packs = dealShoe({ seed, playerSeed: 'p', roundId: 'r' });
      let table = deal(packs);
      for (const pick of picks) {
        const legal = legalActions(table);
        const action = legal[pick % Math.max(legal.length, 1)];
        if (action !== undefined) table = act(table, action);
      }
      table = standAll(table).reduce(act, table);
      expect(table.phase).toBe('over');
      const shown = [...table.dealer, ...table.hands.flatMap((hand) => hand.cards)];
      expect(shown).toHaveLength(table.dealt);
      expect(settle(table, 1_000n).payout).toBeLessThanOrEqual(8_000n);
    }),
    { numRuns: 100 },
  );
});

it('advises only what is allowed, and never to insure', () => {
  expect(advise(deal(shoe('8s 7d 8h Kc')))).toBe('split');
  expect(advise(deal(shoe('6s Td 5h 9c')))).toBe('double');
  expect(advise(deal(shoe('Ts Ad 9h 6c')))).toBe('decline');
  expect(advise(playActions(shoe('As 6d 4h 9c 3s'), ['hit']))).toBe('stand');
  expect(advise(playActions(shoe('Ts 6d 4h 9c 5s'), ['stand']))).toBeNull();
});
