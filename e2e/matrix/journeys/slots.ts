import { expect } from '@playwright/test';
import { cover, enterGame, moneyAt } from './venue';
import type { Journey } from './journey';

export const slots: Journey = {
  name: 'a spin of a slot',
  async play(cast) {
    const texts = await enterGame(cast, { folder: 'slots', category: '电子', button: cover('龙珠宝藏') });
    const controls = { role: 'region', name: texts('操作') };
    await cast.player.see('¥50.00', controls, 'frame');
    await expect(async () => {
      // Spin again after a round that pays back exactly its stake.
      await cast.player.press({ role: 'button', name: texts('旋转') }, 'frame');
      await expect.poll(() => moneyAt(cast, 'JGDZ')).not.toBe('50.00');
    }).toPass();
    await cast.player.see(`¥${await moneyAt(cast, 'JGDZ')}`, controls, 'frame');
  },
};
