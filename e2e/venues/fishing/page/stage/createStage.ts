import { type Fen } from '../../../kit/page/money';
import { showMoney } from '../../../kit/showMoney';
import type { Game } from '../play/createGame';
import { whyNot } from '../play/play';
import { createBullets } from './createBullets';
import { createEffects } from './createEffects';
import { createGun, type Gun } from './createGun';
import { fishUnder, type School, type Swimmer } from './createSchool';
import { createWater, type Depth, type Water } from './createWater';
import { paintScene, type Scene } from './paintScene';
import { showNews, type NewsTexts } from './showNews';
import { createSprites, type Sprites } from './sprites';
import { aView, cannonX, cannonY, fitView } from './view';

interface Options {
  readonly canvas: HTMLCanvasElement;
  readonly game: Game;
  readonly school: School;
  readonly depth: Depth;
  readonly texts: NewsTexts;
  /** Server time in milliseconds since 1970. */
  readonly now: () => number;
  /** True to show fewer effects. */
  readonly isCalm: boolean;
  readonly play: (cue: 'shot' | 'hit' | 'win' | 'bigWin') => void;
  /** Called when automatic fire or the lock has changed. */
  readonly onGun: () => void;
  readonly onRefused: (why: 'insufficient' | 'waiting') => void;
}

/** Visible game. Moves in steps of 1/60 second at any screen refresh rate, and interpolates between them. */
export interface Stage {
  readonly gun: Gun;
  lockNext(): Swimmer | null;
  pointAt(x: number, y: number): void;
  resize(width: number, height: number, deviceRatio: number): void;
  /** Draws one frame; `elapsed` is in seconds since the last one. */
  frame(elapsed: number): void;
  end(): void;
}

const STEP = 1 / 60;
/** Upper bound of a frame's duration in seconds; after a longer stall the game continues without catching up. */
const LONGEST_FRAME = 0.1;
const BIG_CATCH = 40;

export function createStage({ canvas, game, school, depth, texts, now, isCalm, play, onGun, onRefused }: Options): Stage {
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas here');
  const pen = context;
  const view = aView();
  const effects = createEffects();
  const gun = createGun(view, onGun);
  const pointed = { x: 0, y: 0, isSet: false };
  let water: Water | null = null;
  let sprites: Sprites | null = null;
  let seconds = 0;
  let left = 0;

  const bullets = createBullets({
    onReached(swimmer, { x, y, value }) {
      swimmer.flash = 0.25;
      effects.add('net', x, y, 0.45);
      play('hit');
      game.reached({ fish: swimmer.fish.id, bullet: value });
    },
    onFaded({ x, y, value }) {
      showReturn(x, y, value);
      game.faded(value);
    },
  });
  const scene: Scene = { view, school, bullets, effects, gun };

  const showReturn = (x: number, y: number, value: Fen): void => {
    effects.add('text', x, y, 1.2).text = `${texts.returned} +${showMoney(value)}`;
  };

  const fire = (): void => {
    const value = game.fire();
    if (value === null) {
      const why = whyNot(game.play) ?? 'waiting';
      if (why === 'insufficient') {
        gun.setAuto(false);
        gun.hold(false);
      }
      onRefused(why);
      return;
    }
    const target = gun.lock ?? (pointed.isSet ? fishUnder(school.here, view, pointed.x, pointed.y) : null);
    if (target !== null) gun.aimAt(target.x, target.y);
    const reach = 62 * view.size;
    bullets.launch(cannonX(view) + Math.cos(gun.angle) * reach, cannonY(view) + Math.sin(gun.angle) * reach, gun.angle, value, target);
    play('shot');
  };

  const step = (): void => {
    bullets.step(STEP, view, school);
    if (gun.step(STEP, view)) fire();
  };

  const stopHearing = game.hear((news) => {
    if (news.kind === 'returned' && news.why !== 'gone') {
      gun.setAuto(false);
      gun.hold(false);
    }
    const greatest = showNews(news, { effects, school, view, texts, isCalm });
    if (greatest > 0) play(greatest >= BIG_CATCH ? 'bigWin' : 'win');
  });

  return {
    gun,
    lockNext: () => gun.lockNext(school, view),
    pointAt(x, y) {
      Object.assign(pointed, { x, y, isSet: true });
      if (gun.lock === null) gun.aimAt(x, y);
    },
    resize(width, height, deviceRatio) {
      fitView(view, width, height, deviceRatio);
      canvas.width = Math.round(view.width * view.ratio);
      canvas.height = Math.round(view.height * view.ratio);
      sprites = createSprites(view.size * view.ratio);
      water = createWater(depth, view, isCalm);
    },
    frame(elapsed) {
      if (sprites === null || water === null) return;
      const passed = Math.min(elapsed, LONGEST_FRAME);
      seconds += passed;
      left += passed;
      school.move(now(), passed, view);
      while (left >= STEP) {
        step();
        left -= STEP;
      }
      effects.step(passed);
      pen.setTransform(view.ratio, 0, 0, view.ratio, 0, 0);
      water.paint(pen, seconds, sprites);
      paintScene(pen, scene, sprites, seconds, left / STEP);
    },
    end: stopHearing,
  };
}
