import type { Wanted } from '../drivers/player';
import type { Cast } from './journey';

/**
 * Elements and steps of the site shared by several journeys. A narrow page has its menus and its dock behind buttons.
 */

const NAME = 'player1';
const PASSWORD = 'player123';

export const HEADER: Wanted = { role: 'banner' };

/** Returns a text up to its first placeholder: `投注 ` for `投注 {{amount}}`. */
export function beginning(text: string): string {
  return text.split('{{')[0] ?? '';
}

/** Opens the home page and signs in the demo player with the dialog. */
export async function signIn({ player, t }: Cast): Promise<void> {
  const dialog: Wanted = { role: 'dialog', name: t('登录') };
  await player.open('/');
  await player.press({ role: 'button', name: t('登录'), within: HEADER });
  await player.fill({ role: 'textbox', name: t('用户名'), within: dialog }, NAME);
  await player.fill({ label: t('密码'), within: dialog }, PASSWORD);
  await player.press({ role: 'button', name: t('登录'), within: dialog });
  await player.missing(dialog);
  await player.seeOneOf([accountButton(t)]);
}

/** Opens a page of the member from the account menu. */
export async function openFromAccount({ player, t }: Cast, name: string): Promise<void> {
  await player.press(accountButton(t));
  await player.press({ role: 'menuitem', name: t(name) });
}

/** Opens a page from the rail, which a narrow page has in its menu. */
export async function openFromRail({ player, t }: Cast, name: string): Promise<void> {
  const rail: Wanted = { role: 'navigation', name: t('分类导航') };
  const menu: Wanted = { role: 'button', name: t('菜单'), within: HEADER };
  if ((await player.seeOneOf([rail, menu])) === 1) await player.press(menu);
  await player.press({ role: 'link', name: t(name), within: rail });
}

function accountButton(t: Cast['t']): Wanted {
  return { role: 'button', name: t('{{name}} 的账户菜单').replace('{{name}}', NAME), within: HEADER };
}
