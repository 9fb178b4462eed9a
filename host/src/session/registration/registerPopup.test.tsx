import { screen } from '@testing-library/react';
import { preInfoCall } from '@site/shared/wire/site';
import { preloadModule } from '@site/shared/ui';
import { aShell, clearDevice, settled, TOKEN } from '../../testing/aShell';
import { BARE_PAGE, renderApp } from '../../testing/renderApp';
import { loadSignIn } from '../sign-in/loadSignIn';
import { openRegisterWhenAsked } from './registerPopup';

beforeEach(() => {
  clearDevice();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const opened = (search: string, { isSignedIn = false, pageAgeMs = 0 } = {}) => {
  const open = jest.fn();
  openRegisterWhenAsked({ search, pageAgeMs, isSignedIn: () => isSignedIn, open });
  return open;
};

it.each([
  ['?register=1', 0, 500],
  ['?rcode=7&register=1', 0, 500],
  ['?register=1', 320, 180],
  ['?register=1', 499, 1],
])('opens for %s 500 ms after the page was opened, not before: %s ms old, in %s ms [R-UI-03] [R-CONST-02]', (search, pageAgeMs, ms) => {
  const open = opened(search, { pageAgeMs });
  jest.advanceTimersByTime(ms - 1);
  expect(open).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledTimes(1);
});

it('opens at once where the page took longer to start [R-UI-03]', () => {
  const open = opened('?register=1', { pageAgeMs: 2_000 });

  jest.advanceTimersByTime(0);

  expect(open).toHaveBeenCalledTimes(1);
});

it.each(['', '?register=0', '?register=', '?register=11', '?register=true', '?r=1'])('does not open for "%s" [R-UI-04]', (search) => {
  const open = opened(search);

  jest.runAllTimers();

  expect(open).not.toHaveBeenCalled();
});

it('leaves a member alone', () => {
  const open = opened('?register=1', { isSignedIn: true });

  jest.runAllTimers();

  expect(open).not.toHaveBeenCalled();
});

it('opens registration on the page [R-UI-03] [R-UI-04]', async () => {
  const { shell } = await aShell({ search: '?register=1' });
  shell.start();
  expect(shell.signIn.isOpen.get()).toBe(false);

  jest.advanceTimersByTime(500);

  expect(shell.signIn.isOpen.get()).toBe(true);
  expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'register' });
});

it('does not open it over a session that was kept', async () => {
  window.localStorage.setItem('site.token', TOKEN);
  window.localStorage.setItem('site.userId', '10001');
  const { shell } = await aShell({ search: '?register=1' });
  shell.start();
  await settled();

  jest.advanceTimersByTime(500);

  expect(shell.signIn.isOpen.get()).toBe(false);
});

it('shows the form before the platform has answered anything [R-UI-03]', async () => {
  jest.useRealTimers();
  preloadModule(loadSignIn);
  const { requestsTo } = await renderApp(BARE_PAGE, {
    search: '?register=1',
    pageAgeMs: 500,
    answers: { [preInfoCall.path]: () => new Promise(() => undefined) },
  });

  expect(requestsTo(preInfoCall)).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: '注册' })).toBeVisible();
  expect(screen.getByRole('tab', { name: '注册', selected: true })).toBeVisible();
  expect(screen.getByLabelText('确认密码')).toBeVisible();
});
