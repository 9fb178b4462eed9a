import {
  CHAT_MESSAGE_IDS as ID,
  CHAT_PICTURE_PATH,
  chatHistoryCall,
  chatMessageSchema,
  reportMessageCall,
  uploadChatPictureCall,
} from '@site/shared/wire/chat';
import type { Envelope } from '@site/shared/wire/envelope';
import { keptPictureSchema, PICTURE_MAX_BYTES } from '@site/shared/wire/picture';
import { sql } from 'kysely';
import sharp from 'sharp';
import { aJpeg, aPicture, aPng, NO_PICTURES, PAGE } from '../testing/hostilePictures';
import { hears, openChats } from '../testing/openChats';
import type { TestSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';
import { forgetOldPictures, PICTURE_KEPT_MS, UNSAID_PICTURES } from './createChatPictures';

const site = platformForTests();
const { aMember, aGuest, join, closeAll } = openChats(() => site);

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});
afterEach(closeAll);

const aPlayer = async () => inRoom(await aMember('player1', 'player123'));
const anotherPlayer = async () => inRoom(await aMember('player2', 'player234'));

async function inRoom<Chat extends { readonly socket: TestSocket }>(chat: Chat, rid = 'c1'): Promise<Chat> {
  await join(chat.socket, rid);
  return chat;
}

const upload = async (token: string | undefined, content: Buffer | Promise<Buffer> = aPng(900, 600), rid = 'c1') =>
  site.send(uploadChatPictureCall, { rid, content: (await content).toString('base64') }, token === undefined ? {} : { token });
const keptOf = ({ data }: Envelope) => keptPictureSchema.parse(data);
const rows = async () => (await sql<{ content: Buffer | null }>`select content from chat_picture`.execute(site.db)).rows;

/** Sends the picture in a message and returns the platform's answer. */
async function say(socket: TestSocket, picture: string, more = {}) {
  site.clock.advance(1_000);
  socket.send({ msgId: ID.sendMessage, msgData: { rid: 'c1', picture, key: `k-${picture}`, ...more } });
  const of: readonly unknown[] = [ID.sendMessage, ID.internalNotification, ID.memberMuted, ID.roomStatus, ID.vipChatLevel];
  return socket.next(({ msgId }) => of.includes(msgId));
}

/** Returns a picture that a member has sent in the room. */
async function aSaid(more = {}) {
  const player = await aPlayer();
  const { id } = keptOf(await upload(player.token));
  const { msgData } = await say(player.socket, id, more);
  return { ...player, id, message: chatMessageSchema.parse(msgData) };
}

