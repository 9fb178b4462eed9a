import { runs } from '@site/testing/runs';
import { createDraws } from '../../kit/fairness/createDraws';
import { decideBatch } from './decideBatch';
import { chanceOf, fire, multiplierOf, RETURN } from './fire';
import { FISH_KINDS, KINDS, MOST_PAYS_OF_PREY, type FishKind } from './kinds';
import { preyOf } from './prey';
import { formatShots, parseShots, replay } from './replay';
import { fishOfSlice, isThere, SLICE_MS, type Fish } from './waters';

const START = 100 * SLICE_MS;
const WATERS = [100, 101, 102, 103].flatMap((slice) => fishOfSlice(slice, `seed ${String(slice)}`));

describe('the return', () => {
  it.each(FISH_KINDS)('of a shot at a %s is 965 thousandths, exactly', (kind) => {
    expectExactReturn(multiplierOf({ kind, prey: [] }));
  });

  it('is the same at every moment, whatever crab and eel would take with them', () => {
    const sums = new Set<number>();
    for (let at = START; at < START + 3 * SLICE_MS; at += runs(1_000, 250)) {
      const here = WATERS.filter((fish) => isThere(fish, at));
      for (const hunter of here) {
        const multiplier = multiplierOf({ kind: hunter.kind, prey: preyOf(hunter, here, at).map(({ kind }) => kind) });
        expectExactReturn(multiplier);
        sums.add(multiplier);
      }
    }
    // The sampled moments differ, so many different sums were checked.
    expect(sums.size).toBeGreaterThan(30);
  });

  it.each<[string, (here: readonly Fish[], at: number) => Fish | undefined]>([
    ['the least valuable', (here) => here.toSorted(byPays)[0]],
    ['the most valuable', (here) => here.toSorted(byPays).at(-1)],
    ['any fish in turn', (here, at) => here[at % here.length]],
    ['those that take the most with them', (here, at) => here.toSorted((one, other) => paidAt(other, here, at) - paidAt(one, here, at))[0]],
  ])('is met by shots at %s, within four standard errors', (_title, aim) => {
    const draws = createDraws('seed of the simulation', 'player', 'strategy');
    const batches = runs(250, 600);
    let stake = 0;
    let paid = 0;
    let variance = 0;
    for (let batch = 0; batch < batches; batch += 1) {
      const at = START + 2 * SLICE_MS - 7_919 * (batch % 5);
      const fish = aim(
        WATERS.filter((each) => isThere(each, at)),
        at,
      );
      if (fish === undefined) throw new Error('the waters are empty');
      const { shots } = decideBatch(
        Array.from({ length: 5 }, () => ({ fish: fish.id, bullet: 100n })),
        WATERS,
        at,
        draws,
      );
      for (const shot of shots) {
        if (shot.outcome === 'gone') continue;
        const chance = RETURN.over / RETURN.under / shot.multiplier;
        stake += 1;
        paid += Number(shot.payout) / 100;
        variance += chance * (1 - chance) * shot.multiplier ** 2;
      }
    }

    expect(stake).toBeGreaterThan(runs(400, 1_000));
    expect(Math.abs(paid - (stake * RETURN.over) / RETURN.under)).toBeLessThan(4 * Math.sqrt(variance));
  });
});

describe('a shot', () => {
  it('pays the fish and everything caught with it, or nothing', () => {
    const shot = { kind: 'crab', bullet: 50n, prey: ['clown', 'turtle'] } as const;

    expect(fire(shot, drawing(true))).toEqual({ multiplier: 29, isCaught: true, payout: 1_450n });
    expect(fire(shot, drawing(false))).toEqual({ multiplier: 29, isCaught: false, payout: 0n });
  });

  it('costs nothing at a fish that is not there, and one that is caught is not there for the next', () => {
    const fish = aFish('clown', 'a');
    const shots = ['a', 'a', 'unknown'].map((id) => ({ fish: id, bullet: 10n }));

    const { shots: decided, stake, payout } = decideBatch(shots, [fish], START, drawing(true));

    expect(decided.map(({ outcome }) => outcome)).toEqual(['caught', 'gone', 'gone']);
    expect([stake, payout]).toEqual([10n, 30n]);
    expect(decideBatch(shots, [fish], fish.goneAt, drawing(true)).stake).toBe(0n);
    expect(decideBatch(shots, [fish], fish.bornAt - 1, drawing(true)).stake).toBe(0n);
  });

  it('takes what it caught with the crab from those after it', () => {
    const waters = [aFish('crab', 'c'), aFish('clown', 'a')];

    const { shots } = decideBatch(
      [
        { fish: 'c', bullet: 10n },
        { fish: 'a', bullet: 10n },
      ],
      waters,
      START,
      drawing(true),
    );

    expect(shots).toMatchObject([{ outcome: 'caught', multiplier: 13, payout: 130n }, { outcome: 'gone' }]);
  });

  it('is decided again from the seeds and what was shot at', () => {
    const aimed = WATERS.filter((fish) => isThere(fish, START + SLICE_MS)).slice(0, 30);
    const { shots } = decideBatch(
      aimed.map(({ id }) => ({ fish: id, bullet: 20n })),
      WATERS,
      START + SLICE_MS,
      createDraws('a seed', 'player', 'round'),
    );
    const hits = shots.filter((shot) => shot.outcome !== 'gone');

    const text = formatShots(hits.map(({ fish, bullet, prey }) => ({ kind: fish.kind, bullet, prey: prey.map(({ kind }) => kind) })));
    const replayed = replay('a seed', 'player', 'round', text);

    expect(replayed.map(({ isCaught }) => isCaught)).toEqual(hits.map(({ outcome }) => outcome === 'caught'));
    expect(replayed.some(({ isCaught }) => isCaught)).toBe(true);
    expect(replayed.map(({ multiplier }) => multiplier)).toEqual(hits.map(({ multiplier }) => multiplier));
  });
});

