import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { noticeListCall } from '@site/shared/wire/site';
import { clearDevice, refusal, success } from '../../testing/aShell';
import { renderApp } from '../../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

const aPage = (first: number) => success({ total: 12, list: [{ id: String(first), title: `公告 ${String(first)}`, content: '全文' }] });

it('shows all notices in full, page by page, and is reached from home [R-API-005]', async () => {
  const { requestsTo, answer } = await renderApp('/', { answers: { [noticeListCall.path]: aPage(1) } });
  await user.click(await screen.findByRole('link', { name: '全部公告' }));
  expect(await screen.findByRole('heading', { level: 1, name: '站点公告' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '公告 1' })).toBeVisible();
  expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);

  answer(noticeListCall, aPage(11));
  await user.click(screen.getByRole('button', { name: '第 2 页' }));

  expect(await screen.findByRole('heading', { level: 2, name: '公告 11' })).toBeVisible();
  expect(requestsTo(noticeListCall).at(-1)?.payload).toEqual({ pageNum: 2, pageSize: 10 });
});

it('shows the failure with a retry', async () => {
  const { answer } = await renderApp('/app/notices', { answers: { [noticeListCall.path]: refusal(6005, '服务器出错') } });
  expect(await screen.findByText('服务器出错')).toBeVisible();

  answer(noticeListCall, aPage(1));
  await user.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('heading', { level: 2, name: '公告 1' })).toBeVisible();
});
