import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '@site/shared/testing';
import { deleteFeedbackCall, feedbackInfoCall, feedbackListCall } from '@site/shared/wire/feedback';
import { feedbackUnreadCall } from '@site/shared/wire/unread';
import { aFeedbackHost, FEEDBACK_ID, FEEDBACK_TEXT } from '../testing/feedbackHost';
import { renderView } from '../testing/renderView';
import { aWireFeedback } from '../testing/serviceBuilders';
import { FeedbackScreen } from './FeedbackScreen';

describe('the list', () => {
  const aListHost = () => aFeedbackHost({ location: { name: 'feedback', query: { tab: 'list' } } });

  it('has the address of the form with `tab=list` [R-MEMBER-08] [R-ROUTE-62]', async () => {
    await renderView(FeedbackScreen, aListHost());

    expect(screen.getByRole('tab', { name: /反馈列表/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows every feedback with its state, and counts the new answers [R-API-041] [R-API-044]', async () => {
    await renderView(FeedbackScreen, aListHost());

    expect(screen.getByRole('tab', { name: /反馈列表/ })).toHaveTextContent('反馈列表1');
    const rows = within(screen.getByRole('list', { name: '我的反馈' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `存款${FEEDBACK_TEXT}已回复新回复2026-11-21 12:00:00`,
      `其他${FEEDBACK_TEXT}待回复2026-11-21 12:00:00`,
    ]);
  });

  it('shows the answer, which is then read [R-API-045] [R-UNREAD-02]', async () => {
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

  it('deletes one after a confirmation [R-API-046]', async () => {
    const host = aListHost();
    await renderView(FeedbackScreen, host);
    await userEvent.click(screen.getByRole('button', { name: `删除反馈 ${FEEDBACK_ID}` }));
    await act(async () => {
      host.tips[0]?.answer('confirmed');
      await Promise.resolve();
    });

    expect(host.callsOf(deleteFeedbackCall)).toEqual([{ id: FEEDBACK_ID }]);
    expect(host.callsOf(feedbackListCall)).toHaveLength(2);
  });

  it('links to the form when it is empty', async () => {
    const host = aListHost();
    host.answer(feedbackListCall, { total: 0, list: [] });
    await renderView(FeedbackScreen, host);
    await userEvent.click(screen.getByRole('link', { name: '提交反馈' }));

    expect(screen.getByRole('form', { name: '提交反馈' })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const host = aListHost();
    host.answer(feedbackListCall, failing({ is: 'timeout' }));
    await renderView(FeedbackScreen, host);
    host.answer(feedbackListCall, { total: 1, list: [aWireFeedback()] });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('list', { name: '我的反馈' })).toBeVisible();
  });
});
