import { expect } from '@playwright/test';
import { orderIdIn } from '../../support/deposit';
import { PASSWORD, prepareDemoWithdrawals } from '../../support/withdrawing';
import { HEADER, openFromAccount, signIn } from './site';
import type { Journey } from './journey';

export const deposit: Journey = {
  name: 'deposit',
  async play(cast) {
    const { player, sandbox, t } = cast;
    await signIn(cast);
    await openFromAccount(cast, '存款');
    await player.fill({ role: 'textbox', name: t('存款金额') }, '500');
    await player.press({ role: 'button', name: t('立即存款') });
    await player.seeOneOf([{ role: 'heading', name: t('等待付款') }]);
    await sandbox.payDeposit(orderIdIn(await player.address()));
    await player.seeOneOf([{ role: 'heading', name: t('存款已到账') }]);
    await player.see('¥500.00', HEADER);
  },
};

export const withdraw: Journey = {
  name: 'withdraw',
  async play(cast) {
    const { player, sandbox, t } = cast;
    await sandbox.setBalance('500.30');
    await prepareDemoWithdrawals();
    await signIn(cast);
    await openFromAccount(cast, '取款');
    await player.fill({ role: 'textbox', name: t('取款金额') }, '200');
    await player.fill({ label: t('二级密码') }, PASSWORD);
    await player.press({ role: 'button', name: t('确认取款') });
    await player.press({ role: 'button', name: t('确认取款'), within: { role: 'alertdialog' } });
    await player.seeOneOf([{ role: 'heading', name: t('取款申请已提交') }]);
    await player.see('¥300.30', HEADER);
    expect(await sandbox.member()).toMatchObject({ balance: '300.30', held: '200.00' });
  },
};
