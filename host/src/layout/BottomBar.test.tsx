import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCell } from '@site/shared/contract/readable';
import { accessibilityFaults } from '@site/testing/accessibility';
import { clearDevice, TOKEN } from '../testing/aShell';
import { aFullManifest, renderApp } from '../testing/renderApp';

const user = userEvent.setup();
const aPhone = { isNarrow: createCell(true), isPhone: createCell(true) };
const findBar = () => screen.findByRole('navigation', { name: '底部导航' });
const names = (bar: HTMLElement) => [...bar.children].map((child) => child.textContent);

beforeEach(clearDevice);

function aMembersDevice(): void {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
}

it('has the main ways of a guest, the present one marked', async () => {
  await renderApp('/', aPhone);
  const bar = await findBar();

  expect(names(bar)).toEqual(['首页', '体育', '注单', '聊天', '登录']);
  expect(within(bar).getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(bar).getByRole('button', { name: '登录' }));
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeInTheDocument();
});

it('leads a member to sports and to the own pages', async () => {
  aMembersDevice();
  await renderApp('/', aPhone);
  const bar = await findBar();

  await user.click(within(bar).getByRole('link', { name: '体育' }));
  expect(window.location.pathname).toBe('/game/sport/CRTY');
  await user.click(within(bar).getByRole('link', { name: '我的' }));
  expect(window.location.pathname).toBe('/mine/userinfo');
  expect(within(bar).getByRole('link', { name: '我的' })).toHaveAttribute('aria-current', 'page');
});

it('opens slip and chat with their counts, in place of the button of the header', async () => {
  const { shell } = await renderApp('/', aPhone);
  const bar = await findBar();
  act(() => {
    shell.root.dock.setCount('slip', 3);
    shell.root.dock.setCount('chat', 120);
  });
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: /注单/ })).not.toBeInTheDocument();

  expect(within(bar).getByRole('button', { name: '聊天 120 条' })).toHaveTextContent('99+');
  const slip = within(bar).getByRole('button', { name: '注单 3 条' });
  await user.click(slip);
  expect(await screen.findByText('widget slip-dock {}')).toBeInTheDocument();
  await user.keyboard('{Escape}');

  await waitFor(() => {
    expect(slip).toHaveFocus();
  });
});

it('has no way to a remote that is off', async () => {
  aMembersDevice();
  await renderApp('/', { ...aPhone, manifest: aFullManifest(['sports', 'chat', 'member', 'games']) });

  expect(names(await findBar())).toEqual(['首页']);
});

it('goes when the window is wide again, and is in no other one', async () => {
  const isPhone = createCell(true);
  await renderApp('/', { isNarrow: createCell(true), isPhone });
  await findBar();
  act(() => {
    isPhone.set(false);
  });

  expect(screen.queryByRole('navigation', { name: '底部导航' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /注单/ })).toBeInTheDocument();
});

it('has no accessibility faults, and its words in the other language', async () => {
  const { shell } = await renderApp('/', aPhone);
  await findBar();
  expect(await accessibilityFaults()).toEqual([]);
  await act(() => shell.locale.choose('zh-TW'));

  expect(names(await screen.findByRole('navigation', { name: '底部導覽' }))).toEqual(['首頁', '體育', '注單', '聊天', '登入']);
});
