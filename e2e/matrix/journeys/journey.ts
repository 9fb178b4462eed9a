import type { Locale } from '@site/shared/contract/services';
import type { Sandbox } from '../../support/sandbox';
import type { Translate } from '../../support/translator';
import type { Player } from '../drivers/player';

/** The player, the operator, and the language in which the player reads. */
export interface Cast {
  readonly player: Player;
  readonly sandbox: Sandbox;
  readonly locale: Locale;
  readonly t: Translate;
}

/** One core journey, written once for every condition. */
export interface Journey {
  readonly name: string;
  play(cast: Cast): Promise<void>;
}
