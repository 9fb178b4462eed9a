import { act, screen } from '@testing-library/react';
import { holdCall } from '@site/testing';
import { A_KEY, anEntry, aSlip } from '../testing/builders';
import { setUpSlipDock } from '../testing/slipDock';
import { aWireQuote, aWireTicket, NOW } from '../testing/wire';
import { slipStore } from '../slip/slipStore';
import { askForStake } from '../slip/stakeFocus';

const ACCEPTED = { state: 'accepted', key: A_KEY, ticket: aWireTicket() } as const;
const REJECTED = { state: 'rejected', key: A_KEY, reason: 'closed' } as const;
const CONFIRMING = { state: 'confirming', key: A_KEY, ticket_id: '251121204512', cause: 'danger-window', deadline: NOW + 5_000 } as const;

const { aHost, showDock, pass, user } = setUpSlipDock({ quote: () => aWireQuote(), place: () => ACCEPTED, outcome: () => ACCEPTED });

beforeEach(() => {
  slipStore().setState({ slip: aSlip({ entries: [anEntry({ matchId: '70' })] }) });
});

const stakeField = () => screen.getByRole('textbox', { name: '投注金额' });
const focusedCard = () => document.activeElement?.closest('li')?.textContent;

describe('the focus in the slip', () => {
  it('moves from a price to the stake, with the old amount selected, and back by Esc', async () => {
    const comeBack = jest.fn();
    await showDock(aHost());
    await user.type(stakeField(), '20');
    act(() => {
      (document.activeElement as HTMLElement).blur();
      askForStake(comeBack);
    });
    expect(stakeField()).toHaveFocus();
    await user.keyboard('100');
    expect(stakeField()).toHaveValue('100');
    expect(comeBack).not.toHaveBeenCalled();

    await user.keyboard('{Escape}');
    expect(comeBack).toHaveBeenCalledTimes(1);
  });

  it('moves to the stake when the dock opens after the shortcut', async () => {
    askForStake(() => undefined);
    await showDock(aHost());

    expect(stakeField()).toHaveFocus();
  });

  it('moves to the slip itself while a bet is confirmed and the stake is disabled', async () => {
    await showDock(aHost({ place: () => CONFIRMING }));
    await user.type(stakeField(), '100{Enter}');
    await pass(0);
    act(() => {
      askForStake(() => undefined);
    });

    expect(screen.getByRole('region', { name: '注单' })).toHaveFocus();
  });

  it('moves on Enter from the stake to the progress of the bet, then to the receipt', async () => {
    const decision = holdCall();
    await showDock(aHost({ place: () => CONFIRMING, outcome: () => decision.handler() }));
    await user.type(stakeField(), '100{Enter}');
    await pass(0);
    expect(focusedCard()).toMatch(/确认中/);

    await pass(6_000);
    await act(async () => {
      decision.settle(ACCEPTED);
      await Promise.resolve();
    });
    await pass(0);
    expect(focusedCard()).toMatch(/投注成功/);
  });

  it('moves from the button to the receipt', async () => {
    await showDock(aHost());
    await user.type(stakeField(), '100');
    screen.getByRole('button', { name: '投注 ¥100' }).focus();
    await user.keyboard('{Enter}');
    await pass(0);

    expect(focusedCard()).toMatch(/投注成功/);
  });

  it('moves to the reason of a rejection', async () => {
    await showDock(aHost({ place: () => REJECTED }));
    await user.type(stakeField(), '100{Enter}');
    await pass(0);

    expect(focusedCard()).toMatch(/投注未被接受/);
  });

  it('stays where the player has moved it meanwhile', async () => {
    const decision = holdCall();
    await showDock(aHost({ place: () => decision.handler() }));
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await user.type(stakeField(), '100{Enter}');
    await pass(0);
    elsewhere.focus();
    await act(async () => {
      decision.settle(ACCEPTED);
      await Promise.resolve();
    });
    await pass(0);

    expect(screen.getByRole('article', { name: '投注成功' })).toBeVisible();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });
});
