import { expect } from '@playwright/test';
import { beginning } from './site';
import { cover, enterGame, moneyAt } from './venue';
import type { Journey } from './journey';

/** Length of a round. Rounds of the front table start every half minute of the platform's clock. */
const ROUND_MS = 30_000;
/** Time in a round at which cards are being dealt, from 17 to 25 seconds after its start. */
const DEALING_MS = 17_500;
/** Longer than the cards of a round take. */
const ROUND_OVER_MS = 26_000;

export const liveCasino: Journey = {
  name: 'a round of a live table',
  async play(cast) {
    const { player, sandbox } = cast;
    // The platform's clock follows the machine's clock after a reset, ahead of it by what this journey has advanced.
    let aheadMs = 0;
    const advanceTo = async (placeInRoundMs: number): Promise<void> => {
      const ms = ROUND_MS + placeInRoundMs - ((Date.now() + aheadMs) % ROUND_MS);
      await sandbox.advance(ms);
      aheadMs += ms;
    };
    const texts = await enterGame(cast, { folder: 'live-casino', category: '真人', button: cover('百家乐 A01') });
    await player.see('¥50.00', undefined, 'frame');
    const timer = (phase: string) => ({ role: 'timer', name: texts(phase) });
    // Move the page past the previous round first. A table that still shows that round's bets would accept chips for
    // it.
    const beginRound = async (): Promise<number> => {
      await advanceTo(DEALING_MS);
      await player.seeOneOf(['开牌中', '结果', '换靴洗牌'].map(timer), 'frame');
      await advanceTo(0);
      return player.seeOneOf([timer('请下注'), timer('换靴洗牌')], 'frame');
    };
    if ((await beginRound()) === 1) await beginRound();
    const field = { role: 'button', name: `${texts('庄')}${texts('，')}` };
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
