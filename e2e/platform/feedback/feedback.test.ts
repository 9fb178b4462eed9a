import { randomUUID } from 'node:crypto';
import {
  addFeedbackCall,
  deleteFeedbackCall,
  depositRewardsCall,
  FEEDBACK_IMAGE_MAX_BYTES,
  feedbackBetsCall,
  feedbackInfoCall,
  feedbackListCall,
  feedbackPictureCall,
  followUpFeedbackCall,
  rateFeedbackCall,
  uploadImageCall,
} from '@site/shared/wire/feedback';
import { feedbackUnreadCall, unreadCall } from '@site/shared/wire/unread';
import { createSportsbook } from '../sportsbook';
import { aPlayer, steer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const WORDS = '昨天的存款到账比平时慢了一些。';

const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []));
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});

/** PNG of one pixel, padded with zeros to the requested size. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');
const anImage = (bytes = PNG.length) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
const upload = (content: Buffer, as = token) =>
  site.send(uploadImageCall, { name: '截图.png', content: content.toString('base64') }, { token: as });
const uploaded = async () => answerOf(uploadImageCall, await upload(anImage())).imageId;
const add = async (images: readonly string[] = [], key = randomUUID()) =>
  site.send(addFeedbackCall, { type: 'deposit', content: WORDS, reference: 'CK261121000000001', images: [...images] }, { token, key });
const added = async (images: readonly string[] = []) => answerOf(addFeedbackCall, await add(images)).id;
const list = async (as = token) =>
  answerOf(feedbackListCall, await site.send(feedbackListCall, { pageNum: 1, pageSize: 10 }, { token: as }));
const info = async (id: string) => answerOf(feedbackInfoCall, await site.send(feedbackInfoCall, { id }, { token }));
const unread = async () => answerOf(feedbackUnreadCall, await site.send(feedbackUnreadCall, {}, { token })).unreadNum;

describe('feedback', () => {
  it('is kept with its images, and listed [R-API-040] [R-API-044] [R-API-045]', async () => {
    const id = await added([await uploaded(), await uploaded()]);

    expect(await list()).toMatchObject({ total: 1, list: [{ id, type: 'deposit', state: 'waiting', content: WORDS, isUnread: false }] });
    expect(await info(id)).toMatchObject({ reference: 'CK261121000000001', images: ['截图.png', '截图.png'], state: 'waiting' });
  });

  it('is kept without direction marks and hidden characters, which would show the operator another text', async () => {
    const content = `\u202E${WORDS}\u2069\u200B\n第二行`;
    const { id } = answerOf(
      addFeedbackCall,
      await site.send(addFeedbackCall, { type: 'deposit', content, reference: 'CK\u202E26', images: [] }, { token }),
    );

    expect(await info(id)).toMatchObject({ content: `${WORDS}\n第二行`, reference: 'CK26' });
    expect(await list()).toMatchObject({ list: [{ content: `${WORDS}\n第二行` }] });
  });

  it('sent again under its key is the same', async () => {
    const key = randomUUID();
    const answers = await Promise.all([add([], key), add([], key), add([], key)]);

    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect((await list()).total).toBe(1);
  });

  it('is refused under a key that was used with another text', async () => {
    const key = randomUUID();
    await add([], key);

    expect(await add([await uploaded()], key)).toMatchObject({ status_code: 6009, message: '重复的请求与之前不一致' });
    expect((await list()).total).toBe(1);
  });

  it.each(['太短了', 'x'.repeat(501)])('of %s is refused', async (content) => {
    expect(await site.send(addFeedbackCall, { type: 'other', content, images: [] }, { token })).toMatchObject({ status_code: 6007 });
  });

  it('is answered by the operator: the answer is unread, and an inbox message announces it [R-API-041] [R-UNREAD-02]', async () => {
    const id = await added();
    expect(await unread()).toBe(0);

    await site.sandbox('feedback/answer', { feedbackId: id, answer: '已为您查到，存款于 10:02 到账。' });

    expect(await unread()).toBe(1);
    expect(await site.send(unreadCall, { userSystem: 1 }, { token })).toMatchObject({ data: { fd_count: 1 } });
    expect((await list()).list[0]).toMatchObject({ state: 'answered', isUnread: true });
    expect(await info(id)).toMatchObject({ answer: '已为您查到，存款于 10:02 到账。' });
    expect(await unread()).toBe(0);
    expect((await list()).list[0]?.isUnread).toBe(false);
  });

  it('is deleted by its member and by no one else [R-API-046]', async () => {
    const id = await added();
    const other = await site.signIn('player2', 'player234');

    expect(await site.send(deleteFeedbackCall, { id }, { token: other })).toMatchObject({ status_code: 6004, message: '该反馈已不存在' });
    expect(await site.send(feedbackInfoCall, { id }, { token: other })).toMatchObject({ status_code: 6004 });
    expect((await list(other)).total).toBe(0);

    await site.send(deleteFeedbackCall, { id }, { token });
    expect((await list()).total).toBe(0);
    expect(await site.send(feedbackInfoCall, { id }, { token })).toMatchObject({ status_code: 6004 });
  });
});

describe('a conversation', () => {
  const answer = (id: string, words: string) => site.sandbox('feedback/answer', { feedbackId: id, answer: words });
  const followUp = (
    id: string,
    content: string,
    { images = [], key = randomUUID(), as = token }: { images?: string[]; key?: string; as?: string } = {},
  ) => site.send(followUpFeedbackCall, { id, content, images }, { token: as, key });
  const rate = (id: string, rating: number, as = token) => site.send(rateFeedbackCall, { id, rating }, { token: as });

  it('goes on: answer, follow-up with a picture, answer; each turn changes the state', async () => {
    const id = await added();
    await answer(id, '请问是哪一笔？');
    expect((await info(id)).state).toBe('answered');

    expect(await followUp(id, '支付宝那笔', { images: [await uploaded()] })).toMatchObject({ status_code: 6000 });
    expect((await list()).list[0]).toMatchObject({ state: 'waiting', isUnread: false });

    await answer(id, '已到账。');
    const { messages, state, answer: last, isUnread } = await info(id);
    expect({ state, last, isUnread }).toEqual({ state: 'answered', last: '已到账。', isUnread: true });
    expect(messages).toMatchObject([
      { author: 'operator', content: '请问是哪一笔？', pictures: [] },
      { author: 'member', content: '支付宝那笔', pictures: [{ name: '截图.png' }] },
      { author: 'operator', content: '已到账。' },
    ]);
  });

  it('has a follow-up once, however often it is sent under its key', async () => {
    const id = await added();
    const key = randomUUID();
    await Promise.all([followUp(id, '在吗', { key }), followUp(id, '在吗', { key }), followUp(id, '在吗', { key })]);

    expect((await info(id)).messages).toHaveLength(1);
    expect(await followUp(id, '还在吗', { key })).toMatchObject({ status_code: 6009 });
  });

  it('is closed by a rating, and opened again by a follow-up', async () => {
    const id = await added();
    expect(await rate(id, 5)).toMatchObject({ status_code: 6012, message: '回复之后才能评价' });
    await answer(id, '已到账。');

    await rate(id, 5);
    await rate(id, 4);
    expect(await info(id)).toMatchObject({ rating: 4, closedAt: expect.any(Number) as number, state: 'answered' });

    await followUp(id, '还是没有');
    const reopened = await info(id);
    expect(reopened.state).toBe('waiting');
    expect([reopened.rating, reopened.closedAt]).toEqual([undefined, undefined]);
    for (const rating of [0, 6, 1.5]) expect(await rate(id, rating)).toMatchObject({ status_code: 6007 });
  });

  it('is of its member alone, and ends with its deletion', async () => {
    const id = await added();
    const other = await site.signIn('player2', 'player234');

    expect(await followUp(id, '我也是', { as: other })).toMatchObject({ status_code: 6004, message: '该反馈已不存在' });
    expect(await rate(id, 1, other)).toMatchObject({ status_code: 6004 });

    await site.send(deleteFeedbackCall, { id }, { token });
    expect(await followUp(id, '在吗')).toMatchObject({ status_code: 6004 });
    expect(await answer(id, '已到账。')).toEqual({ error: 'nothing has this name' });
  });

  it('has an end', async () => {
    const id = await added();
    for (let count = 0; count < 50; count += 1) await answer(id, `第 ${String(count)} 条`);

    expect(await followUp(id, '在吗')).toMatchObject({ status_code: 6012, message: '这条反馈的对话已满，请提交新的反馈' });
  });

  it('waits for the operator with the longest wait first, pictures too', async () => {
    const first = await added([await uploaded()]);
    site.clock.advance(1_000);
    const second = await added();
    site.clock.advance(1_000);
    await added();
    await answer(second, '已到账。');

    const { list: waiting } = (await site.sandbox('feedback')) as {
      list: { feedbackId: string; pictures: { id: string; name: string }[] }[];
    };
    expect(waiting).toHaveLength(2);
    expect(waiting[0]).toMatchObject({ feedbackId: first, content: WORDS, pictures: [{ name: '截图.png' }] });
  });
});

describe('a picture', () => {
  const picture = (id: string, as?: string) => site.send(feedbackPictureCall, { id }, as === undefined ? {} : { token: as });

  it('is shown to its member as the platform encoded it, and to nobody else', async () => {
    const imageId = await uploaded();
    expect(await picture(imageId, token)).toMatchObject({ status_code: 6004 });
    const id = await added([imageId]);

    const { content } = answerOf(feedbackPictureCall, await picture((await info(id)).pictures?.[0]?.id ?? '', token));

    expect([...Buffer.from(content, 'base64').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(await picture(imageId, await site.signIn('player2', 'player234'))).toMatchObject({
      status_code: 6004,
      message: '该图片已不存在',
    });
    expect(await picture(imageId)).toMatchObject({ status_code: 6001 });
    await site.send(deleteFeedbackCall, { id }, { token });
    expect(await picture(imageId, token)).toMatchObject({ status_code: 6004 });
  });
});

describe('an image', () => {
  it('of the largest size is taken, one byte more is not [R-API-049]', async () => {
    expect(await upload(anImage(FEEDBACK_IMAGE_MAX_BYTES))).toMatchObject({ status_code: 6000 });
    expect(await upload(anImage(FEEDBACK_IMAGE_MAX_BYTES + 1))).toMatchObject({
      status_code: 6010,
      message: '图片不能超过 2 MB',
    });
  });

  it('of another member, or of other feedback, is not taken along, and nothing is kept then', async () => {
    const theirs = await upload(anImage(), await site.signIn('player2', 'player234'));
    const used = await uploaded();
    await added([used]);

    expect(await add([(theirs.data as { imageId: string }).imageId])).toMatchObject({ status_code: 6010 });
    expect(await add([used])).toMatchObject({ status_code: 6010 });
    expect((await list()).total).toBe(1);
  });

  it('that no feedback names does not pile up', async () => {
    const answers = [];
    for (let count = 0; count < 13; count += 1) answers.push((await upload(anImage())).status_code);

    expect(answers.filter((code) => code === 6000)).toHaveLength(12);
    await site.sandbox('clock', { advanceMs: 25 * 60 * 60_000 });
    token = await site.signIn('player1', 'player123');
    expect(await upload(anImage())).toMatchObject({ status_code: 6000 });
  });
});

it('may name one of the member’s bets [R-API-042]', async () => {
  const player = await aPlayer(site.platform);
  await player.deposit('500.00');
  const markets = [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }];
  const { gameId } = (await steer(site.platform, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
  await player.place(await player.quote({ gameId, w: 'M', r: 'MH' }, '100.00'), '100.00');

  const { list: bets } = answerOf(feedbackBetsCall, await site.send(feedbackBetsCall, {}, { token }));
  expect(bets).toMatchObject([{ risk: '100.00' }]);
  expect(bets[0]?.title).toMatch(/^.+ - .+$/);
});

it('may name a promotion that rewards deposits [R-API-043]', async () => {
  const { list: rewards } = answerOf(
    depositRewardsCall,
    await site.send(depositRewardsCall, {}, { token, headers: { language: 'zh-TW' } }),
  );

  expect(rewards).toContainEqual({ id: 'first-deposit', title: '首存禮遇' });
  expect(rewards.map(({ id }) => id)).not.toContain('daily-sign');
});
