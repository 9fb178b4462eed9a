import { aShell, clearDevice, settled } from '../testing/aShell';

beforeEach(clearDevice);

describe('a guest at a guarded action', () => {
  it('gets the prompt, with one button and no cancel [R-DLG-04] [R-DLG-05] [R-ERRB-25]', async () => {
    const { shell } = await aShell();

    shell.session.requireLogin();

    expect(shell.overlays.tipsQueue.get().map(({ options }) => options)).toEqual([
      { message: '请先登录账号,才能了解更多', confirmText: '确定' },
    ]);
  });

  it('comes from the prompt to login [R-DLG-06]', async () => {
    const { shell } = await aShell();
    shell.session.requireLogin();

    shell.overlays.tipsQueue.get()[0]?.answer('confirmed');
    await settled();

    expect(shell.signIn.isOpen.get()).toBe(true);
  });

  it('may leave it at that', async () => {
    const { shell } = await aShell();
    shell.session.requireLogin();

    shell.overlays.tipsQueue.get()[0]?.answer('closed');
    await settled();

    expect(shell.signIn.isOpen.get()).toBe(false);
  });

  it('is asked once, however often they press', async () => {
    const { shell } = await aShell();

    shell.session.requireLogin();
    shell.session.requireLogin();

    expect(shell.overlays.tipsQueue.get()).toHaveLength(1);
  });
});

it('opens and closes by the events of the bus [R-EVENT-02] [R-EVENT-08]', async () => {
  const { shell } = await aShell();

  shell.bus.emit('auth/login', {});
  expect(shell.signIn.isOpen.get()).toBe(true);

  shell.bus.emit('auth/close', {});
  expect(shell.signIn.isOpen.get()).toBe(false);
});
