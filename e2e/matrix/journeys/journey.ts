import type { Locale } from '@site/shared/contract/services';
import type { Sandbox } from '../../support/sandbox';
import type { Translate } from '../../support/translator';
import type { Player } from '../drivers/player';

/** The player, the operator's sandbox, and the player's language. */
export interface Cast {
  readonly player: Player;
  readonly sandbox: Sandbox;
  readonly locale: Locale;
  readonly t: Translate;
}

/** Core journey, written once for every condition. */
export interface Journey {
  readonly name: string;
  play(cast: Cast): Promise<void>;
}
