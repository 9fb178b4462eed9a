import { act, screen, waitFor, within } from '@testing-library/react';
import { createTranslatedPage, EACH_TRANSLATOR } from '@site/testing/translatePage';
import { fromPlatform } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';
import { ChatScreen } from './ChatScreen';

const LINES = ['下半场节奏明显上来了', '主队要换人', '角球', '进了'];

it.each(EACH_TRANSLATOR)('shows incoming lines once and in order where a translator %s', async (_way, way) => {
  const page = createTranslatedPage(way);
  const host = aChatHost();
  await renderView(ChatScreen, host, { roomId: 'c1' });
  await joinRoom(host);
  for (const [index, text] of LINES.entries()) {
    await page.translate();
    receive(host, fromPlatform.message({ id: `m${String(index)}`, text }));
    expect(await within(screen.getByRole('log')).findAllByText(text)).toHaveLength(1);
  }
  expect(within(screen.getByRole('log')).getAllByRole('article')).toHaveLength(LINES.length);

  await page.translate();
  receive(host, { msgId: 10024, msgData: { rooms: [{ rid: 'c1', online: 12 }] } });
  // Messages that arrive together are shown after a short delay.
  await waitFor(() => {
    expect(within(screen.getByRole('navigation', { name: '聊天室列表' })).getAllByRole('link')[0]).toHaveTextContent('12 人在线');
  });
  await page.translate();
  act(() => {
    connectionOf(host).drop();
  });
  expect(await screen.findByText('连接已断开，正在重新连接…')).toBeVisible();
  page.stop();
});
