import { expect } from '@playwright/test';
import { translatorFor, type Translate } from '../../support/translator';
import type { Wanted } from '../drivers/player';
import { beginning, openFromRail, signIn } from './site';
import type { Cast } from './journey';

const KIT_TEXTS = 'e2e/venues/kit/react/locales';

/** Venue and one of its games, with names in the language of the source texts. */
interface Visit {
  /** Folder of the venue's texts. */
  readonly folder: string;
  /** Entry of the rail. */
  readonly category: string;
  /** Returns the start of the name of the button that opens the game. */
  readonly button: (t: Translate) => string;
}

/** Returns the name of a cover in a lobby. */
export function cover(game: string): Visit['button'] {
  return (t) => `${beginning(t('立即游戏 {{name}}'))}${t(game)}`;
}

/** Signs in with ¥500.30 and presses the button of a game. Returns the texts of the venue. */
export async function openGame(cast: Cast, { folder, category, button }: Visit, beforeEntry?: () => Promise<void>): Promise<Translate> {
  const { player, sandbox, locale, t } = cast;
  await sandbox.setBalance('500.30');
  await signIn(cast);
  await openFromRail(cast, category);
  await beforeEntry?.();
  await player.press({ role: 'button', name: button(t) });
  return translatorFor(locale, [KIT_TEXTS, `e2e/venues/${folder}/page/locales`]);
}

/** Opens a game and transfers ¥50 to its venue. Returns the texts of the venue. */
export async function enterGame(cast: Cast, visit: Visit, beforeEntry?: () => Promise<void>): Promise<Translate> {
  const { player, t } = cast;
  const texts = await openGame(cast, visit, beforeEntry);
  const dialog: Wanted = { role: 'dialog', name: beginning(t('转入资金 · {{name}}')) };
  await player.fill({ role: 'textbox', name: t('转入金额'), within: dialog }, '50');
  await player.press({ role: 'button', name: t('确认转入'), within: dialog });
  // The game replaces the header, so check the ledger's balance.
  await expect.poll(async () => (await cast.sandbox.member()).balance).toBe('450.30');
  return texts;
}

/** Returns the player's money at a venue according to the ledger. */
export async function moneyAt({ sandbox }: Cast, venue: string): Promise<string> {
  return (await sandbox.member()).venues[venue] ?? '0.00';
}
