import { expect } from '@playwright/test';
import { beginning } from './site';
import { cover, enterGame, moneyAt } from './venue';
import type { Journey } from './journey';

const ROUND_MS = 30_000;
/** Longer than the cards of a round take. */
const ROUND_OVER_MS = 26_000;

export const liveCasino: Journey = {
  name: 'a round of a live table',
  async play(cast) {
    const { player, sandbox } = cast;
    // Rounds begin with each half minute of the platform's clock, which runs with the machine's after a reset.
    const beginRound = () => sandbox.advance(ROUND_MS - (Date.now() % ROUND_MS));
    const texts = await enterGame(cast, { folder: 'live-casino', category: '真人', button: cover('百家乐 A01') });
    await player.see('¥50.00', undefined, 'frame');
    await beginRound();
    const timer = (phase: string) => ({ role: 'timer', name: texts(phase) });
    const field = { role: 'button', name: `${texts('庄')}${texts('，')}` };
    if ((await player.seeOneOf([timer('请下注'), timer('换靴洗牌')], 'frame')) === 1) await beginRound();
    await player.press(field, 'frame');
    await player.press(field, 'frame');
    await player.press({ role: 'button', name: `${beginning(texts('确认投注 {{amount}}'))}¥` }, 'frame');
    await expect.poll(() => moneyAt(cast, 'HTZR')).toBe('40.00');
    await sandbox.advance(ROUND_OVER_MS);
    await player.press({ role: 'button', name: texts('记录') }, 'frame');
    await player.see(beginning(texts('投注 {{stake}}，返还 {{payout}}')), { role: 'dialog' }, 'frame');
    await player.see(`¥${await moneyAt(cast, 'HTZR')}`, undefined, 'frame');
  },
};
