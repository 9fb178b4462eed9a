import { expect } from '@playwright/test';
import { AWAY_TEAM, HOME_TEAM, IN_PLAY } from '../../support/matches';
import type { Wanted } from '../drivers/player';
import { beginning, HEADER, openFromRail, signIn } from './site';
import type { Cast, Journey } from './journey';

const STAKE = '100';

export const bet: Journey = {
  name: 'bet',
  async play(cast) {
    await placeBet(cast);
    await showBets(cast);
    await cast.player.see(`¥${STAKE}`, ticket(cast));
    expect((await cast.sandbox.tickets()).map(({ stake }) => stake)).toEqual([`${STAKE}.00`]);
  },
};

export const settle: Journey = {
  name: 'settle',
  async play(cast) {
    const { player, sandbox, t } = cast;
    const { gameId } = await placeBet(cast);
    await showBets(cast);
    await player.seeOneOf([ticket(cast)]);
    // The rest of the match ends level. With a quarter goal received, half of the stake wins at 0.93.
    await sandbox.finish(gameId, { home: 1, away: 0 });
    await player.see('¥546.80', HEADER);
    await player.press({ role: 'radio', name: t('已结算') });
    await player.see(t('赢半'), ticket(cast));
  },
};

export const cashOut: Journey = {
  name: 'cash out',
  async play(cast) {
    const { player, sandbox, t } = cast;
    await placeBet(cast);
    await showBets(cast);
    await player.press({ role: 'button', name: t('提前结算'), within: ticket(cast) });
    await player.press({ role: 'button', name: `${t('提前结算')} ¥` });
    await player.press({ role: 'button', name: `${t('确认')} ¥` });
    const paid = t('单号 {{number}} 已提前结算，返还 {{amount}}').split(/\{\{\w+\}\}/)[1] ?? '';
    await player.see(paid.trim(), { role: 'tabpanel', name: t('我的投注') });
    expect(await sandbox.tickets()).toEqual([]);
    const { balance, held } = await sandbox.member();
    expect(held).toBe('0.00');
    await player.see(`¥${balance}`, HEADER);
  },
};

/** Signs in and bets on the away side of a match in play. */
async function placeBet(cast: Cast): Promise<{ readonly gameId: string }> {
  const { player, sandbox, t } = cast;
  const slip: Wanted = { role: 'region', name: t('注单') };
  const row: Wanted = { role: 'article', name: `${t(HOME_TEAM)} v ${t(AWAY_TEAM)}` };
  const match = await sandbox.createMatch(IN_PLAY);
  await sandbox.tune({ dangerWindowMs: 500 });
  await sandbox.setBalance('500.30');
  await signIn(cast);
  await openFromRail(cast, '体育');
  await player.press({ role: 'button', name: `${t('全场')}${t('让球')} ${t(AWAY_TEAM)}`, within: row });
  await player.fill({ role: 'textbox', name: t('投注金额'), within: slip }, STAKE);
  await player.press({ role: 'button', name: beginning(t('投注 {{amount}}')), within: slip });
  await player.see('@ 0.93', { role: 'article', name: t('投注成功'), within: slip });
  await player.see('¥400.30', HEADER);
  return match;
}

async function showBets({ player, t }: Cast): Promise<void> {
  await player.press({ role: 'tab', name: t('我的投注') });
}

function ticket({ t }: Cast): Wanted {
  return { role: 'article', name: beginning(t('单号 {{number}}')), within: { role: 'tabpanel', name: t('我的投注') } };
}
