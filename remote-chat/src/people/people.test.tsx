import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, refused } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { chooseNicknameCall, reportMessageCall } from '@site/shared/wire/chat';
import { ChatDock } from '../rooms/ChatDock';
import { pageChat } from '../socket/createPageChat';
import { aWireMessage, aWireRoom, fromPlatform } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, openConnection, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { parseIgnored, withIgnored } from './ignored';

const said = aWireMessage({ id: '5', userId: '8', name: '北岸', text: '加我好友' });

beforeEach(() => {
  pageChat.store.dispatch({ type: 'left' });
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
});

const open = () => userEvent.click(screen.getByRole('button', { name: '对 北岸 的消息的操作' }));

it('a message is reported after a question, and the member is told', async () => {
  const host = aChatHost();
  host.answer(reportMessageCall, {});
  await renderView(ChatDock, host);
  await joinRoom(host, fromPlatform.joined([said]));
  await open();
  await userEvent.click(screen.getByRole('button', { name: '举报' }));
  expect(host.dialogs.at(-1)?.options.message).toBe('确定举报 北岸 的这条消息吗？管理员会查看。');
  expect(host.callsOf(reportMessageCall)).toEqual([]);

  host.dialogs.at(-1)?.answer('confirmed');
  await screen.findByRole('log');
  await Promise.resolve();
  expect(host.callsOf(reportMessageCall)).toEqual([{ id: '5' }]);
});

it('a person is ignored on this device, counts as no news, and is shown again from the head of the room', async () => {
  const host = aChatHost();
  await renderView(ChatDock, host);
  await joinRoom(host, fromPlatform.joined([said, aWireMessage({ id: '6', userId: '9', name: '城北', text: '好球' })]));
  await open();
  await userEvent.click(screen.getByRole('button', { name: '屏蔽 TA' }));

  expect(screen.queryByText('加我好友')).toBeNull();
  receive(host, fromPlatform.message({ ...said, id: '7', text: '还是我' }));
  expect(screen.getByRole('log')).toHaveTextContent('好球');
  expect(screen.queryByText('还是我')).toBeNull();
  expect(host.services.storage.read('ignored')).toEqual([{ userId: '8', name: '北岸' }]);

  await userEvent.click(screen.getByRole('button', { name: '已屏蔽 1 人' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '重新显示 北岸' }));
  expect(screen.getByText('还是我')).toBeVisible();
  expect(screen.queryByRole('button', { name: '已屏蔽 1 人' })).toBeNull();
});

it('a person ignored in another tab is hidden here too, and stays ignored when this tab ignores another', async () => {
  const host = aChatHost();
  await renderView(ChatDock, host);
  await joinRoom(host, fromPlatform.joined([said, aWireMessage({ id: '6', userId: '9', name: '城北', text: '好球' })]));

  act(() => {
    host.writeElsewhere('ignored', [{ userId: '9', name: '城北' }]);
  });
  expect(screen.queryByText('好球')).toBeNull();
  await open();
  await userEvent.click(screen.getByRole('button', { name: '屏蔽 TA' }));

  expect(host.services.storage.read('ignored')).toEqual([
    { userId: '9', name: '城北' },
    { userId: '8', name: '北岸' },
  ]);
});

it('a guest may ignore and not report, and nobody ignores the staff', async () => {
  const host = aChatHost({ member: null });
  await renderView(ChatDock, host);
  await joinRoom(host, fromPlatform.joined([{ ...said, staff: true }]));
  expect(screen.getByText('管理员')).toBeVisible();
  await open();

  expect(screen.queryByRole('button', { name: '举报' })).toBeNull();
  expect(screen.queryByRole('button', { name: '屏蔽 TA' })).toBeNull();
});

it('a member who is shown masked chooses a nickname, and connects again under it', async () => {
  const host = aChatHost();
  await renderView(ChatDock, host);
  await openConnection(host);
  receive(
    host,
    fromPlatform.welcome({ userId: '1', name: 'p***1', vipLevel: 1, mayBeNamed: true }, [aWireRoom()]),
    fromPlatform.joined([]),
  );
  expect(screen.getByText('聊天室里您显示为 p***1')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: '设置昵称' }));
  const dialog = await screen.findByRole('dialog', { name: '昵称' });
  const field = within(dialog).getByRole('textbox', { name: '昵称' });
  await userEvent.type(field, '1234');
  expect(within(dialog).getByRole('button', { name: '确定，不再更改' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '小满');
  host.answer(chooseNicknameCall, failing(refused(6009, '该昵称已被使用')));
  await userEvent.click(within(dialog).getByRole('button', { name: '确定，不再更改' }));
  expect(await within(dialog).findByText('该昵称已被使用')).toBeVisible();
  expect(await accessibilityFaults(dialog)).toEqual([]);

  const before = connectionOf(host);
  host.answer(chooseNicknameCall, { name: '江南老陈' });
  await userEvent.type(field, '满');
  await userEvent.click(within(dialog).getByRole('button', { name: '确定，不再更改' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.toasts).toContainEqual({ message: '您在聊天室里的昵称是 江南老陈', tone: 'success' });
  expect(connectionOf(host)).not.toBe(before);
});

it.each([[undefined], ['x'], [[1, null, {}]], [[{ userId: 1, name: 'x' }]]])('reads nobody from %j on the device', (kept) => {
  expect(parseIgnored(kept)).toEqual([]);
});

it('ignores a person once', () => {
  const once = withIgnored([], { userId: '8', name: '北岸' });
  expect(withIgnored(once, { userId: '8', name: '北岸新' })).toEqual([{ userId: '8', name: '北岸新' }]);
});
