import { fishOfSlice, isThere, SLICE_MS, type Fish } from '../../engine';
import { createClock } from '../createClock';
import { createBullets, type Bullet } from './createBullets';
import { createEffects } from './createEffects';
import { createGun, SHOT_EVERY_SECONDS } from './createGun';
import { createSchool, fishUnder, isInSight, type Swimmer } from './createSchool';
import { aView, cannonX, cannonY, fitView } from './view';

const SLICE = 900;
const AT = (SLICE + 1) * SLICE_MS;
const HALL = { now: AT, slices: [SLICE - 1, SLICE, SLICE + 1].map((slice) => ({ slice, seed: `seed ${String(slice)}` })) };
const ALL = HALL.slices.flatMap(({ slice, seed }) => fishOfSlice(slice, seed));
const STEP = 1 / 60;

describe('the school', () => {
  it('shows exactly the fish that the server has in these waters, and not those that were caught', () => {
    const { school, view } = aSchool();
    const there = ALL.filter((fish) => isThere(fish, AT)).map(({ id }) => id);
    expect(school.here.map(({ fish }) => fish.id).toSorted()).toEqual(there.toSorted());

    const [first = ''] = there;
    const again = createSchool([first]);
    again.load(HALL);
    again.move(AT, 0, view);
    expect(again.here.map(({ fish }) => fish.id)).not.toContain(first);
  });

  it('lets a caught fish sink and fade, at its place, out of reach', () => {
    const { school, view } = aSchool();
    const fish = inSight(school.here, view);
    const [x, y] = [fish.x, fish.y];
    school.catchFish(fish.fish.id);
    school.move(AT + 300, 0.3, view);

    expect([fish.x, fish.y, isInSight(fish, view), school.here.includes(fish)]).toEqual([x, y, false, true]);
    school.move(AT + 800, 0.5, view);
    expect(school.here.includes(fish)).toBe(true);
    school.move(AT + 820, 0.02, view);
    expect(school.here.includes(fish)).toBe(false);
    school.load(HALL);
    school.move(AT + 840, 0.02, view);
    expect(school.here.includes(fish)).toBe(false);
  });

  it('finds the fish under a pointer, and nothing in open water', () => {
    const { school, view } = aSchool();
    const fish = inSight(school.here, view);

    expect(fishUnder([fish], view, fish.x + 2, fish.y)).toBe(fish);
    expect(fishUnder([fish], view, fish.x + fish.radius * 3, fish.y)).toBeNull();
  });

  it('lies within any page, upright or across', () => {
    for (const [width, height] of [
      [390, 600],
      [844, 340],
      [2560, 1300],
    ] as const) {
      const view = aView();
      fitView(view, width, height, 3);
      const school = createSchool([]);
      school.load(HALL);
      school.move(AT, 0, view);
      expect(school.here.filter((swimmer) => isInSight(swimmer, view)).length).toBeGreaterThan(10);
      expect(view.width * view.height * view.ratio ** 2).toBeLessThan(3_300_000);
      expect(cannonY(view)).toBeLessThan(height);
    }
  });
});

describe('a bullet', () => {
  it('with a target passes every other fish and meets that one', () => {
    const { met, bullets, school, view } = aCannon();
    const target = inSight(school.here, view);
    bullets.launch(cannonX(view), cannonY(view), -1, 10, target);
    for (let step = 0; step < 240 && met.length === 0; step += 1) bullets.step(STEP, view, school);

    expect(met).toEqual([target]);
  });

  it('without one meets the first fish in its way', () => {
    const { met, bullets, school, view } = aCannon();
    const target = inSight(school.here, view);
    bullets.launch(target.x, target.y, 0, 10, null);
    bullets.step(STEP, view, school);

    expect(met).toHaveLength(1);
    expect(bullets.all.every(({ isFlying }) => !isFlying)).toBe(true);
  });

  it('comes back from the walls, and is given back when it meets nothing', () => {
    const { met, faded, bullets, view } = aCannon();
    const empty = createSchool([]);
    bullets.launch(cannonX(view), cannonY(view), -0.4, 20, null);
    for (let step = 0; step < 260; step += 1) {
      bullets.step(STEP, view, empty);
      const [bullet] = bullets.all;
      if (bullet?.isFlying === true)
        expect(bullet.x > -20 && bullet.x < view.width + 20 && bullet.y > -20 && bullet.y < view.height + 20).toBe(true);
    }

    expect(met).toEqual([]);
    expect(faded).toEqual([20]);
  });

  it('whose target is caught flies on to whatever it meets', () => {
    const { bullets, school, view } = aCannon();
    const target = inSight(school.here, view);
    bullets.launch(cannonX(view), cannonY(view), -1, 10, target);
    school.catchFish(target.fish.id);
    bullets.step(STEP, view, school);

    expect(bullets.all[0]?.target).toBeNull();
  });
});

