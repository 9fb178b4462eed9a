import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, fakeAnswer, holdCall, refused, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { accessibilityFaults } from '@site/testing/accessibility';
import { aFile, decodePictures, DRAWN_CONTENT, pngBytes, textBytes } from '@site/testing/pictures';
import type { ResponseOf } from '@site/shared/wire/call';
import { CHAT_MESSAGE_IDS as ID, uploadChatPictureCall, type WireChatMessage } from '@site/shared/wire/chat';
import { ChatDock } from '../rooms/ChatDock';
import { pageChat } from '../socket/createPageChat';
import { aWireMessage, aWireRoom, fromPlatform } from '../testing/builders';
import { aChatHost, connectionOf, joinRoom, receive } from '../testing/chatHost';
import { renderView } from '../testing/renderView';

const KEPT = { id: 'abcdefghijklmnopqrstuv', width: 900, height: 600 };
const FILE = aFile('现场.png', pngBytes());
const ROOM = aWireRoom({ pictures: { level: 1 } });
const SMALL = `/site/api/v1/chat/picture/${KEPT.id}/small`;

const aPictureMessage = (facts: Partial<WireChatMessage> = {}) =>
  aWireMessage({ id: '5', userId: '8', name: '北岸', text: '[图片] 现场', picture: { ...KEPT, caption: '现场' }, ...facts });

interface Shown extends FakeServicesOptions {
  readonly room?: typeof ROOM;
  readonly said?: readonly WireChatMessage[];
}

async function showRoom({ room = ROOM, said = [], ...options }: Shown = {}): Promise<FakeHost> {
  const host = aChatHost({ answers: [fakeAnswer(uploadChatPictureCall, KEPT)], ...options });
  await renderView(ChatDock, host);
  await joinRoom(host, fromPlatform.joined(said, room));
  return host;
}

const button = () => screen.getByRole('button', { name: '发送图片' });
const choose = (file: File) => userEvent.upload(screen.getByLabelText('选择图片文件'), file, { applyAccept: false });
const field = () => screen.getByRole('textbox', { name: '发言内容' });
const send = () => userEvent.click(screen.getByRole('button', { name: '发送' }));
const chosen = () => screen.findByRole('img', { name: '待发送的图片 现场.png' });
const noneChosen = () => {
  expect(screen.queryByRole('region', { name: '待发送的图片' })).not.toBeInTheDocument();
};
const lastSaid = (host: FakeHost) =>
  connectionOf(host).sent.findLast((message) => (message as { msgId: number }).msgId === ID.sendMessage) as
    | { readonly msgData: Record<string, unknown> }
    | undefined;

beforeEach(() => {
  decodePictures({ width: 900, height: 600 });
  pageChat.store.dispatch({ type: 'left' });
  pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
});

