import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing, refused, type FakeHost } from '@site/testing';
import { aFile, decodePictures, pngBytes } from '@site/testing/pictures';
import {
  deleteFeedbackCall,
  feedbackInfoCall,
  feedbackListCall,
  feedbackPictureCall,
  followUpFeedbackCall,
  rateFeedbackCall,
  uploadImageCall,
} from '@site/shared/wire/feedback';
import { feedbackUnreadCall } from '@site/shared/wire/unread';
import { aFeedbackHost, FEEDBACK_ID, FEEDBACK_TEXT } from '../testing/feedbackHost';
import { renderView } from '../testing/renderView';
import { aFeedbackInfo, aWireFeedback, NOON } from '../testing/serviceBuilders';
import { FeedbackScreen } from './FeedbackScreen';

describe('the list', () => {
  const aListHost = () => aFeedbackHost({ location: { name: 'feedback', query: { tab: 'list' } } });

  it('opens at the address of the form with `tab=list` [R-MEMBER-08] [R-ROUTE-62]', async () => {
    await renderView(FeedbackScreen, aListHost());

    expect(screen.getByRole('tab', { name: /反馈列表/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows each feedback with its state, and counts the new answers [R-API-041] [R-API-044]', async () => {
    await renderView(FeedbackScreen, aListHost());

    expect(screen.getByRole('tab', { name: /反馈列表/ })).toHaveTextContent('反馈列表1');
    const rows = within(screen.getByRole('list', { name: '我的反馈' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `存款${FEEDBACK_TEXT}已回复新回复2026-11-21 12:00:00`,
      `其他${FEEDBACK_TEXT}待回复2026-11-21 12:00:00`,
    ]);
  });

  it('shows the answer and marks it as read [R-API-045] [R-UNREAD-02]', async () => {
    const host = aListHost();
    await renderView(FeedbackScreen, host);
    host.answer(feedbackUnreadCall, { unreadNum: 0 });
    await userEvent.click(screen.getByRole('button', { name: /^存款.*新回复/ }));

    expect(await screen.findByText('已为您查到。')).toBeVisible();
    expect(host.callsOf(feedbackInfoCall)).toEqual([{ id: FEEDBACK_ID }]);
    expect(host.emitted).toMatchObject([{ name: 'inbox/read' }]);
    await waitFor(() => {
      expect(screen.getByRole('tab', { name: /反馈列表/ })).toHaveTextContent(/^反馈列表$/);
    });
  });

  it('deletes a feedback after a confirmation [R-API-046]', async () => {
    const host = aListHost();
    await renderView(FeedbackScreen, host);
    await userEvent.click(screen.getByRole('button', { name: `删除反馈 ${FEEDBACK_ID}` }));
    await act(async () => {
      host.dialogs[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(host.callsOf(deleteFeedbackCall)).toEqual([{ id: FEEDBACK_ID }]);
    expect(host.callsOf(feedbackListCall)).toHaveLength(2);
  });

  it('links to the form when the list is empty', async () => {
    const host = aListHost();
    host.answer(feedbackListCall, { total: 0, list: [] });
    await renderView(FeedbackScreen, host);
    await userEvent.click(screen.getByRole('link', { name: '提交反馈' }));

    expect(screen.getByRole('form', { name: '提交反馈' })).toBeVisible();
  });

  it('loads again on request after a failure', async () => {
    const host = aListHost();
    host.answer(feedbackListCall, failing({ kind: 'timeout' }));
    await renderView(FeedbackScreen, host);
    host.answer(feedbackListCall, { total: 1, list: [aWireFeedback()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('list', { name: '我的反馈' })).toBeVisible();
  });
});

describe('a conversation', () => {
  const openFirst = async (host: FakeHost) => {
    await renderView(FeedbackScreen, host);
    await userEvent.click(screen.getByRole('button', { name: /^存款/ }));
    return within(await screen.findByRole('list', { name: '对话' }));
  };
  const aConversationHost = () => aFeedbackHost({ location: { name: 'feedback', query: { tab: 'list' } } });

  it('shows the messages of both sides, in order, with the attached pictures', async () => {
    const host = aConversationHost();
    const conversation = await openFirst(host);

    expect(conversation.getAllByText(/^(?:我|客服)$/).map(({ textContent }) => textContent)).toEqual(['我', '客服']);
    const picture = await conversation.findByRole('button', { name: '放大查看 截图.png' });
    expect(host.callsOf(feedbackPictureCall)).toEqual([{ id: 'picture-1' }]);
    await userEvent.click(picture);

    expect(within(screen.getByRole('dialog', { name: '截图.png' })).getByRole('img', { name: '截图.png' })).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,/9j/4AAQ',
    );
  });

  it('reloads a picture after a failure', async () => {
    const host = aConversationHost();
    host.answer(feedbackPictureCall, failing({ kind: 'timeout' }));
    const conversation = await openFirst(host);
    host.answer(feedbackPictureCall, { content: '/9j/4AAQ' });
    await userEvent.click(await conversation.findByRole('button', { name: '“截图.png”读取失败，重试' }));

    expect(await conversation.findByRole('button', { name: '放大查看 截图.png' })).toBeVisible();
  });

  it('continues with a follow-up and a picture, under one key until it has arrived', async () => {
    decodePictures();
    const host = aConversationHost();
    await openFirst(host);
    host.answer(followUpFeedbackCall, failing({ kind: 'timeout' }));
    await userEvent.click(screen.getByRole('button', { name: '继续追问' }));
    const form = within(screen.getByRole('form', { name: '补充内容' }));
    expect(form.getByRole('button', { name: '发送' })).toBeDisabled();
    await userEvent.type(form.getByRole('textbox', { name: '补充内容' }), ' 还没到 ');
    await userEvent.upload(form.getByLabelText<HTMLInputElement>('添加图片', { selector: 'input' }), aFile('再一张.png', pngBytes()));
    await form.findByRole('img', { name: '再一张.png' });
    await userEvent.click(form.getByRole('button', { name: '发送' }));
    await screen.findByRole('alert');
    host.answer(followUpFeedbackCall, {});
    await userEvent.click(form.getByRole('button', { name: '发送' }));

    const said = { id: FEEDBACK_ID, content: '还没到', images: ['image-1'] };
    expect(host.callsOf(followUpFeedbackCall)).toEqual([said, said]);
    const [first, second] = host.calls
      .filter(({ path }) => path === followUpFeedbackCall.path)
      .map(({ options }) => options.idempotencyKey);
    expect(second).toBe(first);
    expect(host.callsOf(uploadImageCall)).toHaveLength(1);
    expect(host.callsOf(feedbackInfoCall).length).toBeGreaterThan(1);
    expect(host.toasts).toEqual([{ message: '已发送，回复后会有站内信通知您', tone: 'success' }]);
  });

  it('shows an answer that arrives while it is open, and keeps the draft', async () => {
    const host = aConversationHost();
    await openFirst(host);
    await userEvent.click(screen.getByRole('button', { name: '继续追问' }));
    await userEvent.type(screen.getByRole('textbox', { name: '补充内容' }), '还没到');
    const answers = ['已为您查到。', '已补发。'].map((content) => ({ author: 'operator' as const, content, at: NOON, pictures: [] }));
    host.answer(feedbackInfoCall, aFeedbackInfo({ state: 'answered', answeredAt: NOON, messages: answers }));
    act(() => {
      host.services.bus.emit('inbox/arrived', {});
    });

    expect(await screen.findByText('已补发。')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '补充内容' })).toHaveValue('还没到');
    expect(host.callsOf(feedbackListCall).length).toBeGreaterThan(1);
  });

  it.each([
    ['of the page that is shown', FEEDBACK_ID],
    ['of another page', 'FK9'],
  ])('opens from the start when the address names it: one %s', async (_which, id) => {
    const host = aFeedbackHost({ location: { name: 'feedbackList', query: { feedback: id } } });
    await renderView(FeedbackScreen, host);

    expect(await screen.findByText('已为您查到。')).toBeVisible();
    expect(host.callsOf(feedbackInfoCall)).toEqual([{ id }]);
  });

  it('is marked as read only once the page is visible', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const host = aFeedbackHost({ location: { name: 'feedbackList', query: { feedback: FEEDBACK_ID } } });
    await renderView(FeedbackScreen, host);
    await waitFor(() => {
      expect(host.callsOf(feedbackListCall)).not.toEqual([]);
    });
    expect(host.callsOf(feedbackInfoCall)).toEqual([]);

    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));

    expect(await screen.findByText('已为您查到。')).toBeVisible();
    expect(host.callsOf(feedbackInfoCall)).toEqual([{ id: FEEDBACK_ID }]);
  });

  it('is closed by a rating, as the list shows', async () => {
    const host = aConversationHost();
    await openFirst(host);
    const form = within(screen.getByRole('form', { name: '评价' }));
    expect(form.getByRole('button', { name: '提交评价并关闭' })).toBeDisabled();
    host.answer(feedbackListCall, { total: 1, list: [aWireFeedback({ state: 'answered', closedAt: NOON, rating: 5 })] });
    await userEvent.click(form.getByRole('radio', { name: '很满意' }));
    await userEvent.click(form.getByRole('button', { name: '提交评价并关闭' }));

    expect(host.callsOf(rateFeedbackCall)).toEqual([{ id: FEEDBACK_ID, rating: 5 }]);
    expect(await screen.findByText('已关闭')).toBeVisible();
  });

  it('shows its rating once closed, and can be reopened', async () => {
    const host = aConversationHost();
    host.answer(feedbackInfoCall, aFeedbackInfo({ state: 'answered', answeredAt: NOON, closedAt: NOON, rating: 2 }));
    await openFirst(host);

    expect(screen.getByRole('radio', { name: '不满意' })).toBeChecked();
    expect(screen.getByRole('button', { name: '仍未解决，重新打开' })).toBeVisible();
  });

  it('explains why a follow-up was refused, and keeps it', async () => {
    const host = aConversationHost();
    await openFirst(host);
    host.answer(followUpFeedbackCall, failing(refused(6012, '这条反馈的对话已满，请提交新的反馈')));
    await userEvent.click(screen.getByRole('button', { name: '继续追问' }));
    await userEvent.type(screen.getByRole('textbox', { name: '补充内容' }), '在吗');
    await userEvent.click(screen.getByRole('button', { name: '发送' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('这条反馈的对话已满，请提交新的反馈');
    expect(screen.getByRole('textbox', { name: '补充内容' })).toHaveValue('在吗');
  });

  it('shows only the last answer on a platform that sends no more', async () => {
    const host = aConversationHost();
    host.answer(feedbackInfoCall, aFeedbackInfo({ state: 'answered', answeredAt: NOON, answer: '已到账。' }));
    const conversation = await openFirst(host);

    expect(conversation.getByText('已到账。')).toBeVisible();
  });
});
