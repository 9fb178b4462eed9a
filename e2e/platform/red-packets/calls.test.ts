import { randomUUID } from 'node:crypto';
import { CHAT_MESSAGE_IDS as ID, chatHistoryCall } from '@site/shared/wire/chat';
import { dealRecordCall } from '@site/shared/wire/funds';
import { memberNewsCall } from '@site/shared/wire/memberStream';
import { excludeCall } from '@site/shared/wire/protection';
import { claimPacketCall, packetClaimsCall, packetOutcomeCall, sendPacketCall } from '@site/shared/wire/redPackets';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { answerOf } from '../testing/answerOf';
import { hears, nextChange, openChats } from '../testing/openChats';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests();
const { aMember, aGuest, join, closeAll } = openChats(() => site);

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});
afterEach(async () => {
  await closeAll();
  expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
});

const aSender = async () => {
  await site.sandbox('member/player1/balance', { central: '100.00' });
  return aMember('player1', 'player123');
};
const send = (token: string, more = {}) =>
  site.send(sendPacketCall, { rid: 'c1', sum: '6.66', shares: 2, text: '好运', ...more }, { token, key: randomUUID() });
const linesOf = async (token: string) => {
  const { list } = answerOf(dealRecordCall, await site.send(dealRecordCall, { pageNum: 1, pageSize: 10, kind: 'red-packet' }, { token }));
  return list.map(({ kind, amount, reference }) => [kind, amount, reference]);
};

it('10017 tells the room of a red packet, 10022 what is left of it, and each reader their own share [R-CHATID-10017]', async () => {
  const [sender, claimer, guest] = [await aSender(), await aMember('player2', 'player234'), await aGuest()];
  for (const { socket } of [sender, claimer, guest]) await join(socket, 'c1');

  const packet = answerOf(sendPacketCall, await send(sender.token));
  const told = { name: '晨星', text: '好运', packet };
  for (const { socket } of [sender, claimer, guest]) expect(await hears(socket, ID.giftRecord)).toMatchObject(told);
  const { own, ...claimed } = answerOf(claimPacketCall, await site.send(claimPacketCall, { id: packet.id }, { token: claimer.token }));
  const changed = await nextChange(site, guest.socket);
  expect(changed).toMatchObject({ ...told, packet: claimed });
  expect(changed).not.toHaveProperty('packet.own');

  const { recent } = await join(claimer.socket, 'c1');
  expect(recent.at(-1)?.packet).toEqual({ ...claimed, own });
  expect((await join(sender.socket, 'c1')).recent.at(-1)?.packet).toEqual(claimed);
  const gifts = { rid: 'c1', pageNum: 1, pageSize: 10, category: 1, categoryType: 2 };
  const ofClaimer = answerOf(chatHistoryCall, await site.send(chatHistoryCall, gifts, { token: claimer.token }));
  expect(ofClaimer).toMatchObject({ total: 1, list: [{ packet: { own } }] });
  expect(answerOf(chatHistoryCall, await site.send(chatHistoryCall, gifts)).list[0]?.packet).toEqual(claimed);
});

it('is in the trade record and the news of both, and what is claimed is to be staked once', async () => {
  const [sender, claimer] = [await aSender(), await aMember('player2', 'player234')];
  const { version } = answerOf(memberNewsCall, await site.send(memberNewsCall, {}, { token: sender.token }));
  const { id } = answerOf(sendPacketCall, await send(sender.token));
  const { own = '' } = answerOf(claimPacketCall, await site.send(claimPacketCall, { id }, { token: claimer.token }));
  site.clock.advance(24 * 3_600_000);
  await site.platform.tick();

  const rest = (6.66 - Number(own)).toFixed(2);
  const [again, token] = [await site.signIn('player2', 'player234'), await site.signIn('player1', 'player123')];
  expect(await linesOf(token)).toEqual([
    ['red-packet', rest, `packet:${id}:c1`],
    ['red-packet', '-6.66', `packet:${id}:c1`],
  ]);
  expect(await linesOf(again)).toEqual([['red-packet', own, `packet:${id}:c1`]]);
  const { events } = answerOf(memberNewsCall, await site.send(memberNewsCall, { since: version }, { token }));
  expect(events.flatMap(({ kind, amount }) => (kind === 'letter' || kind === 'progress' ? [] : [[kind, amount]]))).toEqual([
    ['packet-sent', '-6.66'],
    ['packet-returned', rest],
  ]);
  const { grants = [] } = answerOf(withdrawInfoCall, await site.send(withdrawInfoCall, {}, { token: again }));
  expect(grants.at(-1)).toMatchObject({ kind: 'bonus', amount: own });
});

it('is refused to who is excluded, as sender and as claimer, and to who is muted as sender', async () => {
  const [sender, claimer] = [await aSender(), await aMember('player2', 'player234')];
  const { id } = answerOf(sendPacketCall, await send(sender.token));
  await site.sandbox('chat/restrict', { member: 'player1', kind: 'mute' });
  expect(await send(sender.token)).toMatchObject({ status_code: 6003, message: '您已被禁言' });
  await site.sandbox('chat/restrict', { member: 'player1', kind: 'none' });

  for (const { token } of [sender, claimer]) await site.send(excludeCall, { months: 6 }, { token });
  expect(await send(sender.token)).toMatchObject({ status_code: 6703 });
  expect(await site.send(claimPacketCall, { id }, { token: claimer.token })).toMatchObject({ status_code: 6703 });
});

it('answers what became of a lost request by its key, and who has claimed', async () => {
  const { token } = await aSender();
  const key = randomUUID();
  const body = { rid: 'c1', sum: '1.00', shares: 1, text: '' };
  const sent = answerOf(sendPacketCall, await site.send(sendPacketCall, body, { token, key }));

  expect(answerOf(packetOutcomeCall, await site.send(packetOutcomeCall, { key }, { token }))).toEqual({ packet: sent });
  const other = randomUUID();
  expect(answerOf(packetOutcomeCall, await site.send(packetOutcomeCall, { key: other }, { token }))).toEqual({});
  expect(await site.send(sendPacketCall, body, { token, key: other })).toMatchObject({ status_code: 6008 });
  const claimer = await site.signIn('player2', 'player234');
  await site.send(claimPacketCall, { id: sent.id }, { token: claimer });
  const { packet, list } = answerOf(packetClaimsCall, await site.send(packetClaimsCall, { id: sent.id }, { token: claimer }));
  expect(packet).toMatchObject({ taken: 1, isOver: true, own: '1.00' });
  expect(list).toMatchObject([{ amount: '1.00', isBest: true }]);
});