describe('a picture of a member', () => {
  it('is seen before it is sent, is uploaded, and is said with what was written', async () => {
    const host = await showRoom();
    await userEvent.type(field(), '现场');
    await choose(FILE);
    expect(await chosen()).toBeVisible();
    expect(field()).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    expect(host.callsOf(uploadChatPictureCall)).toEqual([]);

    await send();

    await waitFor(() => {
      expect(lastSaid(host)?.msgData).toMatchObject({ rid: 'c1', msg: '现场', picture: KEPT.id });
    });
    expect(host.callsOf(uploadChatPictureCall)).toEqual([{ rid: 'c1', content: DRAWN_CONTENT }]);
    expect(screen.getByRole('img', { name: '您发送的图片' })).toBeVisible();
    noneChosen();
    expect(field()).toHaveValue('');
    const key = String(lastSaid(host)?.msgData['key']);
    receive(host, fromPlatform.message({ ...aPictureMessage({ userId: '10001', name: 'player1' }), key }));
    expect(screen.queryByRole('img', { name: '您发送的图片' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'player1 发送的图片' })).toHaveAttribute('src', SMALL);
  });

  it('needs no words', async () => {
    const host = await showRoom();
    await choose(FILE);
    await chosen();

    await send();

    await waitFor(() => {
      expect(lastSaid(host)?.msgData).toMatchObject({ msg: '', picture: KEPT.id });
    });
  });

  it('says how far it has come, is not sent twice, and can be taken back while it is on its way', async () => {
    const host = await showRoom();
    const held = holdCall<ResponseOf<typeof uploadChatPictureCall>>();
    host.answer(uploadChatPictureCall, held.handler);
    await userEvent.type(field(), '现场');
    await choose(FILE);
    await chosen();
    await send();
    act(() => {
      host.calls.at(-1)?.options.onProgress?.(0.4);
    });
    expect(screen.getByRole('progressbar', { name: '正在上传图片' })).toHaveAttribute('aria-valuenow', '40');
    await userEvent.type(field(), '{Enter}');
    expect(host.callsOf(uploadChatPictureCall)).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: '取消图片' }));
    held.settle(KEPT);

    noneChosen();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('现场');
    await send();
    await waitFor(() => {
      expect(lastSaid(host)?.msgData).toEqual({ rid: 'c1', msg: '现场', key: expect.any(String) as string });
    });
  });

  it('stays with its words where the platform refuses it or does not answer, and can be sent again', async () => {
    const host = await showRoom();
    host.answer(uploadChatPictureCall, failing(refused(6010, '图片像素过多，请缩小后再试')));
    await userEvent.type(field(), '现场');
    await choose(FILE);
    await chosen();

    await send();
    expect(await screen.findByText('图片像素过多，请缩小后再试')).toBeVisible();
    host.answer(uploadChatPictureCall, failing({ kind: 'unreachable' }));
    await send();
    expect(await screen.findByText(/网络/)).toBeVisible();
    expect(await chosen()).toBeVisible();
    expect(field()).toHaveValue('现场');
    host.answer(uploadChatPictureCall, KEPT);
    await send();

    await waitFor(() => {
      expect(lastSaid(host)?.msgData).toMatchObject({ msg: '现场', picture: KEPT.id });
    });
  });

  it('stays in its room while the member looks into another', async () => {
    const host = await showRoom();
    await choose(FILE);
    await chosen();

    act(() => {
      pageChat.store.dispatch({ type: 'enter', roomId: 'c2' });
    });
    receive(host, fromPlatform.joined([], aWireRoom({ rid: 'c2', pictures: { level: 1 } })));
    noneChosen();
    act(() => {
      pageChat.store.dispatch({ type: 'enter', roomId: 'c1' });
    });
    receive(host, fromPlatform.joined([], ROOM));

    expect(await chosen()).toBeVisible();
  });

  it('is made as large as the platform keeps it, before it is uploaded', async () => {
    const drawn = decodePictures({ width: 4_000, height: 3_000 });
    await showRoom();
    await choose(aFile('现场.png', pngBytes(4_000, 3_000), ''));
    await chosen();

    expect(drawn).toEqual([{ width: 1_600, height: 1_200, type: 'image/jpeg' }]);
  });

  it('is the first of those that are dropped together, which is said', async () => {
    await showRoom();
    const files = [FILE, ...Array.from({ length: 9 }, () => aFile('另一张.png', pngBytes()))];
    fireEvent.drop(field(), { dataTransfer: { files, types: ['Files'] } });

    expect(await chosen()).toBeVisible();
    expect(await screen.findByText('最多选择 1 张图片，多出的没有添加')).toBeVisible();
  });

  it('can be pasted and dropped, where no words come with it', async () => {
    await showRoom();
    const paste = (types: readonly string[]) => {
      const event = createEvent.paste(field(), { clipboardData: { files: [FILE], types } });
      fireEvent(field(), event);
      return event;
    };

    expect(paste(['text/plain', 'Files']).defaultPrevented).toBe(false);
    noneChosen();
    expect(paste(['Files']).defaultPrevented).toBe(true);
    await chosen();
    await userEvent.click(screen.getByRole('button', { name: '取消图片' }));
    const dataTransfer = { files: [FILE], types: ['Files'] };
    fireEvent.dragOver(field(), { dataTransfer });
    fireEvent.drop(field(), { dataTransfer });

    expect(await chosen()).toBeVisible();
  });
});

describe('what is no picture, or too much of one, is said to be', () => {
  it.each([
    ['“a.png”不是 JPEG、PNG 或 WebP 图片', aFile('a.png', textBytes('<html>'))],
    ['“照片gnp.exe”不是 JPEG、PNG 或 WebP 图片', aFile('照片\u202Egnp\u2066.exe', textBytes('MZ'))],
    ['“a.png”像素过多，请缩小后再选', aFile('a.png', pngBytes(10_000, 9_000))],
    ['“a.heic”是 HEIC 照片，无法上传。请在手机上打开照片并截图，再选择截图', aFile('a.heic', textBytes('\0\0\0\u0018ftypheic'))],
  ])('%s', async (words, file) => {
    const host = await showRoom();
    await userEvent.type(field(), '现场');

    await choose(file);

    expect(await screen.findByText(words)).toBeVisible();
    expect(field()).toHaveValue('现场');
    await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
    noneChosen();
    expect(host.callsOf(uploadChatPictureCall)).toEqual([]);
  });

  it('where the browser cannot decode it, or it is larger than a photo', async () => {
    await showRoom();
    const large = aFile('b.png', []);
    Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 });
    await choose(large);
    expect(await screen.findByText('“b.png”超过 30 MB，请换一张较小的图片')).toBeVisible();

    decodePictures({ isBroken: true });
    await choose(FILE);
    expect(await screen.findByText('“现场.png”不完整或已损坏，请换一张')).toBeVisible();
  });
});

