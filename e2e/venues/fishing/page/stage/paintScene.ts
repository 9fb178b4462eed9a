import { UPRIGHT } from '../art/paints';
import type { Pen } from '../art/pen';
import type { Bullets } from './createBullets';
import type { Effect, Effects } from './createEffects';
import type { Gun } from './createGun';
import type { School, Swimmer } from './createSchool';
import type { Sprite, Sprites } from './sprites';
import { cannonX, cannonY, type View } from './view';

export interface Scene {
  readonly view: View;
  readonly school: School;
  readonly bullets: Bullets;
  readonly effects: Effects;
  readonly gun: Gun;
}

const BEATS = 1.15;

/** @param between position of this frame between the last two steps, 0 to 1 */
export function paintScene(
  pen: Pen,
  { view, school, bullets, effects, gun }: Scene,
  sprites: Sprites,
  seconds: number,
  between: number,
): void {
  for (const swimmer of school.here) paintSwimmer(pen, swimmer, sprites, seconds, view);
  if (gun.lock !== null) paintLock(pen, gun.lock, sprites, seconds, view);
  const shot = sprites.thing('bullet');
  for (const bullet of bullets.all) {
    if (!bullet.isFlying) continue;
    const x = bullet.beforeX + (bullet.x - bullet.beforeX) * between;
    const y = bullet.beforeY + (bullet.y - bullet.beforeY) * between;
    copy(pen, shot, x, y, view);
  }
  paintCannon(pen, gun.angle, sprites, view);
  for (const effect of effects.all) if (effect.kind !== 'none' && effect.delay <= 0) paintEffect(pen, effect, sprites, view);
  pen.globalAlpha = 1;
}

function paintSwimmer(pen: Pen, swimmer: Swimmer, sprites: Sprites, seconds: number, view: View): void {
  const { kind, x, y, radius } = swimmer;
  if (x < -radius || x > view.width + radius) return;
  const { image, left, top } = sprites.fish(kind, seconds * BEATS + swimmer.fish.path.phase);
  pen.save();
  pen.translate(x, y);
  if (swimmer.isCaught) {
    pen.globalAlpha = Math.max(0, 1 - swimmer.caughtFor / 0.6);
    pen.rotate(swimmer.caughtFor * 9);
    const shrink = 1 - swimmer.caughtFor * 0.8;
    pen.scale(shrink, shrink);
  }
  if (UPRIGHT.has(kind)) pen.scale(swimmer.isFacingLeft ? -1 : 1, 1);
  else {
    pen.rotate(swimmer.angle);
    if (swimmer.isFacingLeft) pen.scale(1, -1);
  }
  copyFish(pen, image, left, top, view);
  if (swimmer.flash > 0) {
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha = swimmer.flash * 1.4;
    copyFish(pen, image, left, top, view);
  }
  pen.restore();
}

function copyFish(pen: Pen, image: Sprite, left: number, top: number, { ratio }: View): void {
  pen.drawImage(image, left / ratio, top / ratio, image.width / ratio, image.height / ratio);
}

function paintLock(pen: Pen, { x, y, radius }: Swimmer, sprites: Sprites, seconds: number, { ratio, size }: View): void {
  const ring = sprites.thing('ring');
  const wide = Math.max(0.5, (radius * 1.25) / (80 * size)) * (ring.width / ratio);
  pen.save();
  pen.translate(x, y);
  pen.rotate(seconds * 0.9);
  pen.drawImage(ring, -wide / 2, -wide / 2, wide, wide);
  pen.restore();
}

function paintCannon(pen: Pen, angle: number, sprites: Sprites, view: View): void {
  const x = cannonX(view);
  const y = cannonY(view);
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  draw(pen, sprites.thing('barrel'), view, 1.05);
  pen.restore();
  pen.save();
  pen.translate(x, y + 8 * view.size);
  draw(pen, sprites.thing('base'), view, 1);
  pen.restore();
}

function paintEffect(pen: Pen, effect: Effect, sprites: Sprites, view: View): void {
  const part = effect.age / effect.lasts;
  pen.globalAlpha = Math.min(1, (1 - part) * 2.5);
  pen.save();
  switch (effect.kind) {
    case 'net':
    case 'blast':
      pen.translate(effect.x, effect.y);
      draw(pen, sprites.thing(effect.kind), view, 0.5 + 0.5 * Math.min(1, part * 3));
      break;
    case 'coin': {
      const ease = part * part;
      const lift = Math.sin(part * Math.PI) * -40 * view.size;
      pen.translate(effect.x + (effect.toX - effect.x) * ease, effect.y + (effect.toY - effect.y) * ease + lift);
      draw(pen, sprites.coin(effect.age * 1.6), view, 1);
      break;
    }
    case 'bolt':
      paintBolt(pen, effect, view.size);
      break;
    case 'text':
      pen.font = effect.isLarge ? LARGE : SMALL;
      pen.textAlign = 'center';
      pen.lineWidth = effect.isLarge ? 6 : 4;
      pen.lineJoin = 'round';
      pen.strokeStyle = 'rgb(40 16 0 / 85%)';
      pen.fillStyle = effect.isLarge ? '#ffe07a' : '#e9fbff';
      pen.strokeText(effect.text, effect.x, effect.y - part * 46);
      pen.fillText(effect.text, effect.x, effect.y - part * 46);
      break;
    case 'none':
      break;
  }
  pen.restore();
}

const LARGE = "700 26px 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const SMALL = "600 15px 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";
const JAGS = 7;

function paintBolt(pen: Pen, { x, y, toX, toY, age }: Effect, size: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  for (let jag = 1; jag < JAGS; jag += 1) {
    const part = jag / JAGS;
    const aside = Math.sin(jag * 12.7 + Math.floor(age * 30) * 4.1) * 16 * size;
    pen.lineTo(x + (toX - x) * part + aside, y + (toY - y) * part + aside * 0.7);
  }
  pen.lineTo(toX, toY);
  pen.lineWidth = 9 * size;
  pen.strokeStyle = 'rgb(110 225 255 / 45%)';
  pen.stroke();
  pen.lineWidth = 3 * size;
  pen.strokeStyle = '#fdfde0';
  pen.stroke();
}

function copy(pen: Pen, sprite: Sprite, x: number, y: number, { ratio }: View): void {
  const size = sprite.width / ratio;
  pen.drawImage(sprite, x - size / 2, y - size / 2, size, size);
}

function draw(pen: Pen, sprite: Sprite, { ratio }: View, part: number): void {
  const size = (sprite.width / ratio) * part;
  pen.drawImage(sprite, -size / 2, -size / 2, size, size);
}