const get = (id: string, size = 'whole') => fetch(`${site.platform.url}${CHAT_PICTURE_PATH}/${id}/${size}`);
const statusOf = async (id: string) => [(await get(id)).status, (await get(id, 'small')).status];
describe('a picture that a member sends', () => {
  it('is in the room for everybody, guests too, in the history, and at an address that nobody guesses', async () => {
    const guest = await inRoom(await aGuest());
    const { id, message } = await aSaid({ msg: '现场' });

    const shown = { text: '[图片] 现场', picture: { id, width: 900, height: 600, caption: '现场' } };
    expect(message).toMatchObject(shown);
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(await hears(guest.socket, ID.sendMessage)).toMatchObject(shown);
    expect((await join((await aGuest()).socket, 'c1')).recent.at(-1)).toMatchObject(shown);
    const page = { rid: 'c1', pageNum: 1, pageSize: 15, category: 1, categoryType: 6 };
    expect(await site.send(chatHistoryCall, page)).toMatchObject({ data: { total: 1, list: [shown] } });
  });

  it('is served as a JPEG of the platform’s own making, kept by the browser alone, whole and small', async () => {
    const { id } = await aSaid();

    const [whole, small] = [await get(id), await get(id, 'small')];

    for (const { status, headers } of [whole, small]) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    const sizeOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(await sizeOf(whole)).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
    expect(await sizeOf(small)).toMatchObject({ format: 'jpeg', width: 480, height: 320 });
  });

  it('has lost where and with what it was taken, is upright, and no larger than a screen', async () => {
    const { token, socket } = await aPlayer();
    const photo = await sharp(await aPicture(4_000, 3_000).jpeg().toBuffer())
      .withExif({ IFD0: { Make: 'SpyPhone', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 49/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SpyPhone')).toBe(true);

    const kept = keptOf(await upload(token, photo));
    expect(kept).toMatchObject({ width: 1_200, height: 1_600 });
    await say(socket, kept.id);

    const jpeg = Buffer.from(await (await get(kept.id)).arrayBuffer());
    expect(jpeg.includes('SpyPhone')).toBe(false);
    const { exif, xmp, iptc, orientation } = await sharp(jpeg).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({});
  });

  it('has nothing behind its pixels: what is a page as well is a picture only', async () => {
    const { token, socket } = await aPlayer();
    const { id } = keptOf(await upload(token, Buffer.concat([await aJpeg(), Buffer.from(PAGE)])));
    await say(socket, id);

    expect(await (await get(id)).text()).not.toContain('<script>');
  });

  it('is said once under its key, and by one message only', async () => {
    const { id, socket, message } = await aSaid();

    expect(await say(socket, id)).toMatchObject({ msgId: ID.sendMessage, msgData: { id: message.id, picture: { id } } });
    expect(await say(socket, id, { key: 'another' })).toMatchObject({ msgId: ID.internalNotification, msgData: { key: 'another' } });
  });

  it('is answered and shown in the list of rooms as a picture, and in words', async () => {
    const { message, socket } = await aSaid({ msg: '比分' });
    site.clock.advance(1_000);
    socket.send({ msgId: ID.sendMessage, msgData: { msg: '好', reply_id: message.id } });

    expect(await hears(socket, ID.sendMessage)).toMatchObject({
      reply: { id: message.id, text: '[图片] 比分', picture: { caption: '比分' } },
    });
    const { welcome } = await aGuest();
    expect(welcome.rooms[0]?.last).toMatchObject({ text: '好' });
    const other = keptOf(await upload((await anotherPlayer()).token));
    const theirs = await anotherPlayer();
    await say(theirs.socket, other.id);
    expect((await aGuest()).welcome.rooms[0]?.last).toMatchObject({ text: '[图片]', picture: { caption: '' } });
    expect((await aGuest()).welcome.rooms[0]?.last).not.toHaveProperty('what');
  });
});

describe('what is no picture is refused, and nothing of it is kept', () => {
  it.each(NO_PICTURES)('%s', async (_what, make) => {
    const token = await site.signIn('player1', 'player123');

    expect(await upload(token, await make())).toMatchObject({ status_code: 6010 });
    expect(await rows()).toEqual([]);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['too many bytes', async () => Buffer.concat([await aPng(), Buffer.alloc(PICTURE_MAX_BYTES)]), '图片不能超过 2 MB'],
    ['too many pixels', () => aPng(6_000, 5_000), '图片像素过多，请缩小后再试'],
  ])('%s, in words for it', async (_what, make, message) => {
    const token = await site.signIn('player1', 'player123');

    expect(await upload(token, make())).toMatchObject({ status_code: 6010, message });
  });
});

describe('nobody sends a picture', () => {
  it('who is a guest', async () => {
    expect(await upload(undefined)).toMatchObject({ status_code: 6001 });
  });

  it('of another member, nor of another room, nor one that there is not', async () => {
    const own = keptOf(await upload((await aPlayer()).token));
    const elsewhere = keptOf(await upload((await aPlayer()).token, undefined, 'c2'));
    const other = await anotherPlayer();
    const player = await aPlayer();

    const refused = { msgId: ID.internalNotification, msgData: { code: 6007 } };
    expect(await say(other.socket, own.id)).toMatchObject(refused);
    expect(await say((await inRoom(await aGuest())).socket, own.id)).toMatchObject(refused);
    expect(await say(player.socket, elsewhere.id)).toMatchObject(refused);
    expect(await say(player.socket, 'a'.repeat(22))).toMatchObject(refused);
    expect(await statusOf(own.id)).toEqual([404, 404]);
  });

  it('who is muted or banned, by no session of theirs, also where it was handed in before', async () => {
    const player = await aPlayer();
    const { id } = keptOf(await upload(player.token));
    await site.sandbox('chat/restrict', { member: 'player1', kind: 'mute', minutes: 10 });
    await hears(player.socket, ID.memberMuted);

    expect(await say(player.socket, id)).toMatchObject({ msgId: ID.memberMuted });
    expect(await upload(player.token)).toMatchObject({ status_code: 6003, message: '您已被禁言' });
    expect(await upload(await site.signIn('player1', 'player123'))).toMatchObject({ status_code: 6003 });
    await site.sandbox('chat/restrict', { member: 'player1', kind: 'ban' });
    expect(await upload(player.token)).toMatchObject({ status_code: 6003, message: '您已被禁止使用聊天室' });
    expect(await statusOf(id)).toEqual([404, 404]);
  });

  it('where the room is muted, or there is none', async () => {
    const { token } = await aPlayer();
    await site.sandbox('chat/room', { rid: 'c1', state: 'muted' });

    expect(await upload(token)).toMatchObject({ status_code: 6003, message: '本聊天室暂停发言' });
    expect(await upload(token, undefined, 'c9')).toMatchObject({ status_code: 6004 });
  });

  it('where the room takes none, which everybody is told at once, until it does again', async () => {
    const player = await aPlayer();
    const { id } = keptOf(await upload(player.token));

    await site.sandbox('chat/room', { rid: 'c1', pictureLevel: null });

    expect(await hears(player.socket, ID.roomStatus)).toEqual({ rid: 'c1', state: 'open' });
    expect(await say(player.socket, id)).toMatchObject({ msgData: { code: 6008, about: 'pictures', key: `k-${id}` } });
    expect(await upload(player.token)).toMatchObject({ status_code: 6003, message: '本聊天室不能发送图片' });
    await site.sandbox('chat/room', { rid: 'c1', pictureLevel: 6 });
    expect(await hears(player.socket, ID.roomStatus)).toEqual({ rid: 'c1', state: 'open', pictures: { level: 6 } });
    expect(await say(player.socket, id)).toMatchObject({ msgId: ID.sendMessage });
  });

  it('below the grade of the room, staff excepted', async () => {
    const player = await aPlayer();
    await site.sandbox('chat/room', { rid: 'c1', pictureLevel: 7 });
    expect(await upload(player.token)).toMatchObject({ status_code: 6003, message: 'VIP 7 及以上可发送图片' });

    await site.sandbox('chat/staff', { member: 'player1', isStaff: true });
    expect(await upload(player.token)).toMatchObject({ status_code: 6000 });
  });

  it('with a caption that the rooms keep out', async () => {
    const player = await aPlayer();
    const { id } = keptOf(await upload(player.token));

    expect(await say(player.socket, id, { msg: '加微信：laochen88' })).toMatchObject({ msgData: { code: 6008, about: 'contact' } });
    expect(await statusOf(id)).toEqual([404, 404]);
  });

  it('more than six times in a minute, nor keeps more than may wait', async () => {
    const { token } = await aPlayer();
    const codes = [];
    for (let nth = 0; nth < 7; nth += 1) codes.push((await upload(token, aPng())).status_code);
    expect(codes).toEqual([6000, 6000, 6000, 6000, 6000, 6000, 6011]);

    for (let nth = 6; nth < UNSAID_PICTURES; nth += 1) {
      site.clock.advance(60_000);
      expect(await upload(token, aPng())).toMatchObject({ status_code: 6000 });
    }
    site.clock.advance(60_000);
    expect(await upload(token, aPng())).toMatchObject({ status_code: 6010, message: '未发送的图片过多，请明天再试' });
    // The limit is checked before the content.
    expect(await upload(token, Buffer.from(PAGE))).toMatchObject({ status_code: 6010, message: '未发送的图片过多，请明天再试' });
  });
});

describe('a picture is gone from its address', () => {
  it('with its message, for good, and the operator’s queue shows it until then', async () => {
    const { id, message, socket } = await aSaid({ msg: '广告' });
    const reporter = await site.signIn('player2', 'player234');
    await site.send(reportMessageCall, { id: message.id }, { token: reporter });
    expect(await site.sandbox('chat/reports')).toMatchObject({ reports: [{ id: message.id, text: '广告', picture: id }] });
    const { content } = (await site.sandbox(`chat/picture/${id}`)) as { readonly content: string };
    expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 900 });

    await site.sandbox('chat/delete', { id: message.id });

    expect(await hears(socket, ID.messageDeleted)).toEqual({ rid: 'c1', id: message.id });
    expect(await statusOf(id)).toEqual([404, 404]);
    expect(await rows()).toEqual([{ content: null }]);
    expect((await join(socket, 'c1')).recent.map(({ picture }) => picture)).not.toContainEqual(expect.anything());
  });

  it('as long as its room is cleared or closed', async () => {
    const { id } = await aSaid();

    await site.sandbox('chat/clear', { rid: 'c1' });
    expect(await statusOf(id)).toEqual([404, 404]);
    await site.sandbox('chat/clear', { rid: 'c1', takenBack: true });
    expect(await statusOf(id)).toEqual([200, 200]);
    await site.sandbox('chat/room', { rid: 'c1', state: 'destroyed' });
    expect(await statusOf(id)).toEqual([404, 404]);
  });

  it('after ninety days, when its message says that there was one; what was never said after one', async () => {
    const { id, token } = await aSaid();
    await upload(token, aPng());
    expect(await rows()).toHaveLength(2);

    site.clock.advance(24 * 60 * 60_000 + 1);
    await forgetOldPictures(site.db, site.clock.now());
    expect(await rows()).toHaveLength(1);
    expect(await statusOf(id)).toEqual([200, 200]);
    site.clock.advance(PICTURE_KEPT_MS);
    await forgetOldPictures(site.db, site.clock.now());

    expect(await statusOf(id)).toEqual([404, 404]);
    expect((await join((await aGuest()).socket, 'c1')).recent.at(-1)).toMatchObject({ picture: { id, isGone: true } });
  });
});

it.each(['', 'x', '../../etc/passwd', `${'a'.repeat(22)}/huge`, `${'a'.repeat(22)}'--/whole`])(
  'an address that is none is answered like one: %s',
  async (path) => {
    expect((await fetch(`${site.platform.url}${CHAT_PICTURE_PATH}/${path}`)).status).toBe(404);
  },
);
