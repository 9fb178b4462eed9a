import type { Fen } from '../../../kit/page/money';
import { MOST_FLYING } from '../play/play';
import { isInSight, type School, type Swimmer } from './createSchool';
import type { View } from './view';

export interface Bullet {
  isFlying: boolean;
  x: number;
  y: number;
  /** Position one step earlier; frames between two steps interpolate. */
  beforeX: number;
  beforeY: number;
  speedX: number;
  speedY: number;
  value: Fen;
  /** Target of a locked bullet, which passes all other fish; null hits the first fish in its way. */
  target: Swimmer | null;
  age: number;
}

interface Listener {
  readonly onReached: (swimmer: Swimmer, bullet: Bullet) => void;
  /** Called when a bullet hit nothing. */
  readonly onFaded: (bullet: Bullet) => void;
}

const PIXELS_PER_SECOND = 820;
const FADES_AFTER_SECONDS = 4;
/** Hit radius as a fraction of the fish's half length. */
const BODY = 0.55;

/** Bullets in the air. A fixed pool of objects is reused, one for each bullet that may fly at once. */
export interface Bullets {
  readonly all: readonly Bullet[];
  launch(x: number, y: number, angle: number, value: Fen, target: Swimmer | null): void;
  step(seconds: number, view: View, school: School): void;
}

export function createBullets({ onReached, onFaded }: Listener): Bullets {
  const all = Array.from({ length: MOST_FLYING }, aBullet);

  const end = (bullet: Bullet): void => {
    bullet.isFlying = false;
    bullet.target = null;
  };

  return {
    all,
    launch(x, y, angle, value, target) {
      const bullet = all.find(({ isFlying }) => !isFlying);
      if (bullet === undefined) throw new Error('more bullets fly than may');
      Object.assign(bullet, { isFlying: true, x, y, beforeX: x, beforeY: y, value, target, age: 0 });
      point(bullet, angle);
    },
    step(seconds, view, school) {
      for (const bullet of all) {
        if (!bullet.isFlying) continue;
        fly(bullet, seconds, view);
        const met = meet(bullet, view, school.here);
        if (met !== null) {
          onReached(met, bullet);
          end(bullet);
        } else if (bullet.age >= FADES_AFTER_SECONDS) {
          onFaded(bullet);
          end(bullet);
        }
      }
    },
  };
}

function aBullet(): Bullet {
  return { isFlying: false, x: 0, y: 0, beforeX: 0, beforeY: 0, speedX: 0, speedY: 0, value: 0, target: null, age: 0 };
}

function point(bullet: Bullet, angle: number): void {
  bullet.speedX = Math.cos(angle) * PIXELS_PER_SECOND;
  bullet.speedY = Math.sin(angle) * PIXELS_PER_SECOND;
}

function fly(bullet: Bullet, seconds: number, view: View): void {
  bullet.age += seconds;
  bullet.beforeX = bullet.x;
  bullet.beforeY = bullet.y;
  if (bullet.target !== null) {
    if (isInSight(bullet.target, view)) point(bullet, Math.atan2(bullet.target.y - bullet.y, bullet.target.x - bullet.x));
    else bullet.target = null;
  }
  bullet.x += bullet.speedX * seconds;
  bullet.y += bullet.speedY * seconds;
  if (bullet.x < 0 || bullet.x > view.width) bullet.speedX = Math.abs(bullet.speedX) * (bullet.x < 0 ? 1 : -1);
  if (bullet.y < 0 || bullet.y > view.height) bullet.speedY = Math.abs(bullet.speedY) * (bullet.y < 0 ? 1 : -1);
}

function meet(bullet: Bullet, view: View, here: readonly Swimmer[]): Swimmer | null {
  if (bullet.target !== null) return isMet(bullet, bullet.target) ? bullet.target : null;
  for (let index = here.length - 1; index >= 0; index -= 1) {
    const swimmer = here[index];
    if (swimmer !== undefined && isInSight(swimmer, view) && isMet(bullet, swimmer)) return swimmer;
  }
  return null;
}

function isMet(bullet: Bullet, swimmer: Swimmer): boolean {
  return Math.hypot(bullet.x - swimmer.x, bullet.y - swimmer.y) < swimmer.radius * BODY + 6;
}
