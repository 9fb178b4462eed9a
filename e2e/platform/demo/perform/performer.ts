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
  /** Random numbers of this scene only. */
  readonly dice: Dice;
  readonly games: readonly CatalogueGame[];
  /** Data of this member that persists across scenes. */
  readonly memory: Memory;
  readonly personCalled: (name: string) => Person;
}

export interface Memory {
  ticketId?: string;
  /** Number of the latest feedback. */
  feedbackId?: string;
}

export type Performers<Names extends Action['do']> = { readonly [Name in Names]: (stage: Stage, action: ActionOf<Name>) => Promise<void> };

export function yuanText(yuan: number): string {
  return yuan.toFixed(2);
}

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
