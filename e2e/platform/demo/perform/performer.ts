import { createHash } from 'node:crypto';
import type { CatalogueGame } from '../../kernel';
import type { Dice } from '../../sportsbook/simulator/random';
import type { Person } from '../createPerson';
import type { Life } from '../life';
import type { Action, ActionOf } from '../scene';

/** Dependencies of an action. */
export interface Stage {
  readonly life: Life;
  readonly person: Person;
  /** Random numbers of this scene alone. */
  readonly dice: Dice;
  readonly games: readonly CatalogueGame[];
  /** Memory of this member that lasts from scene to scene. */
  readonly memory: Memory;
  readonly personCalled: (name: string) => Person;
}

export interface Memory {
  /** Number of the bet that was placed last. */
  ticketId?: string;
  /** Number of the feedback that was handed in last. */
  feedbackId?: string;
}

export type Performers<Names extends Action['do']> = { readonly [Name in Names]: (stage: Stage, action: ActionOf<Name>) => Promise<void> };

export function yuanText(yuan: number): string {
  return yuan.toFixed(2);
}

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
