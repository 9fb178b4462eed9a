import { KINDS } from '../../engine';
import { isInSight, type School, type Swimmer } from './createSchool';
import { cannonX, cannonY, type View } from './view';

/** Cannon: its angle, the fish it is locked on, and the time of its next shot. */
export interface Gun {
  readonly angle: number;
  readonly lock: Swimmer | null;
  readonly isAuto: boolean;
  aimAt(x: number, y: number): void;
  /** Turns while a key is held. */
  turn(direction: -1 | 0 | 1): void;
  hold(isHeld: boolean): void;
  /** Fires one shot as soon as the cannon is ready. Needed because a tap is over before the next step. */
  pull(): void;
  setAuto(isAuto: boolean): void;
  /** Stops firing while paused; automatic fire continues afterwards. */
  setPaused(isPaused: boolean): void;
  /** Locks on the next target, the most valuable first; returns null when no fish is in sight. */
  lockNext(school: School, view: View): Swimmer | null;
  release(): void;
  /** Advances the cannon; returns true when it fires in this step. */
  step(seconds: number, view: View): boolean;
}

/** Interval between shots, just above the server's limit of eight per second. */
export const SHOT_EVERY_SECONDS = 0.17;

const TURNS_PER_SECOND = 1.5;
const UP = -Math.PI / 2;
const WIDEST = 1.45;

export function createGun(view: View, onChange: () => void): Gun {
  let angle = UP;
  let turning: -1 | 0 | 1 = 0;
  let isHeld = false;
  let isPulled = false;
  let isAuto = false;
  let isPaused = false;
  let lock: Swimmer | null = null;
  let wait = 0;

  const point = (wanted: number): void => {
    angle = Math.min(UP + WIDEST, Math.max(UP - WIDEST, wanted));
  };
  const aimAt = (x: number, y: number): void => {
    point(Math.atan2(Math.min(y - cannonY(view), -1), x - cannonX(view)));
  };
  const setLock = (swimmer: Swimmer | null): void => {
    if (lock === swimmer) return;
    lock = swimmer;
    onChange();
  };

  return {
    get angle() {
      return angle;
    },
    get lock() {
      return lock;
    },
    get isAuto() {
      return isAuto;
    },
    aimAt,
    turn(direction) {
      turning = direction;
    },
    hold(held) {
      isHeld = held;
    },
    pull() {
      isPulled = true;
    },
    setAuto(auto) {
      if (isAuto === auto) return;
      isAuto = auto;
      onChange();
    },
    setPaused(paused) {
      isPaused = paused;
      isHeld = false;
      isPulled = false;
    },
    lockNext(school) {
      const targets = school.here
        .filter((swimmer) => isInSight(swimmer, view))
        .toSorted((one, other) => KINDS[other.kind].pays - KINDS[one.kind].pays || one.fish.id.localeCompare(other.fish.id));
      setLock(targets[lock === null ? 0 : targets.indexOf(lock) + 1] ?? targets[0] ?? null);
      return lock;
    },
    release: () => setLock(null),
    step(seconds) {
      if (lock !== null && !isInSight(lock, view)) setLock(null);
      if (lock !== null) aimAt(lock.x, lock.y);
      else if (turning !== 0) point(angle + turning * TURNS_PER_SECOND * seconds);
      wait = Math.max(0, wait - seconds);
      if (wait > 0 || isPaused || !(isHeld || isAuto || isPulled)) return false;
      isPulled = false;
      wait = SHOT_EVERY_SECONDS;
      return true;
    },
  };
}
