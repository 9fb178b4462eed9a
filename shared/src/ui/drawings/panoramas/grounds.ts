import { JADE, EMBER, NIGHT, DUSK, SEA, GILT, type Pigment } from '@site/shared/ui/drawings/brush';
import baseball from './fields/baseball.svg';
import basketball from './fields/basketball.svg';
import football from './fields/football.svg';
import iceHockey from './fields/ice-hockey.svg';
import snooker from './fields/snooker.svg';
import tableTennis from './fields/table-tennis.svg';
import tennis from './fields/tennis.svg';
import virtualFootball from './fields/virtual-football.svg';
import volleyball from './fields/volleyball.svg';

export interface Ground {
  readonly pigment: Pigment;
  /** True for an open stand with floodlight masts, false for an indoor arena with lights in the roof. */
  readonly isOpen: boolean;
  /** SVG of the field, with the size of the panorama. */
  readonly field: string;
}

export const GROUNDS = {
  football: { pigment: NIGHT, isOpen: true, field: football },
  'virtual-football': { pigment: DUSK, isOpen: true, field: virtualFootball },
  basketball: { pigment: EMBER, isOpen: false, field: basketball },
  tennis: { pigment: JADE, isOpen: true, field: tennis },
  volleyball: { pigment: SEA, isOpen: false, field: volleyball },
  'table-tennis': { pigment: SEA, isOpen: false, field: tableTennis },
  snooker: { pigment: GILT, isOpen: false, field: snooker },
  baseball: { pigment: NIGHT, isOpen: true, field: baseball },
  other: { pigment: SEA, isOpen: false, field: iceHockey },
} as const satisfies Readonly<Record<string, Ground>>;

export type GroundKind = keyof typeof GROUNDS;
