import { expect } from '@playwright/test';
import { enterGame, moneyAt } from './venue';
import type { Journey } from './journey';

export const fishing: Journey = {
  name: 'shots at fish',
  async play(cast) {
    const { player } = cast;
    const texts = await enterGame(cast, { folder: 'fishing', category: '捕鱼', button: (t) => t('深海捕鱼') });
    await player.see('¥50.00', undefined, 'frame');
    await player.press({ role: 'button', name: texts('自动') }, 'frame');
    await expect.poll(() => moneyAt(cast, 'SHBY')).not.toBe('50.00');
    await player.press({ role: 'button', name: texts('自动中') }, 'frame');
    // Wait for bullets in the air, which still change the balance.
    await expect(async () => {
      const money = await moneyAt(cast, 'SHBY');
      await player.see(`¥${money}`, undefined, 'frame');
      expect(await moneyAt(cast, 'SHBY')).toBe(money);
    }).toPass();
  },
};