describe('who may send none', () => {
  const drop = () => {
    fireEvent.drop(field(), { dataTransfer: { files: [FILE], types: ['Files'] } });
  };

  it('is a guest, who is told so', async () => {
    await showRoom({ member: null });
    expect(screen.queryByRole('button', { name: '发送图片' })).not.toBeInTheDocument();

    drop();

    expect(await screen.findByText('登录且达到 VIP 1 后可发送图片')).toBeVisible();
  });

  it('is everybody in a room that takes none, until it does', async () => {
    const host = await showRoom({ room: aWireRoom() });
    expect(screen.queryByRole('button', { name: '发送图片' })).not.toBeInTheDocument();
    drop();
    expect(await screen.findByText('本聊天室不能发送图片')).toBeVisible();

    receive(host, { msgId: ID.roomStatus, msgData: { rid: 'c1', state: 'open', pictures: { level: 0 } } });

    expect(button()).toBeEnabled();
  });

  it('is a member below the grade, who is told which', async () => {
    await showRoom({ room: aWireRoom({ pictures: { level: 8 } }) });

    await userEvent.click(button());

    expect(await screen.findByText('VIP 8 及以上可发送图片，您目前是 VIP 6')).toBeVisible();
  });

  it('is a muted member', async () => {
    const host = await showRoom();

    receive(host, fromPlatform.selfMuted({ kind: 'mute' }));

    expect(button()).toBeDisabled();
  });

  it('is told of a message that the room did not take', async () => {
    const host = await showRoom();
    await choose(FILE);
    await chosen();
    await send();
    await screen.findByText('发送中');

    receive(host, fromPlatform.notice(6008, { about: 'pictures', key: lastSaid(host)?.msgData['key'] }));

    expect(await screen.findByText('未发送：本聊天室目前不能发送图片')).toBeVisible();
  });
});

describe('a picture of the room', () => {
  it('has its place before it is loaded, opens larger, and closes by Escape to where it was opened', async () => {
    await showRoom({ said: [aPictureMessage()] });
    const small = screen.getByRole('button', { name: '北岸 发送的图片' });
    expect(small).toHaveStyle({ width: '2.4rem', aspectRatio: '240 / 160' });
    expect(screen.getByText('现场')).toBeVisible();

    await userEvent.click(small);
    const dialog = await screen.findByRole('dialog', { name: '北岸 发送的图片' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', SMALL.replace('small', 'whole'));
    expect(dialog).toHaveTextContent('现场');
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(small).toHaveFocus();
  });

  it('is closed where its message is deleted', async () => {
    const host = await showRoom({ said: [aPictureMessage()] });
    await userEvent.click(screen.getByRole('button', { name: '北岸 发送的图片' }));
    await screen.findByRole('dialog');

    receive(host, { msgId: ID.messageDeleted, msgData: { rid: 'c1', id: '5' } });

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.queryByRole('img', { name: '北岸 发送的图片', hidden: true })).not.toBeInTheDocument();
  });

  it('that cannot be loaded says so, in its place and larger, and is asked for again', async () => {
    await showRoom({ said: [aPictureMessage()] });

    fireEvent.error(screen.getByRole('img', { name: '北岸 发送的图片' }));
    expect(screen.getByText('图片未能显示')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
    expect(screen.getByRole('img', { name: '北岸 发送的图片' })).toHaveAttribute('src', SMALL);
    await userEvent.click(screen.getByRole('button', { name: '北岸 发送的图片' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.error(within(dialog).getByRole('img'));
    await userEvent.click(within(dialog).getByRole('button', { name: '重新加载' }));

    expect(within(dialog).getByRole('img')).toBeVisible();
  });

  it('that is kept no more is not asked for', async () => {
    await showRoom({ said: [aPictureMessage({ picture: { ...KEPT, caption: '', isGone: true } })] });

    expect(screen.getByText('[图片] 已过期，不再保存')).toBeVisible();
    expect(screen.queryByRole('img', { name: '北岸 发送的图片' })).not.toBeInTheDocument();
  });

  it('of a person who is ignored is not loaded', async () => {
    await showRoom({ said: [aPictureMessage(), aWireMessage({ id: '6', userId: '9', text: '在' })] });
    await userEvent.click(screen.getByRole('button', { name: '对 北岸 的消息的操作' }));
    await userEvent.click(screen.getByRole('button', { name: '屏蔽 TA' }));

    expect(document.querySelector(`[src="${SMALL}"]`)).toBeNull();
    expect(screen.getByText('在')).toBeVisible();
  });

  it('is answered by its caption, and as a picture in the words of each language', async () => {
    const host = aChatHost();
    await renderView(ChatDock, host, {}, 'zh-TW');
    const reply = { id: '5', name: '北岸', text: '[图片] 现场', picture: { caption: '现场' } };
    await joinRoom(host, fromPlatform.joined([aPictureMessage(), aWireMessage({ id: '6', text: '好', reply })], ROOM));

    expect(screen.getByRole('button', { name: /北岸）$/ })).toHaveTextContent('北岸：[圖片] 现场');
    await userEvent.click(screen.getByRole('button', { name: '對 北岸 的訊息的操作' }));
    await userEvent.click(screen.getByRole('button', { name: '回覆' }));
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('[圖片] 现场');
  });
});
