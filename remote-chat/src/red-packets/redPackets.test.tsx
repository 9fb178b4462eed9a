import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatYuan, mustBeFen } from '@site/shared/money';
import { failing, refused, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { expectAmountField } from '@site/testing/expectAmountField';
import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { claimPacketCall, packetClaimsCall, packetOutcomeCall, sendPacketCall, type WireRedPacket } from '@site/shared/wire/redPackets';
import { ChatDock } from '../rooms/ChatDock';
import { pageChat } from '../socket/createPageChat';
import { aWireMessage, fromPlatform } from '../testing/builders';
import { aChatHost, joinRoom, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';

const NOW = Date.UTC(2026, 10, 21, 4);

function aWirePacket(facts: Partial<WireRedPacket> = {}): WireRedPacket {
  return { id: 'HB1', sum: '66.00', shares: 3, taken: 0, expiresAt: NOW + 1_000, isOver: false, ...facts };
}

const ofAnother = (facts: Partial<WireRedPacket> = {}, msgId: number = ID.giftRecord) => ({
  msgId,
  msgData: aWireMessage({ id: '9', userId: '8', name: '金陵小生', text: '', packet: aWirePacket(facts) }),
});

async function showRoom(options: FakeServicesOptions = {}) {
  const host = aChatHost({ now: () => NOW, ...options });
  const view = await renderView(ChatDock, host);
  await joinRoom(host);
  return { host, ...view };
}

const packet = () => screen.getByRole('region', { name: '金陵小生 的红包' });

beforeEach(() => {
  pageChat.store.dispatch({ type: 'left' });
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
});

describe('a red packet that an earlier page sent', () => {
  const KEY = '0b9cf4d2-6a4f-4a37-9b1f-1e3a6c1a2b3c';
  async function reload(answer: { packet?: WireRedPacket }) {
    const host = aChatHost({ now: () => NOW });
    host.services.storage.write('pending-keys-red-packet', [{ key: KEY, memberId: '10001', subject: 'c1' }]);
    host.answer(packetOutcomeCall, () => answer);
    await renderView(ChatDock, host);
    await joinRoom(host);
    return host;
  }

  it('is confirmed by a toast where it was sent, without its form', async () => {
    const host = await reload({ packet: aWirePacket() });

    await waitFor(() => {
      expect(host.toasts).toContainEqual({ message: '¥66 的红包已发出', tone: 'success' });
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(host.callsOf(sendPacketCall)).toEqual([]);
  });

  it('opens its form with the reason where it was not', async () => {
    const host = await reload({});

    expect(await screen.findByText('红包没有发出，资金没有变动，可以重新发送')).toBeVisible();
    expect(host.callsOf(sendPacketCall)).toEqual([]);
  });
});

describe('a red packet in the room', () => {
  it('10017 shows it with what it holds, and 10022 how much is left of it [R-CHATID-10017] [R-CHAT-21]', async () => {
    const { host } = await showRoom();
    receive(host, ofAnother());
    expect(packet()).toHaveTextContent('恭喜发财，大吉大利¥66 · 3 份领取已领 0/3');

    receive(host, ofAnother({ taken: 2 }, ID.messageChanged));
    expect(packet()).toHaveTextContent('已领 2/3');
    receive(host, ofAnother({ taken: 3, isOver: true }, ID.messageChanged));
    expect(packet()).toHaveTextContent('已领完');
    expect(within(packet()).queryByRole('button', { name: '领取' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('is claimed once, and goes on saying how much when the room is told of others', async () => {
    const { host } = await showRoom();
    receive(host, ofAnother());
    host.answer(claimPacketCall, aWirePacket({ taken: 1, own: '12.34' }));

    await userEvent.click(within(packet()).getByRole('button', { name: '领取' }));

    expect(host.callsOf(claimPacketCall)).toEqual([{ id: 'HB1' }]);
    expect(packet()).toHaveTextContent('已领 ¥12.34');
    expect(host.toasts).toContainEqual({ message: '领到 ¥12.34，已存入中心钱包', tone: 'success' });
    expect(host.balanceRefreshes).toBe(1);
    receive(host, ofAnother({ taken: 2 }, ID.messageChanged));
    expect(packet()).toHaveTextContent('已领 ¥12.34已领 2/3');
  });

  it.each([
    [{ isOver: true }, '已过期'],
    [{ expiresAt: NOW }, '已过期'],
    [{ own: '1.00' }, '已领 ¥1'],
  ])('with %j says %s', async (facts, words) => {
    const { host } = await showRoom();
    receive(host, ofAnother(facts));

    expect(packet()).toHaveTextContent(words);
    expect(within(packet()).queryByRole('button', { name: '领取' })).toBeNull();
  });

  it('says why a share was not given', async () => {
    const { host } = await showRoom();
    receive(host, ofAnother());
    host.answer(claimPacketCall, failing(refused(6012, '红包已被领完')));

    await userEvent.click(within(packet()).getByRole('button', { name: '领取' }));

    expect(host.toasts).toContainEqual({ message: '红包已被领完', tone: 'danger' });
  });

  it('asks a guest to log in', async () => {
    const { host } = await showRoom({ member: null });
    receive(host, ofAnother());

    await userEvent.click(within(packet()).getByRole('button', { name: '领取' }));
    expect(host.loginPrompts).toBe(1);
    expect(host.callsOf(claimPacketCall)).toEqual([]);
    expect(screen.queryByRole('button', { name: '发红包' })).toBeNull();
  });

  it('tells who has got how much', async () => {
    const { host } = await showRoom();
    receive(host, ofAnother({ taken: 3, isOver: true }));
    const list = [{ name: '晨星', amount: '40.00', at: NOW, isBest: true }];
    host.answer(packetClaimsCall, { packet: aWirePacket({ taken: 3, isOver: true }), list });

    await userEvent.click(within(packet()).getByRole('button', { name: '领取详情' }));

    const dialog = await screen.findByRole('dialog', { name: '红包领取详情' });
    expect(await within(dialog).findByRole('listitem')).toHaveTextContent(/晨星手气最佳.*¥40/);
    expect(dialog).toHaveTextContent('已领 3/3 份，共 ¥66');
  });
});

describe('sending one', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: '发红包' }));
    return screen.findByRole('dialog', { name: '发红包' });
  };

  it('reads every way of writing an amount, and refuses the others in words [R-MONEY-05] [R-MONEY-06]', async () => {
    const { host } = await showRoom();
    const dialog = await open();

    await expectAmountField({
      field: () => within(dialog).getByRole('textbox', { name: '红包总金额' }),
      expectNothingSent: () => {
        expect(within(dialog).getByRole('button', { name: '发红包' })).toBeDisabled();
        expect(host.callsOf(sendPacketCall)).toEqual([]);
      },
      expectMeant: (fen) => expect(within(dialog).getByRole('button', { name: `发出 ${formatYuan(mustBeFen(fen))}` })).toBeEnabled(),
    });
  });

  it('takes sum, shares and greeting under a key, and closes when it is sent', async () => {
    const { host } = await showRoom();
    host.answer(sendPacketCall, aWirePacket());
    const dialog = await open();
    expect(within(dialog).getByRole('button', { name: '发红包' })).toBeDisabled();
    expect(dialog).toHaveTextContent('中心钱包余额 ¥1,000');

    await userEvent.type(within(dialog).getByRole('textbox', { name: '红包总金额' }), '66');
    await userEvent.type(within(dialog).getByRole('textbox', { name: '祝福语' }), '今晚都赢');
    await userEvent.click(within(dialog).getByRole('button', { name: '发出 ¥66' }));

    expect(host.callsOf(sendPacketCall)).toEqual([{ rid: 'c1', sum: '66.00', shares: 5, text: '今晚都赢' }]);
    expect(host.toasts).toContainEqual({ message: '¥66 的红包已发出', tone: 'success' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what is wrong with a sum, and what the platform refuses it for', async () => {
    const { host } = await showRoom();
    host.answer(sendPacketCall, failing(refused(6012, '流水未完成的资金不能发红包')));
    const dialog = await open();
    const sum = within(dialog).getByRole('textbox', { name: '红包总金额' });
    await userEvent.type(sum, '1000.01');
    expect(dialog).toHaveTextContent('中心钱包余额不足');

    await userEvent.clear(sum);
    await userEvent.type(sum, '8');
    await userEvent.click(within(dialog).getByRole('button', { name: '发出 ¥8' }));

    expect(await within(dialog).findByText('流水未完成的资金不能发红包')).toBeVisible();
    expect(await accessibilityFaults(dialog)).toEqual([]);
  });

  it('is not offered to who may not speak', async () => {
    const { host } = await showRoom();
    receive(host, fromPlatform.selfMuted({ kind: 'mute' }));

    expect(screen.getByRole('button', { name: '发红包' })).toBeDisabled();
  });
});

it('can be read in the other language too', async () => {
  const host = aChatHost({ now: () => NOW });
  const { container } = await renderView(ChatDock, host, {}, 'zh-TW');
  await joinRoom(host);
  receive(host, ofAnother());

  expect(screen.getByRole('region', { name: '金陵小生 的紅包' })).toHaveTextContent('恭喜發財，大吉大利');
  expect(await accessibilityFaults(container)).toEqual([]);
});
