import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeHost } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { ChatDock } from '../rooms/ChatDock';
import { pageChat } from '../socket/createPageChat';
import { aWireMessage, fromPlatform } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';

const said = aWireMessage({ id: '5', userId: '8', name: '北岸', text: '主队稳了' });

async function showRoom(host = aChatHost()): Promise<FakeHost> {
  await renderView(ChatDock, host);
  await joinRoom(host, fromPlatform.joined([said]));
  return host;
}

const open = () => userEvent.click(screen.getByRole('button', { name: '对 北岸 的消息的操作' }));
const tool = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lastSent = (host: FakeHost) => connectionOf(host).sent.at(-1) as { msgId: number; msgData: Record<string, unknown> };
/** Waits for the message's pending mark, because a timer sends the message. */
const whenSent = (host: FakeHost, msgId: number) => screen.findByText('发送中').then(() => expect(lastSent(host).msgId).toBe(msgId));

beforeEach(() => {
  pageChat.store.dispatch({ type: 'left' });
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
});

it('a message is answered: the next one says what it answers', async () => {
  const host = await showRoom();
  await open();
  await tool('回复');
  expect(screen.getByRole('status')).toHaveTextContent('回复 北岸：主队稳了');
  expect(screen.getByRole('textbox', { name: '发言内容' })).toHaveFocus();

  await userEvent.type(screen.getByRole('textbox', { name: '发言内容' }), '同意{Enter}');
  await whenSent(host, ID.sendMessage);
  expect(lastSent(host).msgData).toMatchObject({ msg: '同意', reply_id: '5' });
  expect(screen.queryByText('回复 北岸：主队稳了')).toBeNull();

  const reply = { id: '5', name: '北岸', text: '主队稳了' };
  receive(host, fromPlatform.message({ id: '6', userId: '10001', name: 'player1', text: '同意', reply }));
  await userEvent.click(screen.getByRole('button', { name: '查看被回复的消息（北岸）' }));
  const marked = document.querySelector('[data-marked]');
  expect(marked).toHaveTextContent('主队稳了');
});

it('a person is named: the text has the name, the message the id, and one’s own name stands out and is counted', async () => {
  const host = await showRoom();
  await open();
  await tool('提及 TA');
  const field = screen.getByRole('textbox', { name: '发言内容' });
  expect(field).toHaveValue('@北岸 ');
  expect(field).toHaveFocus();
  await userEvent.keyboard('看好{Enter}');
  await whenSent(host, ID.sendMessage);
  expect(lastSent(host).msgData).toMatchObject({ msg: '@北岸 看好', mentions: ['8'] });

  const mentions = [{ userId: '10001', name: 'player1' }];
  receive(host, fromPlatform.message({ id: '7', userId: '8', name: '北岸', text: '@player1 谢谢', mentions }));
  expect(screen.getByText('@player1')).toHaveAttribute('data-self', 'true');
});

it('a message is reacted to, at once, and as the room is told', async () => {
  const host = await showRoom();
  await open();
  await tool('用 👍 回应');
  expect(screen.getByRole('button', { name: '对 北岸 的消息的操作' })).toHaveFocus();

  expect(lastSent(host)).toEqual({ msgId: 10023, msgData: { rid: 'c1', id: '5', emoji: '👍', isOn: true, key: 'reaction-5' } });
  expect(screen.getByRole('button', { name: '👍，1 人' })).toHaveAttribute('aria-pressed', 'true');
  receive(host, { msgId: ID.messageChanged, msgData: { ...said, reactions: [{ emoji: '👍', count: 3 }] } });
  await tool('👍，3 人');

  expect(lastSent(host).msgData).toMatchObject({ isOn: false });
  expect(screen.getByRole('button', { name: '👍，2 人' })).toHaveAttribute('aria-pressed', 'false');
});

it('a guest answers and names, and reacts to nothing', async () => {
  await showRoom(aChatHost({ member: null }));
  await open();

  expect(screen.getByRole('button', { name: '回复' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '用 👍 回应' })).toBeNull();
});

it('emoji are looked for and put into the text, stickers are sent at once', async () => {
  const host = await showRoom();
  await tool('表情与贴图');
  const panel = await screen.findByRole('region', { name: '表情与贴图' });
  await userEvent.type(await within(panel).findByRole('textbox', { name: '搜索表情' }), '足球');
  await userEvent.click(await within(panel).findByRole('button', { name: '足球' }));
  expect(screen.getByRole('textbox', { name: '发言内容' })).toHaveValue('⚽️');
  expect(await accessibilityFaults(panel)).toEqual([]);

  await userEvent.click(within(panel).getByRole('tab', { name: '贴图' }));
  await userEvent.click(within(panel).getByRole('button', { name: '锦鲤' }));
  await whenSent(host, ID.sendMessage);
  expect(lastSent(host).msgData).toMatchObject({ sticker: 'koi' });
  receive(host, fromPlatform.message({ id: '9', userId: '8', text: '', sticker: 'koi' }));
  expect(within(screen.getByRole('log')).getAllByRole('img', { name: '锦鲤' })).not.toHaveLength(0);
});

it('an emoji that would make the text too long is left out, and the text can still be sent', async () => {
  const host = await showRoom();
  const text = screen.getByRole('textbox', { name: '发言内容' });
  await userEvent.click(text);
  await userEvent.paste('赢'.repeat(199));
  await tool('表情与贴图');
  const panel = await screen.findByRole('region', { name: '表情与贴图' });
  await userEvent.type(await within(panel).findByRole('textbox', { name: '搜索表情' }), '足球');
  await userEvent.click(await within(panel).findByRole('button', { name: '足球' }));
  expect(text).toHaveValue('赢'.repeat(199));

  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  await whenSent(host, ID.sendMessage);
  expect(lastSent(host).msgData).toMatchObject({ msg: '赢'.repeat(199) });
});

it('the panel of emoji and the tools of a message close at Escape, which gives the focus back, and not when it ends a composition', async () => {
  await showRoom();
  await tool('表情与贴图');
  const search = await screen.findByRole('textbox', { name: '搜索表情' });
  await userEvent.click(search);
  fireEvent.keyDown(search, { key: 'Escape', isComposing: true });
  expect(screen.getByRole('region', { name: '表情与贴图' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: '表情与贴图' })).toBeNull();
  expect(screen.getByRole('button', { name: '表情与贴图' })).toHaveFocus();

  await open();
  await userEvent.keyboard('{Tab}{Escape}');
  expect(screen.queryByRole('button', { name: '回复' })).toBeNull();
  expect(screen.getByRole('button', { name: '对 北岸 的消息的操作' })).toHaveFocus();
});
