import { aShell, clearDevice, settled, TOKEN } from '../../testing/aShell';
import { openRegisterWhenAsked } from './registerPopup';

beforeEach(() => {
  clearDevice();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const opened = (search: string, isSignedIn = false) => {
  const open = jest.fn();
  openRegisterWhenAsked(search, () => isSignedIn, open);
  return open;
};

it.each(['?register=1', '?rcode=7&register=1'])('opens for %s after 500 ms, not before [R-UI-03] [R-CONST-02]', (search) => {
  const open = opened(search);
  jest.advanceTimersByTime(499);
  expect(open).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledTimes(1);
});

it.each(['', '?register=0', '?register=', '?register=11', '?register=true', '?r=1'])('does not open for "%s" [R-UI-04]', (search) => {
  const open = opened(search);

  jest.runAllTimers();

  expect(open).not.toHaveBeenCalled();
});

it('leaves a member alone', () => {
  const open = opened('?register=1', true);

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
