import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServices, failing, fakeAnswer, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { bonusGrantsCall, giveUpBonusCall, type WireClosedBonus } from '@site/shared/wire/bonuses';
import { aWireBonus } from '../testing/builders';
import { renderView } from '../testing/renderView';
import { BonusCard } from './BonusCard';

/** Time before the bonus of the builders expires. */
const NOW = Date.parse('2026-11-22T12:00:00+08:00');

const GIVEN_UP: WireClosedBonus = {
  id: '71',
  title: '首存礼遇',
  amount: '100.00',
  state: 'given-up',
  takenBack: '100.00',
  closedAt: NOW,
};

function aHost(list = [aWireBonus()], closed: WireClosedBonus[] = []) {
  return createFakeServices({
    now: () => NOW,
    answers: [fakeAnswer(bonusGrantsCall, { list, closed }), fakeAnswer(giveUpBonusCall, GIVEN_UP)],
  });
}

const giveUp = () => screen.getByRole('button', { name: '放弃“首存礼遇”' });

describe('the bonuses of the wallet', () => {
  it('shows for each bonus what is done and left, the counting games and their rates, and the expiry', async () => {
    await renderView(BonusCard, aHost());

    const card = within(await screen.findByRole('listitem'));
    expect(card.getByRole('progressbar', { name: '“首存礼遇”的流水' })).toHaveAttribute('aria-valuetext', '¥100 / ¥300');
    expect(card.getByText('还需 ¥200')).toBeVisible();
    expect(card.getByText('3 倍流水 · 体育计入 100% · 真人计入 50% · 其他游戏不计入')).toBeVisible();
    expect(card.getByText('12-21 12:00 到期')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('gives up a bonus after a confirmation that names the forfeited amount', async () => {
    const host = aHost();
    await renderView(BonusCard, host);
    await screen.findByRole('listitem');

    await userEvent.click(giveUp());
    expect(host.dialogs.at(-1)?.options).toMatchObject({
      title: '放弃“首存礼遇”？',
      message: '将从中心钱包退回 ¥100，剩余流水 ¥200 随之取消。放弃后不能恢复，本期也不能再次领取。',
    });
    expect(host.callsOf(giveUpBonusCall)).toEqual([]);

    host.answer(bonusGrantsCall, { list: [], closed: [GIVEN_UP] });
    await act(async () => {
      host.dialogs.at(-1)?.answer('confirmed');
      await Promise.resolve();
    });
    expect(await screen.findByText(/已放弃，退回 ¥100/)).toBeVisible();
    expect(host.callsOf(giveUpBonusCall)).toEqual([{ id: '71' }]);
    expect(host.emitted).toContainEqual({ name: 'balance/changed', event: { cause: 'bonus' } });
  });

  it('disables giving up while the money is elsewhere, and hides it for a bonus that is met', async () => {
    const met = aWireBonus({ id: '72', title: '每日签到', done: '300.00' });
    delete met.givesBack;
    await renderView(BonusCard, aHost([aWireBonus({ missing: '40.00' }), met]));

    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(giveUp()).toBeDisabled();
    expect(screen.getByText('放弃须退回 ¥100，中心钱包还差 ¥40：请先转回场馆余额，或等待未结的注单、游戏局与取款。')).toBeVisible();
    expect(screen.getByText('已完成')).toBeVisible();
    expect(screen.queryByRole('button', { name: '放弃“每日签到”' })).toBeNull();
  });

  it('folds met bonuses from the third on', async () => {
    const met = ['72', '73', '74', '75'].map((id) => {
      const bonus = aWireBonus({ id, title: `每日签到 ${id}`, done: '300.00' });
      delete bonus.givesBack;
      return bonus;
    });
    await renderView(BonusCard, aHost([aWireBonus(), ...met]));

    const fold = await screen.findByText('另有 2 笔已完成');
    expect(screen.getByText('每日签到 73')).toBeVisible();
    expect(screen.getByText('每日签到 74')).not.toBeVisible();

    await userEvent.click(fold);
    expect(screen.getByText('每日签到 75')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lists revoked bonuses with the amount that was taken back', async () => {
    await renderView(BonusCard, aHost([], [GIVEN_UP]));
    expect(await screen.findByText(/已放弃，退回 ¥100/)).toBeVisible();
  });
});

it.each([
  ['none', aHost([])],
  ['unknown', createFakeServices({ answers: [fakeAnswer(bonusGrantsCall, failing(refused(6004)))] })],
])('shows nothing when the bonuses are %s', async (_name, host) => {
  const { container } = await renderView(BonusCard, host);
  expect(container).toHaveTextContent('');
});