describe('the cannon', () => {
  it('fires no faster than the server counts, held, automatic or tapped again and again', () => {
    const view = aFit();
    const gun = createGun(view, () => undefined);
    const shotsIn = (steps: number, before: () => void): number => {
      let shots = 0;
      for (let step = 0; step < steps; step += 1) {
        before();
        if (gun.step(STEP, view)) shots += 1;
      }
      return shots;
    };

    expect(shotsIn(60, () => undefined)).toBe(0);
    gun.hold(true);
    expect(shotsIn(600, () => undefined)).toBeLessThanOrEqual(Math.ceil(10 / SHOT_EVERY_SECONDS));
    gun.hold(false);
    expect(shotsIn(600, gun.pull)).toBeLessThan(80);
    gun.step(1, view);
    gun.pull();
    gun.hold(true);
    gun.hold(false);
    expect(shotsIn(30, () => undefined)).toBe(1);
  });

  it('rests while it is paused, and goes on firing by itself afterwards', () => {
    const view = aFit();
    const gun = createGun(view, () => undefined);
    gun.setAuto(true);
    gun.setPaused(true);
    gun.pull();
    expect([gun.step(1, view), gun.isAuto]).toEqual([false, true]);

    gun.setPaused(false);
    expect(gun.step(1, view)).toBe(true);
  });

  it('locks one target after another, the most valuable first, and lets go of one that is gone', () => {
    const { school, view } = aSchool();
    const changes = jest.fn();
    const gun = createGun(view, changes);
    const first = gun.lockNext(school, view);
    const second = gun.lockNext(school, view);
    if (first === null || second === null) throw new Error('nothing in sight');

    expect(first).not.toBe(second);
    school.catchFish(second.fish.id);
    gun.step(STEP, view);
    expect(gun.lock).toBeNull();
    expect(changes).toHaveBeenCalledTimes(3);
  });

  it('turns by the keys, upwards only', () => {
    const view = aFit();
    const gun = createGun(view, () => undefined);
    gun.turn(-1);
    for (let step = 0; step < 300; step += 1) gun.step(STEP, view);
    expect(gun.angle).toBeGreaterThan(-Math.PI);
    gun.aimAt(cannonX(view) + 500, view.height + 500);
    expect(gun.angle).toBeLessThan(0);
  });
});

it('shows effects with the same objects each time', () => {
  const effects = createEffects();
  const objects = new Set(effects.all);
  for (let shot = 0; shot < 500; shot += 1) effects.add('coin', 0, 0, 1);

  expect(effects.all.every((effect) => objects.has(effect))).toBe(true);
  effects.step(1.1);
  expect(effects.all.every(({ kind }) => kind === 'none')).toBe(true);
});

it('keeps the clock by the quickest answers, half of their way taken off', () => {
  let own = 1_000;
  const clock = createClock(() => own, 50_000);
  clock.set(60_000, 1_000, 1_100);
  own = 1_100;
  expect(clock.now()).toBe(60_050);
  clock.set(99_000, 1_100, 9_100);
  expect(clock.now()).toBe(60_050);
});

function aFit() {
  const view = aView();
  fitView(view, 1366, 700, 1);
  return view;
}

function aSchool() {
  const view = aFit();
  const school = createSchool([]);
  school.load(HALL);
  school.move(AT, 0, view);
  return { school, view };
}

function aCannon() {
  const met: Swimmer[] = [];
  const faded: number[] = [];
  const bullets = createBullets({
    onReached: (swimmer) => void met.push(swimmer),
    onFaded: ({ value }: Bullet) => void faded.push(value),
  });
  return { ...aSchool(), met, faded, bullets };
}

function inSight(here: readonly Swimmer[], view: Parameters<typeof isInSight>[1]): Swimmer & { readonly fish: Fish } {
  const found = here.find((swimmer) => isInSight(swimmer, view));
  if (found === undefined) throw new Error('nothing in sight');
  return found;
}
