import { createDraws } from '../../kit/fairness/createDraws';
import { formatYuan, parseYuan } from '../../kit/money';
import { fire, type Hit, type Shot } from './fire';
import { FISH_KINDS, type FishKind } from './kinds';

/**
 * Formats the shots that counted, in order, prey after the fish; each fish by its number in the pay table: `2@0.10
 * 15@0.10+8+2`.
 */
export function formatShots(shots: readonly Shot[]): string {
  return shots.map(({ kind, bullet, prey }) => [`${numberOf(kind)}@${formatYuan(bullet)}`, ...prey.map(numberOf)].join('+')).join(' ');
}

/** Parses the text of `formatShots`. @throws Error for any other text */
export function parseShots(text: string): readonly Shot[] {
  return text.split(' ').map((word) => {
    const [aim = '', ...prey] = word.split('+');
    const [kind = '', wireBullet = ''] = aim.split('@');
    const bullet = parseYuan(wireBullet);
    if (bullet === null || bullet <= 0n) throw new Error('a bullet is an amount');
    return { kind: toKind(kind), bullet, prey: prey.map(toKind) };
  });
}

/** Recomputes a batch from its seeds, its id, and the text of `formatShots`. */
export function replay(seed: string, playerSeed: string, roundId: string, shots: string): readonly (Hit & Pick<Shot, 'kind'>)[] {
  const draws = createDraws(seed, playerSeed, roundId);
  return parseShots(shots).map((shot) => ({ kind: shot.kind, ...fire(shot, draws) }));
}

function numberOf(kind: FishKind): string {
  return String(FISH_KINDS.indexOf(kind) + 1);
}

function toKind(text: string): FishKind {
  const kind = FISH_KINDS.find((each) => numberOf(each) === text);
  if (kind === undefined) throw new Error('no such fish');
  return kind;
}
