import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { createDraws } from './createDraws';
import { commitmentOf, createSeeds } from './createSeeds';
import { makePlayerSeed, playerSeedSchema } from './playerSeed';

/** Example in host/docs/0032-third-party-game-providers.md, which anyone can verify with their own tool. */
const EXAMPLE = {
  secret: 'a secret of the venue that nobody knows',
  name: 'HTZR:2841',
  seed: 'bb197112f4508d27bd9f00359b79f5442827f0c0c0694fb13f4d83df7063c883',
  commitment: '58f2867259cfbd7b5c2f90f26e512acc261b7b982e87a5587f2a45d45b3a29f0',
  playerSeed: 'lucky',
} as const;

describe('seeds and commitments', () => {
  it('are the HMAC of RFC 4231 and the SHA-256 of FIPS 180', () => {
    expect(createSeeds('Jefe').seedOf('what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('are those of the documented example', () => {
    const seeds = createSeeds(EXAMPLE.secret);

    expect(seeds.seedOf(EXAMPLE.name)).toBe(EXAMPLE.seed);
    expect(seeds.seedOf(EXAMPLE.name)).toBe(EXAMPLE.seed);
    expect(commitmentOf(EXAMPLE.seed)).toBe(EXAMPLE.commitment);
  });
});

describe('draws', () => {
  it('are those of the documented example', () => {
    const draws = createDraws(EXAMPLE.seed, EXAMPLE.playerSeed, EXAMPLE.name);

    expect([52, 52, 6, 6, 38, 1_000_000].map((n) => draws.below(n))).toEqual([42, 41, 0, 5, 30, 226_987]);
    expect(createDraws(EXAMPLE.seed, EXAMPLE.playerSeed, EXAMPLE.name).shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5)).toEqual([
      1, 7, 9, 3, 5,
    ]);
  });

  it('are what another HMAC gives, with numbers left out where they would favour an outcome', () => {
    const input = fc.tuple(fc.string(), fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), fc.integer({ min: 1, max: 2 ** 48 }));
    fc.assert(
      fc.property(input, ([seed, playerSeed, round, n]) => {
        const draws = createDraws(seed, playerSeed, round);
        expect(Array.from({ length: 12 }, () => draws.below(n))).toEqual(drawWithNode(seed, playerSeed, round, n, 12));
      }),
      { numRuns: 50, examples: [[['s', '', 'r', 2 ** 47 + 1]]] },
    );
  });

  it('shuffle without losing or repeating anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer(), { maxLength: 60 }), (seed, items) => {
        const shuffled = createDraws(seed, '', 'r').shuffle(items);
        expect([...shuffled].sort(byValue)).toEqual([...items].sort(byValue));
      }),
      { numRuns: 50 },
    );
  });

  it('have their chance, and refuse an impossible count', () => {
    const draws = createDraws('s', '', 'r');

    expect(draws.chance(1, 1)).toBe(true);
    expect(draws.chance(0, 5)).toBe(false);
    expect(Array.from({ length: 2_000 }, () => draws.chance(1, 4)).filter(Boolean).length).toBe(510);
    for (const n of [0, -1, 1.5, 2 ** 48 + 1, Number.NaN]) expect(() => draws.below(n)).toThrow(RangeError);
  });
});

it('makes a seed for a player who has chosen none, and takes none with a colon in it', () => {
  expect(playerSeedSchema.safeParse(makePlayerSeed()).success).toBe(true);
  for (const text of ['', 'a:b', 'a b', 'x'.repeat(65)]) expect(playerSeedSchema.safeParse(text).success).toBe(false);
});

/** Implements the documented algorithm with big integers. */
function drawWithNode(seed: string, playerSeed: string, round: string, n: number, count: number): readonly number[] {
  const drawn: number[] = [];
  for (let block = 0; drawn.length < count; block += 1) {
    const bytes = createHmac('sha256', seed)
      .update(`${playerSeed}:${round}:${String(block)}`)
      .digest('hex');
    for (let place = 0; place < 5 && drawn.length < count; place += 1) {
      const number = BigInt(`0x${bytes.slice(place * 12, place * 12 + 12)}`);
      if (number < 2n ** 48n - (2n ** 48n % BigInt(n))) drawn.push(Number(number % BigInt(n)));
    }
  }
  return drawn;
}

function byValue(a: number, b: number): number {
  return a - b;
}
