import { balanceCall } from '@site/shared/wire/balance';
import { preInfoCall } from '@site/shared/wire/site';
import { loginCall, logoutCall } from '@site/shared/wire/login';
import { memberInfoCall } from '@site/shared/wire/user';
import { scopeServices } from '../composition/scopedServices';
import { aMemberInfo, aShell, answered, clearDevice, refusal, settled, success, TOKEN, type TestShell } from '../testing/aShell';

const credentials = { username: 'player1', passwordHash: '2c39c91b5356cdab837835739ce9edb5' };

beforeEach(clearDevice);

async function aMember(...args: Parameters<typeof aShell>): Promise<TestShell> {
  const test = await aShell(...args);
  await test.shell.session.signIn(credentials);
  await settled();
  return test;
}

/** Simulates a write of another tab: the storage changes before its event arrives. */
function elsewhere(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
}

describe('signing in', () => {
  it('sends name and md5, and no captcha [R-API-008] [R-LOGIN-01] [R-LOGIN-03]', async () => {
    const { requestsTo } = await aMember();

    expect(requestsTo(loginCall)[0]?.payload).toEqual({
      isAgent: false,
      name: 'player1',
      password: credentials.passwordHash,
      kaptchcate: '',
      codeId: '',
      code: '',
      version: '1.0.0',
    });
  });

  it('keeps token and user id on the device [R-SESSION-04] [R-STORE-01] [R-STORE-06]', async () => {
    await aMember();

    expect(window.localStorage.getItem('site.token')).toBe(TOKEN);
    expect(window.localStorage.getItem('site.userId')).toBe('10001');
  });

  it('makes a member of a guest [R-SESSION-01] [R-AUTH-02]', async () => {
    const { shell } = await aShell();
    expect(shell.session.isSignedIn.get()).toBe(false);

    expect(await shell.session.signIn(credentials)).toEqual({ ok: true });

    expect(shell.session.isSignedIn.get()).toBe(true);
  });

  it('loads the member [R-SESSION-05] [R-API-014]', async () => {
    const { shell, requestsTo } = await aMember();

    expect(requestsTo(memberInfoCall)[0]?.payload).toEqual({ isPop: false });
    expect(shell.session.member.get()).toMatchObject({ userId: '10001', name: 'player1', vipLevel: 6 });
  });

  it.each([
    ['that was chosen', { avatar: 'mask-24' }, 'mask-24'],
    ['that the id draws', {}, '10001'],
  ])('knows the avatar %s, and none once signed out', async (_which, facts, seed) => {
    const { shell } = await aMember({ answers: { [memberInfoCall.path]: success(aMemberInfo(facts)) } });
    expect(shell.session.avatar.get()).toBe(seed);

    shell.session.end();

    expect(shell.session.avatar.get()).toBe('');
  });

  it.each([
    ['bindPhone', '[R-USER-01]', { hasBoundPhone: false, hasBoundRealName: true }],
    ['bindRealName', '[R-USER-02]', { hasBoundPhone: true, hasBoundRealName: false }],
  ])('knows by %s whether it is bound %s', async (flag, _row, bound) => {
    const { shell } = await aMember({ answers: { [memberInfoCall.path]: success(aMemberInfo({ [flag]: false })) } });

    expect(shell.session.member.get()).toMatchObject(bound);
  });

  it('loads the balance, once [R-SESSION-06]', async () => {
    const { shell, requestsTo } = await aMember();

    expect(shell.session.member.get()).toEqual({
      userId: '10001',
      name: 'player1',
      vipLevel: 6,
      hasBoundPhone: true,
      hasBoundRealName: true,
    });
    expect(requestsTo(balanceCall)).toHaveLength(1);
    expect(shell.root.balance.current.get()).toMatchObject({ central: 100_000, locked: 0 });
  });

  it('is announced [R-SESSION-09] [R-EVENT-05]', async () => {
    const { shell } = await aShell();
    const heard = jest.fn();
    shell.bus.on('auth/login-success', heard);

    await shell.session.signIn(credentials);

    expect(heard).toHaveBeenCalledWith({ userId: '10001' });
  });

  it('resolves with a refusal, and the guest stays a guest', async () => {
    const { shell } = await aShell({ answers: { [loginCall.path]: refusal(6002, '用户名或密码错误') } });

    expect(await shell.session.signIn(credentials)).toMatchObject({ ok: false, failure: { message: '用户名或密码错误' } });
    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(shell.overlays.shownToast.get()).toBeUndefined();
  });
});

