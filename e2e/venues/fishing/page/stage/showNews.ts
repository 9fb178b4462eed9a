import { toFen } from '../../../kit/page/money';
import { showMoney } from '../../../kit/showMoney';
import { KINDS } from '../../engine';
import type { BatchRound } from '../../protocol';
import type { News } from '../play/createGame';
import type { Effects } from './createEffects';
import type { School, Swimmer } from './createSchool';
import { cannonX, cannonY, type View } from './view';

export interface NewsTexts {
  /** Text above a returned bullet. */
  readonly returned: string;
}

type CaughtShot = Exclude<BatchRound['shots'][number], { outcome: 'gone' }>;

/** Payout in bullets from which a catch counts as big. */
const BIG = 40;
const MOST_COINS = 12;

interface Options {
  readonly effects: Effects;
  readonly school: School;
  readonly view: View;
  readonly texts: NewsTexts;
  readonly isCalm: boolean;
}

/** Shows an answer of the server: coins of a catch, returned bullets. Returns the greatest catch, in bullets. */
export function showNews(news: News, options: Options): number {
  if (news.kind === 'returned') {
    for (const { fish, bullet } of news.shots) showReturned(options, options.school.find(fish), bullet);
    return 0;
  }
  let greatest = 0;
  for (const shot of news.round.shots) {
    if (shot.outcome === 'gone') showReturned(options, options.school.find(shot.fish), toFen(shot.bullet));
    if (shot.outcome !== 'caught') continue;
    greatest = Math.max(greatest, shot.multiplier);
    showCatch(shot, options);
  }
  return greatest;
}

function showCatch(shot: CaughtShot, { effects, school, view, isCalm }: Options): void {
  const hunter = school.catchFish(shot.fish);
  const [x, y] = hunter === null ? [view.width / 2, view.height / 2] : placeInSight(hunter, view);
  const prey = shot.prey.map(({ fish }) => school.catchFish(fish)).filter((each) => each !== null);
  const reach = KINDS[shot.kind].takes;
  if (reach?.by === 'blast' && !isCalm) effects.add('blast', x, y, 0.6);
  let from = { x, y };
  for (const [link, each] of prey.entries()) {
    if (reach?.by === 'chain')
      Object.assign(effects.add('bolt', from.x, from.y, 0.7), { toX: each.x, toY: each.y, delay: isCalm ? 0 : link * 0.08 });
    from = each;
  }
  const coins = isCalm ? 0 : Math.min(MOST_COINS, 2 + Math.ceil(shot.multiplier / 6));
  for (let coin = 0; coin < coins; coin += 1) {
    const angle = (coin / coins) * Math.PI * 2;
    Object.assign(effects.add('coin', x + Math.cos(angle) * 26 * view.size, y + Math.sin(angle) * 26 * view.size, 0.9), {
      toX: cannonX(view),
      toY: cannonY(view),
      delay: coin * 0.03,
    });
  }
  const text = effects.add('text', x, Math.max(40, y), 1.5);
  text.text = `+${showMoney(toFen(shot.payout))}  ×${String(shot.multiplier)}`;
  text.isLarge = shot.multiplier >= BIG || coins === 0;
}

function showReturned({ effects, view, texts }: Options, swimmer: Swimmer | null, bullet: number): void {
  const isSeen = swimmer !== null && swimmer.x > 0 && swimmer.x < view.width;
  const [x, y] = isSeen ? placeInSight(swimmer, view) : [cannonX(view), cannonY(view) - 70];
  effects.add('text', x, y, 1.2).text = `${texts.returned} +${showMoney(bullet)}`;
}

function placeInSight({ x, y }: Swimmer, { width, height }: View): readonly [number, number] {
  return [Math.min(width - 60, Math.max(60, x)), Math.min(height - 40, Math.max(40, y))];
}