it.each(['', '2', '2@0.1', '2@-0.10', '2@0.00', '17@0.10', '15@0.10+0', '15@0.10++2'])('no shots are written "%s"', (text) => {
  expect(() => parseShots(text)).toThrow();
});

describe('prey', () => {
  it('is of crabs and eels only, and never another special or a fish that pays too much', () => {
    const waters = FISH_KINDS.map((kind) => aFish(kind, kind));
    for (const hunter of waters) {
      const prey = preyOf(hunter, waters, START).map(({ kind }) => kind);
      if (KINDS[hunter.kind].takes === undefined) expect(prey).toEqual([]);
      else expect(prey.every((kind) => KINDS[kind].takes === undefined && KINDS[kind].pays <= MOST_PAYS_OF_PREY)).toBe(true);
    }
  });

  it.each(['crab', 'eel'] as const)('of a %s is bounded, in number and in what it pays, however many are near', (kind) => {
    const hunter = aFish(kind, 'hunter');
    const reach = KINDS[kind].takes;
    for (const near of ['sardine', 'octopus', 'shark'] as const) {
      const waters = [hunter, ...Array.from({ length: 40 }, (_, index) => aFish(near, `${near} ${String(index)}`))];
      const prey = preyOf(hunter, waters, START);

      expect(prey.length).toBeLessThanOrEqual(reach?.mostFish ?? 0);
      expect(prey.length).toBeGreaterThan(0);
      expect(multiplierOf({ kind, prey: prey.map((each) => each.kind) })).toBeLessThanOrEqual(reach?.mostPays ?? 0);
    }
  });

  it('is within reach: of the crab itself, and of each link of the chain', () => {
    const fish = [300, 600, 900].map((x) => aFish('clown', `at ${String(x)}`, x));

    expect(preyOf(aFish('crab', 'crab', 60), fish, START).map(({ id }) => id)).toEqual(['at 300']);
    expect(preyOf(aFish('eel', 'eel', 60), fish, START).map(({ id }) => id)).toEqual(['at 300', 'at 600', 'at 900']);
  });
});

/** Expects chance × multiplier to equal the return, without rounding. */
function expectExactReturn(multiplier: number): void {
  const { over, under } = chanceOf(multiplier);
  expect(BigInt(over) * BigInt(multiplier) * BigInt(RETURN.under)).toBe(BigInt(RETURN.over) * BigInt(under));
  expect(over).toBeLessThan(under);
}

function byPays(one: Fish, other: Fish): number {
  return KINDS[one.kind].pays - KINDS[other.kind].pays;
}

function paidAt(fish: Fish, here: readonly Fish[], at: number): number {
  return multiplierOf({ kind: fish.kind, prey: preyOf(fish, here, at).map(({ kind }) => kind) });
}

/** Creates a fish that stays in place. */
function aFish(kind: FishKind, id: string, x = 800): Fish {
  const path = { startX: x, startY: 450, midX: x, midY: 450, endX: x, endY: 450, wave: 0, phase: 0 };
  return { id, kind, bornAt: START - 1_000, goneAt: START + 1_000, path };
}

function drawing(isCaught: boolean): Parameters<typeof fire>[1] {
  return { below: () => 0, chance: () => isCaught, shuffle: (items) => [...items] };
}
