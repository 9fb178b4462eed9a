import { expect } from '@playwright/test';
import type { Wanted } from '../drivers/player';
import { beginning } from './site';
import { enterGame, moneyAt } from './venue';
import type { Journey } from './journey';

/** Longer than any simulated match, including the time until it starts. */
const UNTIL_OVER_MS = 15 * 60_000;

export const esports: Journey = {
  name: 'a bet of esports',
  async play(cast) {
    const { player, sandbox } = cast;
    const texts = await enterGame(cast, { folder: 'esports', category: '电竞', button: (t) => t('战域电竞') });
    await player.see('¥50.00', undefined, 'frame');
    // Use the last match, because it starts last, so that its prices stay open.
    const match: Wanted = { role: 'article', isLast: true, within: { role: 'region', name: texts('五人推塔') } };
    await player.press({ role: 'button', name: texts('比赛胜者'), within: match }, 'frame');
    const bet = { role: 'button', name: `${beginning(texts('投注 {{amount}}'))}¥` };
    const accept = { role: 'button', name: `${beginning(texts('接受变动并投注 {{amount}}'))}¥` };
    const slip = { role: 'button', name: beginning(texts('注单 {{count}}')) };
    // The slip is behind a button on a narrow board.
    if ((await player.seeOneOf([bet, accept, slip], 'frame')) === 2) await player.press(slip, 'frame');
    // Prices of a running match move, and a moved price has to be confirmed.
    await expect(async () => {
      const isOpen = (await moneyAt(cast, 'ZYDJ')) === '50.00';
      if (isOpen) await player.press((await player.seeOneOf([bet, accept], 'frame')) === 0 ? bet : accept, 'frame');
      await expect.poll(() => moneyAt(cast, 'ZYDJ'), { timeout: 5_000 }).toBe('40.00');
    }).toPass();
    await sandbox.advance(UNTIL_OVER_MS);
    await player.see(texts('已结算'), { role: 'region', name: texts('我的注单') }, 'frame');
    await player.see(`¥${await moneyAt(cast, 'ZYDJ')}`, undefined, 'frame');
  },
};