describe('the next visit', () => {
  it('finds the login on the device', async () => {
    await aMember();

    const { shell } = await aShell();
    shell.start();
    await settled();

    expect(shell.session.member.get()?.name).toBe('player1');
  });

  it.each([
    ['the token is missing', { 'site.userId': '10001' }],
    ['the user is missing', { 'site.token': 'x' }],
    ['both are empty', { 'site.token': '', 'site.userId': '' }],
  ])('is that of a guest when %s', async (_what, kept) => {
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);

    const { shell, requestsTo } = await aShell();
    shell.start();
    await settled();

    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(requestsTo(memberInfoCall)).toEqual([]);
  });

  it('survives a storage that is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    const { shell } = await aShell();
    shell.start();

    expect(shell.session.isSignedIn.get()).toBe(false);
  });
});

describe('checking the login', () => {
  it('emits an event for a guest [R-SESSION-02] [R-EVENT-10]', async () => {
    const { shell } = await aShell();
    const heard = jest.fn();
    shell.bus.on('auth/show-login', heard);

    expect(shell.session.requireLogin()).toBe(false);

    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('without the prompt emits nothing [R-SESSION-03]', async () => {
    const { shell } = await aShell();
    const emit = jest.spyOn(shell.root.bus, 'emit');
    const { services } = scopeServices(shell.root, 'sports');

    expect(services.session.isSignedIn.get()).toBe(false);
    expect(services.session.member.get()).toBeUndefined();
    await settled();
    expect(emit).not.toHaveBeenCalled();
    expect(shell.overlays.dialogQueue.get()).toEqual([]);

    expect(services.session.requireLogin()).toBe(false);
    expect(emit).toHaveBeenCalledWith('auth/show-login', {});
  });

  it('passes a member', async () => {
    const { shell } = await aMember();

    expect(shell.session.requireLogin()).toBe(true);
    expect(shell.overlays.dialogQueue.get()).toEqual([]);
  });
});

describe('signing out', () => {
  it('logs out on the platform with the ending token, and clears it [R-API-013]', async () => {
    const { shell, requestsTo } = await aMember();

    shell.session.end();
    await settled();

    expect(requestsTo(logoutCall)[0]?.headers['token']).toBe(TOKEN);
    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(shell.root.balance.current.get()).toBeUndefined();
    expect(window.localStorage.getItem('site.token')).toBeNull();
  });

  it('leaves the credentials that the device remembers; another password and forgetting remove them', async () => {
    const { shell } = await aMember();
    shell.start();
    const isRemembered = () => window.localStorage.getItem('site.rememberedLogin') !== null;
    window.localStorage.setItem('site.rememberedLogin', 'ciphertext');
    window.localStorage.setItem('site.credentialsSavedAt', '1');

    shell.session.end();
    expect(isRemembered()).toBe(true);
    expect(shell.session.rememberedPassword.isStored()).toBe(true);
    await shell.session.signIn({ username: 'player1', passwordHash: 'md5' });
    shell.session.expire(TOKEN);
    expect(isRemembered()).toBe(true);

    shell.session.rememberedPassword.forget();
    expect(isRemembered()).toBe(false);
    expect(shell.session.rememberedPassword.isStored()).toBe(false);
    window.localStorage.setItem('site.rememberedLogin', 'of the password before');
    shell.bus.emit('auth/password-change-success', {});
    expect(isRemembered()).toBe(false);
    expect(window.localStorage.getItem('site.credentialsSavedAt')).toBeNull();
  });

  it('is not undone by a call that is answered later', async () => {
    const { shell, page } = await aMember({ answers: { [preInfoCall.path]: refusal(6001) } });
    const late = shell.http.send(preInfoCall, {});

    shell.session.end();
    await late;

    expect(page.load).not.toHaveBeenCalled();
  });
});

describe('an expired login', () => {
  const expired = refusal(6001, '请重新登录');

  it.each([
    ['the code', expired],
    ['the HTTP status', answered('unauthorized', 401)],
  ])('reported by %s clears the login and goes home [R-ERR-6001] [R-ERRB-05] [R-ERRB-27]', async (_how, answer) => {
    const { shell, page } = await aMember({ answers: { [preInfoCall.path]: answer } });

    await shell.http.send(preInfoCall, {});

    expect(window.localStorage.getItem('site.token')).toBeNull();
    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(page.load).toHaveBeenCalledWith('/');
  });

  it('clears the decrypted data and signs the member out [R-SESSION-12] [R-SESSION-13]', async () => {
    const { shell } = await aMember({ answers: { [preInfoCall.path]: expired } });
    window.localStorage.setItem('DD_card', '{"d":1,"v":1}');
    window.localStorage.setItem('DD_0cc175b9c0f1b6a831c399e269772661', 'AAECAwQF');
    window.localStorage.setItem('site.edition', 'professional');

    await shell.http.send(preInfoCall, {});

    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('DD_'))).toEqual([]);
    expect(window.localStorage.getItem('site.edition')).toBe('professional');
    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(shell.session.member.get()).toBeUndefined();
  });

  it('is announced by an event [R-SESSION-14] [R-EVENT-06]', async () => {
    const { shell } = await aMember({ answers: { [preInfoCall.path]: expired } });
    const listener = jest.fn();
    shell.bus.on('auth/login-expired', listener);

    await shell.http.send(preInfoCall, {});

    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('goes home by loading the page again [R-SESSION-15] [R-SESSION-17]', async () => {
    const { shell, page } = await aMember({ answers: { [preInfoCall.path]: expired }, path: '/mine/wallet' });

    await shell.http.send(preInfoCall, {});

    expect(page.load.mock.calls).toEqual([['/']]);
  });

  it('is one, however many calls fail at once', async () => {
    const { shell, page } = await aMember({ answers: { [preInfoCall.path]: refusal(6001) } });
    const heard = jest.fn();
    shell.bus.on('auth/login-expired', heard);

    await Promise.all([1, 2, 3, 4].map(() => shell.http.send(preInfoCall, {})));

    expect(heard).toHaveBeenCalledTimes(1);
    expect(page.load).toHaveBeenCalledTimes(1);
  });

  it('opens login after the reload, and shows the reason once [R-SESSION-16] [R-ERRB-03]', async () => {
    const { shell } = await aMember({ answers: { [preInfoCall.path]: refusal(6001) } });
    await shell.http.send(preInfoCall, {});

    const reloaded = await aShell();
    reloaded.shell.start();

    expect(reloaded.shell.signIn.isOpen.get()).toBe(true);
    expect(reloaded.shell.overlays.shownToast.get()?.message).toBe('请重新登录');

    const reloadedAgain = await aShell();
    reloadedAgain.shell.start();
    expect(reloadedAgain.shell.signIn.isOpen.get()).toBe(false);
  });

  it('of a guest opens login without a toast, and does not loop [R-ERRB-04]', async () => {
    const { shell, page } = await aShell({ answers: { [preInfoCall.path]: refusal(6001) } });
    await shell.http.send(preInfoCall, {});
    expect(page.load).toHaveBeenCalledWith('/');

    const reloaded = await aShell({ answers: { [preInfoCall.path]: refusal(6001) } });
    reloaded.shell.start();
    await settled();

    expect(reloaded.shell.signIn.isOpen.get()).toBe(true);
    expect(reloaded.shell.overlays.shownToast.get()).toBeUndefined();
    expect(reloaded.page.load).not.toHaveBeenCalled();
  });
});

describe('an expired login met by a full page load', () => {
  const isExpired = { [memberInfoCall.path]: refusal(6001), [balanceCall.path]: refusal(6001) };
  const keepLogin = () => {
    window.localStorage.setItem('site.userId', '10001');
    window.localStorage.setItem('site.token', TOKEN);
  };
  const openPage = async (path = '/', answers = {}) => {
    const test = await aShell({ path, answers });
    test.shell.start();
    await settled();
    return test;
  };
  const expectNotice = ({ shell }: TestShell) => {
    expect(shell.signIn.isOpen.get()).toBe(true);
    expect(shell.overlays.shownToast.get()?.message).toBe('请重新登录');
  };
  const expectSilence = ({ shell }: TestShell) => {
    expect(shell.session.isSignedIn.get()).toBe(false);
    expect(shell.signIn.isOpen.get()).toBe(false);
    expect(shell.overlays.shownToast.get()).toBeUndefined();
  };

  it.each(['/', '/mine/wallet', '/pg/game'])('goes home and says so at %s [R-SESSION-16] [R-ERRB-03]', async (path) => {
    keepLogin();
    window.localStorage.setItem('site.rememberedLogin', 'ciphertext');

    const { page } = await openPage(path, isExpired);
    expect(page.load.mock.calls).toEqual([['/']]);

    expectNotice(await openPage());
    expect(window.localStorage.getItem('site.rememberedLogin')).toBe('ciphertext');
  });

  it('says so in the tab that was open before, and in one that was being loaded meanwhile', async () => {
    keepLogin();
    const before = await openPage();
    expect(before.shell.session.isSignedIn.get()).toBe(true);

    await openPage('/', isExpired);
    elsewhere('site.token');
    expect(before.page.load.mock.calls).toEqual([['/']]);

    // The session storage belongs to the tab that detected the expiry.
    window.sessionStorage.clear();
    expectNotice(await openPage());
    expectSilence(await openPage());
  });

  it.each([
    [
      'the token was deleted by hand',
      () => {
        window.localStorage.removeItem('site.token');
        return Promise.resolve();
      },
    ],
    [
      'the member signed out in another tab',
      async () => {
        const other = await openPage();
        other.shell.session.end();
      },
    ],
  ])('is none where %s: the page is that of a guest, in silence', async (_how, end) => {
    keepLogin();
    const before = await openPage();

    await end();
    elsewhere('site.token');

    expectSilence(before);
    expect(before.page.load).not.toHaveBeenCalled();
    expectSilence(await openPage());
  });
});

describe('two tabs', () => {
  it('sign in together', async () => {
    const { shell } = await aShell();
    shell.start();
    window.localStorage.setItem('site.userId', '10001');
    window.localStorage.setItem('site.token', TOKEN);

    elsewhere('site.token');
    await settled();

    expect(shell.session.member.get()?.name).toBe('player1');
  });

  it('sign out together', async () => {
    const { shell } = await aMember();
    shell.session.restore();
    window.localStorage.removeItem('site.token');

    elsewhere('site.token');

    expect(shell.session.isSignedIn.get()).toBe(false);
  });

  it('reload the page when the other one is another member', async () => {
    const { shell, page } = await aMember();
    shell.session.restore();
    window.localStorage.setItem('site.userId', '10009');
    window.localStorage.setItem('site.token', 'other');

    elsewhere('site.token');

    expect(page.reload).toHaveBeenCalledTimes(1);
  });
});

describe('loading the member', () => {
  it('loads once for concurrent callers', async () => {
    const { shell, requestsTo } = await aMember();

    expect(await Promise.all([shell.session.ensureMember(), shell.session.ensureMember()])).toEqual([true, true]);
    expect(requestsTo(memberInfoCall)).toHaveLength(1);
  });

  it('resolves to false on failure, and may be tried again', async () => {
    const { shell, answer } = await aMember({ answers: { [memberInfoCall.path]: refusal(6005) } });
    expect(await shell.session.ensureMember()).toBe(false);

    answer(memberInfoCall, refusal(6317));
    expect(await shell.session.ensureMember()).toBe(false);
    expect(shell.session.isSignedIn.get()).toBe(true);
  });
});

describe('a page that slept while another tab changed the login', () => {
  const OTHER = { userId: '10002', token: 'token-of-player2' };
  const store = ({ userId, token }: typeof OTHER): void => {
    window.localStorage.setItem('site.userId', userId);
    window.localStorage.setItem('site.token', token);
  };
  const storedToken = () => window.localStorage.getItem('site.token');

  async function aSleeper() {
    const test = await aMember();
    test.shell.start();
    await settled();
    return test;
  }

  it('is left before it shows another member anything, whose login stays', async () => {
    const { shell, page } = await aSleeper();
    store(OTHER);

    expect(shell.session.follow()).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(shell.session.member.get()).toBeUndefined();
    expect(storedToken()).toBe(OTHER.token);
  });

  it.each([
    [
      'a call of its ended login is answered',
      ({ shell }: TestShell) => {
        shell.session.expire(TOKEN);
      },
    ],
    [
      'the player presses log out',
      ({ shell }: TestShell) => {
        shell.session.end();
      },
    ],
    [
      'it wakes twice',
      ({ shell }: TestShell) => {
        shell.session.follow();
        shell.session.follow();
      },
    ],
  ])('removes no login of the other member when %s', async (_what, happen) => {
    const test = await aSleeper();
    store(OTHER);

    happen(test);
    await settled();

    expect(storedToken()).toBe(OTHER.token);
    expect(window.localStorage.getItem('site.userId')).toBe(OTHER.userId);
    expect(test.page.reload).toHaveBeenCalledTimes(1);
    expect(test.requestsTo(logoutCall)).toEqual([]);
  });

  it('goes on with the newer token of the same member, and an expiry of the older one ends nothing', async () => {
    const { shell, page } = await aSleeper();
    store({ userId: '10001', token: 'newer' });

    shell.session.expire(TOKEN);

    expect(shell.session.follow()).toBe(true);
    expect(shell.session.token()).toBe('newer');
    expect(storedToken()).toBe('newer');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('is that of a guest where the login was removed meanwhile', async () => {
    const { shell } = await aSleeper();
    window.localStorage.removeItem('site.token');

    expect(shell.session.follow()).toBe(true);
    expect(shell.session.isSignedIn.get()).toBe(false);
  });

  it('is that of a member where a guest slept and another tab signed in', async () => {
    const { shell } = await aShell();
    shell.start();
    store({ userId: '10001', token: TOKEN });

    expect(shell.session.follow()).toBe(true);
    expect(shell.session.isSignedIn.get()).toBe(true);
  });

  it('as a guest whose call needed a login removes no login that another tab has stored', async () => {
    const { shell } = await aShell();
    shell.start();
    store(OTHER);

    shell.session.expire('');

    expect(storedToken()).toBe(OTHER.token);
  });

  it('stays as it is where nothing changed', async () => {
    const { shell, page, requestsTo } = await aSleeper();
    const calls = requestsTo(memberInfoCall).length;

    expect(shell.session.follow()).toBe(true);
    expect(page.reload).not.toHaveBeenCalled();
    expect(requestsTo(memberInfoCall)).toHaveLength(calls);
  });
});
