import type { FishKind } from '../../engine';
import { paintCrab, paintJelly, paintOctopus, paintSeahorse, paintTurtle } from './creatures';
import { paintManta, paintShark, paintSwordfish, paintWhale } from './openSeaFish';
import type { Paint } from './pen';
import { paintButterfly, paintClown, paintLionfish, paintPuffer, paintSardine } from './reefFish';
import { paintDragon, paintEel } from './serpents';

export const PAINTS: Readonly<Record<FishKind, Paint>> = {
  sardine: paintSardine,
  clown: paintClown,
  butterfly: paintButterfly,
  puffer: paintPuffer,
  jelly: paintJelly,
  seahorse: paintSeahorse,
  lionfish: paintLionfish,
  turtle: paintTurtle,
  octopus: paintOctopus,
  swordfish: paintSwordfish,
  manta: paintManta,
  shark: paintShark,
  whale: paintWhale,
  dragon: paintDragon,
  crab: paintCrab,
  eel: paintEel,
};

/** Kinds that stay upright in any swimming direction. */
export const UPRIGHT: ReadonlySet<FishKind> = new Set(['jelly', 'seahorse', 'octopus', 'crab']);
