import { expect } from '@playwright/test';
import { beginning } from './site';
import { cover, openGame } from './venue';
import type { Journey } from './journey';

const PERIOD_MS = 75_000;

export const lottery: Journey = {
  name: 'a draw of a lottery',
  async play(cast) {
    const { player, sandbox, t } = cast;
    const beginPeriod = () => sandbox.advance(PERIOD_MS - (Date.now() % PERIOD_MS));
    const texts = await openGame(cast, { folder: 'lottery', category: '彩票', button: cover('北斗PK拾') }, beginPeriod);
    await player.followToWindow({ role: 'button', name: t('打开页面'), within: { role: 'alertdialog' } });
    await player.see('¥500.30', undefined, 'window');
    const pick = `${texts('名次定位')} · ${texts('冠军')} 1 9.75`;
    await player.press({ role: 'button', name: pick, within: { role: 'group', name: texts('冠军') } }, 'window');
    await player.press({ role: 'button', name: `${beginning(texts('确认投注 {{amount}}'))}¥` }, 'window');
    await player.see(beginning(texts('投注成功：{{count}} 期')), { role: 'region', name: texts('投注单') }, 'window');
    const { balance } = await sandbox.member();
    expect(Number(balance)).toBeLessThan(500.3);
    await player.see(`¥${balance}`, undefined, 'window');
    await sandbox.advance(PERIOD_MS);
    const outcome = beginning(texts('中奖 {{amount}}')).trim();
    await player.see(outcome, { role: 'region', name: texts('我的投注') }, 'window');
    await player.see(`¥${(await sandbox.member()).balance}`, undefined, 'window');
  },
};
