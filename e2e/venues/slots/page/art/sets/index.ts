import { PAYING_SYMBOLS, type PayingSymbol } from '../../../engine/symbols';
import { picturesOf } from '../../pictures';
import { COIN } from '../pictures/coin';
import { GEM } from '../pictures/gem';
import { INGOT } from '../pictures/ingot';
import { LANTERN } from '../pictures/lantern';
import { LOTUS } from '../pictures/lotus';
import { GROUND, type Drawing } from '../shape';
import subjects from '../subjects.json';
import { BOLT_SET } from './bolt';
import { CACTUS_SET } from './cactus';
import { CANDY_SET } from './candy';
import { CARDS_SET } from './cards';
import { CHERRY_SET } from './cherry';
import { CHEST_SET } from './chest';
import { CHIPS_SET } from './chips';
import { COIN_SET } from './coin';
import { CROWN_SET } from './crown';
import { DICE_SET } from './dice';
import { FAN_SET } from './fan';
import { FISH_SET } from './fish';
import { FOOTBALL_SET } from './football';
import { GEM_SET } from './gem';
import { GOURD_SET } from './gourd';
import { INGOT_SET } from './ingot';
import { LANTERN_SET } from './lantern';
import { LOTUS_SET } from './lotus';
import { PANDA_SET } from './panda';
import { PEARL_SET } from './pearl';
import { PLANET_SET } from './planet';
import { PYRAMID_SET } from './pyramid';
import { RABBIT_SET } from './rabbit';
import { REELS_SET } from './reels';
import { TIGER_SET } from './tiger';
import { TILE_SET } from './tile';

/** By name, over all subjects. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...{ coin: COIN, gem: GEM, ingot: INGOT, lantern: LANTERN, lotus: LOTUS },
  ...BOLT_SET,
  ...CACTUS_SET,
  ...CANDY_SET,
  ...CARDS_SET,
  ...CHERRY_SET,
  ...CHEST_SET,
  ...CHIPS_SET,
  ...COIN_SET,
  ...CROWN_SET,
  ...DICE_SET,
  ...FAN_SET,
  ...FISH_SET,
  ...FOOTBALL_SET,
  ...GEM_SET,
  ...GOURD_SET,
  ...INGOT_SET,
  ...LANTERN_SET,
  ...LOTUS_SET,
  ...PANDA_SET,
  ...PEARL_SET,
  ...PLANET_SET,
  ...PYRAMID_SET,
  ...RABBIT_SET,
  ...REELS_SET,
  ...TIGER_SET,
  ...TILE_SET,
};

/** Documents of their own, drawn about 200 × 200 in the middle. */
const SUBJECTS: Readonly<Record<string, string | undefined>> = subjects;

/**
 * What a game of this subject shows for each symbol that pays.
 *
 * @throws Error for a picture that no one has drawn
 */
export function drawSymbols(motif: string): Record<PayingSymbol, Drawing> {
  const names = picturesOf(motif);
  const drawn = PAYING_SYMBOLS.map((symbol): readonly [PayingSymbol, Drawing] => [symbol, [GROUND, ...draw(names[symbol])]]);
  return Object.fromEntries(drawn) as Record<PayingSymbol, Drawing>;
}

function draw(name: string): Drawing {
  const subject = SUBJECTS[name];
  if (subject !== undefined) {
    return [['image', { href: `data:image/svg+xml,${encodeURIComponent(subject)}`, x: -4, y: -7, width: 108, height: 108 }]];
  }
  const drawing = DRAWINGS[name];
  if (drawing === undefined) throw new Error(`no picture of ${name} is drawn`);
  return drawing;
}
