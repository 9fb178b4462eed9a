import type { Challenge } from './challenge';
import { aShell, clearDevice, settled } from '../testing/aShell';

beforeEach(clearDevice);

describe('a guest at a guarded action', () => {
  it('gets the prompt, with one button and no cancel [R-DLG-04] [R-DLG-05] [R-ERRB-25]', async () => {
    const { shell } = await aShell();

    shell.session.requireLogin();

    expect(shell.overlays.dialogQueue.get().map(({ options }) => options)).toEqual([
      { message: '请先登录账号,才能了解更多', confirmText: '确定' },
    ]);
  });

  it('opens login from the prompt [R-DLG-06]', async () => {
    const { shell } = await aShell();
    shell.session.requireLogin();

    shell.overlays.dialogQueue.get()[0]?.answer('confirmed');
    await settled();

    expect(shell.signIn.isOpen.get()).toBe(true);
  });

  it('may leave it at that', async () => {
    const { shell } = await aShell();
    shell.session.requireLogin();

    shell.overlays.dialogQueue.get()[0]?.answer('closed');
    await settled();

    expect(shell.signIn.isOpen.get()).toBe(false);
  });

  it('shows one prompt for repeated checks', async () => {
    const { shell } = await aShell();

    shell.session.requireLogin();
    shell.session.requireLogin();

    expect(shell.overlays.dialogQueue.get()).toHaveLength(1);
  });
});

const challenge: Challenge = {
  phoneNumber: '138****1111',
  username: 'player1',
  passwordHash: '2c39c91b5356cdab837835739ce9edb5',
  message: '请先完成手机验证',
  remember: undefined,
};

it('opens and closes by the events of the bus [R-EVENT-02] [R-EVENT-08]', async () => {
  const { shell } = await aShell();

  shell.bus.emit('auth/login', {});
  expect(shell.signIn.isOpen.get()).toBe(true);
  expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'login' });

  shell.bus.emit('auth/close', {});
  expect(shell.signIn.isOpen.get()).toBe(false);
});

it('opens registration by its event, and login by the next [R-EVENT-03]', async () => {
  const { shell } = await aShell();

  shell.bus.emit('auth/register', {});
  expect(shell.signIn.isOpen.get()).toBe(true);
  expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'register' });

  shell.bus.emit('auth/login', {});
  expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'login' });
});

it('changes the tab of the open dialog by the event, and opens none [R-EVENT-01] [R-AUTH-06]', async () => {
  const { shell } = await aShell();
  shell.bus.emit('auth/switch-way', { way: 'register' });
  expect(shell.signIn.isOpen.get()).toBe(false);

  shell.signIn.open();
  shell.bus.emit('auth/switch-way', { way: 'register' });

  expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'register' });
});

describe('the recovery of a password', () => {
  it('is a mode of its own', async () => {
    const { shell } = await aShell();
    const modes = new Set<string>();
    shell.signIn.view.subscribe(({ mode }) => modes.add(mode));

    shell.signIn.recoverPassword('player1');
    shell.signIn.verifyDevice(challenge);
    shell.signIn.switchTo('register');

    expect([...modes]).toEqual(['find_password', 'new_device', 'login_register']);
  });

  it('opens by its event, and keeps the name it was opened with [R-AUTH-11] [R-EVENT-07]', async () => {
    const { shell } = await aShell();
    const heard = jest.fn();
    shell.bus.on('auth/forgot-password', heard);

    shell.signIn.recoverPassword('player1');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(shell.signIn.isOpen.get()).toBe(true);

    shell.signIn.close();
    shell.bus.emit('auth/forgot-password', {});
    expect(shell.signIn.isOpen.get()).toBe(true);
    expect(shell.signIn.view.get()).toEqual({ mode: 'find_password', username: 'player1' });
  });

  it('opens from anywhere, with no name then', async () => {
    const { shell } = await aShell();

    shell.bus.emit('auth/forgot-password', {});

    expect(shell.signIn.view.get()).toEqual({ mode: 'find_password', username: '' });
  });

  it('is replaced by login on request', async () => {
    const { shell } = await aShell();
    shell.signIn.recoverPassword('player1');

    shell.bus.emit('auth/login', {});

    expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'login' });
  });
});

describe('the proof of a device', () => {
  it('opens by its event [R-EVENT-04] [R-SESSION-19]', async () => {
    const { shell } = await aShell();
    const listener = jest.fn();
    shell.bus.on('auth/new-device', listener);

    shell.signIn.verifyDevice(challenge);

    expect(listener).toHaveBeenCalledTimes(1);
    expect(shell.signIn.isOpen.get()).toBe(true);
    expect(shell.signIn.view.get()).toMatchObject({ mode: 'new_device' });
  });

  it('keeps phone, username and password hash of the refused login [R-ERRB-09] [R-ERRB-10] [R-ERRB-11]', async () => {
    const { shell } = await aShell();

    shell.signIn.verifyDevice(challenge);

    expect(shell.signIn.view.get()).toEqual({ mode: 'new_device', challenge });
  });

  it('is where it was after closing and opening [R-EVENT-04]', async () => {
    const { shell } = await aShell();
    shell.signIn.verifyDevice(challenge);
    shell.signIn.close();

    shell.bus.emit('auth/new-device', {});

    expect(shell.signIn.isOpen.get()).toBe(true);
    expect(shell.signIn.view.get()).toMatchObject({ mode: 'new_device' });
  });

  it('is over with switching, and with a login', async () => {
    const { shell } = await aShell();
    shell.signIn.verifyDevice(challenge);
    shell.signIn.switchTo('login');
    expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'login' });

    shell.signIn.verifyDevice(challenge);
    await shell.session.signIn({ username: 'player1', passwordHash: challenge.passwordHash, deviceCode: '123456' });
    expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'login' });
    expect(shell.signIn.isOpen.get()).toBe(false);
  });

  it('requested without a login to verify opens login', async () => {
    const { shell } = await aShell();

    shell.bus.emit('auth/new-device', {});

    expect(shell.signIn.view.get()).toEqual({ mode: 'login_register', tab: 'login' });
  });
});
