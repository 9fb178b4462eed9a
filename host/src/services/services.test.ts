import { createCell } from '@site/shared/contract/readable';
import { balanceCall } from '@site/shared/wire/balance';
import { onlineServiceCall, preInfoCall } from '@site/shared/wire/site';
import { createStorage } from '@site/shared/storage';
import { aManifest } from '../composition/testing/builders';
import { aShell, aSite, clearDevice, refusal, settled, success, type AnEnvelope } from '../testing/aShell';
import { createDock } from './createDock';
import { describeDevice } from './describeDevice';
import { keepReferral } from './keepReferral';
import { readCanaryDraw } from './readCanaryDraw';
import { silenceConsole } from './silenceConsole';

const local = createStorage(() => window.localStorage, window);
const credentials = { username: 'player1', passwordHash: '0'.repeat(32) };

beforeEach(clearDevice);

describe('the flags', () => {
  it.each([
    ['selfSport', 'R-FLAG-01'],
    ['vipNoSave', 'R-FLAG-02'],
    ['innerGame', 'R-FLAG-03'],
    ['hideRealNumber', 'R-FLAG-04'],
    ['withdrawPassword', 'R-FLAG-05'],
  ] as const)('of the themed build switch %s on and off [%s]', async (flag, _row) => {
    const { flags } = aManifest();
    for (const value of [true, false]) {
      const { shell } = await aShell({ manifest: aManifest({}, { flags: { ...flags, [flag]: value } }) });
      expect(shell.root.flags.get()[flag]).toBe(value);
    }
  });

  it("apply the site's switches: '1' is on, '0' is off [R-FLAG-07] [R-FLAG-08] [R-API-007]", async () => {
    const { shell, requestsTo } = await aShell({
      answers: { [preInfoCall.path]: success(aSite({ innerGame: '0', depositGuide: '0', editionSwitch: '0' })) },
    });
    expect(shell.flags.get()).toMatchObject({ innerGame: true, depositGuide: true, editionSwitch: true });

    shell.start();
    await settled();

    expect(requestsTo(preInfoCall)).toHaveLength(1);
    expect(shell.flags.get()).toMatchObject({ innerGame: false, depositGuide: false, editionSwitch: false });
  });

  it('stay as they are when the site does not answer', async () => {
    const { shell } = await aShell({ answers: { [preInfoCall.path]: refusal(6005) } });

    shell.start();
    await settled();

    expect(shell.flags.get()).toMatchObject({ depositGuide: true, editionSwitch: true });
    expect(shell.overlays.shownToast.get()).toBeUndefined();
  });
});

describe('the balance', () => {
  const reading = (balance: string, asOf: number): AnEnvelope => success({ balance, lockMoney: '5.00', asOf });

  it('is unknown for a guest, and not fetched', async () => {
    const { shell, requestsTo } = await aShell();

    await shell.root.balance.refresh();

    expect(shell.root.balance.current.get()).toBeUndefined();
    expect(requestsTo(balanceCall)).toEqual([]);
  });

  it('is never replaced by an older answer, and stays after a failed request', async () => {
    const { shell, answer } = await aShell({ answers: { [balanceCall.path]: reading('100.00', 20) } });
    await shell.session.signIn(credentials);
    await settled();

    answer(balanceCall, reading('999.00', 10));
    await shell.root.balance.refresh();
    answer(balanceCall, refusal(6005));
    await shell.root.balance.refresh();

    expect(shell.root.balance.current.get()).toEqual({ central: 10_000, locked: 500, asOf: 20 });
    expect(shell.overlays.shownToast.get()).toBeUndefined();
  });

  it('is fetched once more for callers during a request', async () => {
    let release: (answer: AnEnvelope) => void = () => undefined;
    const { shell, answer, requestsTo } = await aShell({
      answers: {
        [balanceCall.path]: () =>
          new Promise<AnEnvelope>((resolve) => {
            release = resolve;
          }),
      },
    });
    await shell.session.signIn(credentials);
    await settled();

    const afterBet = Promise.all([shell.root.balance.refresh(), shell.root.balance.refresh()]);
    answer(balanceCall, reading('900.00', 2));
    release(reading('1000.00', 1));
    await afterBet;

    expect(requestsTo(balanceCall)).toHaveLength(2);
    expect(shell.root.balance.current.get()).toMatchObject({ central: 90_000 });
  });

  it('is fetched again when money has moved', async () => {
    const { shell, requestsTo } = await aShell();
    await shell.session.signIn(credentials);
    await settled();

    shell.bus.emit('balance/changed', { cause: 'bet' });
    await settled();

    expect(requestsTo(balanceCall)).toHaveLength(2);
  });

  it('of one member never shows up for another', async () => {
    let release: (answer: AnEnvelope) => void = () => undefined;
    const { shell } = await aShell({
      answers: {
        [balanceCall.path]: () =>
          new Promise<AnEnvelope>((resolve) => {
            release = resolve;
          }),
      },
    });
    await shell.session.signIn(credentials);
    await settled();

    shell.session.end();
    release(reading('777.00', 9));
    await settled();

    expect(shell.root.balance.current.get()).toBeUndefined();
    expect(shell.root.balance.isRefreshing.get()).toBe(false);
  });
});

describe('the online service', () => {
  async function click() {
    const test = await aShell();
    test.shell.contactService();
    return { ...test, dialog: test.shell.overlays.dialogQueue.get()[0] };
  }

  it('shows a safety tip before anything is opened [R-SERVICE-01] [R-SERVICE-02]', async () => {
    const { dialog, page, requestsTo } = await click();

    expect(dialog?.options.title).toBe('安全提示');
    expect(requestsTo(onlineServiceCall)).toEqual([]);
    expect(page.openTab).not.toHaveBeenCalled();
  });

  it('warns of other deposit channels, of top-ups by others and of fraud [R-SERVICE-03] [R-SERVICE-04] [R-SERVICE-05]', async () => {
    const { dialog } = await click();

    expect(dialog?.options.message).toBe('存款渠道仅以官方网站、APP 与官方客服提供为准。其他任何线下代充均不予承认，谨防诈骗。');
  });

  it('opens in a new tab when the warning is confirmed [R-SERVICE-06] [R-API-006]', async () => {
    const { dialog, page } = await click();

    dialog?.answer('confirmed');
    await settled();

    expect(page.openTab).toHaveBeenCalledWith('https://service.example/chat');
  });

  it.each(['cancelled', 'closed'] as const)('does not open when the warning is %s [R-SERVICE-07]', async (answer) => {
    const { dialog, page, requestsTo } = await click();

    dialog?.answer(answer);
    await settled();

    expect(requestsTo(onlineServiceCall)).toEqual([]);
    expect(page.openTab).not.toHaveBeenCalled();
  });

  it('opens no address that is none of the web', async () => {
    const test = await aShell({ answers: { [onlineServiceCall.path]: success({ url: 'javascript:alert(1)' }) } });
    test.shell.contactService();

    test.shell.overlays.dialogQueue.get()[0]?.answer('confirmed');
    await settled();

    expect(test.page.openTab).not.toHaveBeenCalled();
    expect(test.shell.overlays.shownToast.get()?.message).toBe('客服暂时无法打开，请稍后再试');
  });
});

describe('the dock', () => {
  it('opens with a screen that has a tab, and closes with it', () => {
    const dock = createDock(createCell(false));

    dock.followScreen('slip');
    expect(dock.openTab.get()).toBe('slip');
    dock.show('bets');
    dock.followScreen(undefined);

    expect(dock.openTab.get()).toBeUndefined();
  });

  it('stays open where the player has opened it', () => {
    const dock = createDock(createCell(false));

    dock.show('chat');
    dock.followScreen('slip');
    dock.followScreen(undefined);

    expect(dock.openTab.get()).toBe('chat');
  });

  it('counts per tab', () => {
    const dock = createDock(createCell(false));

    dock.setCount('slip', 3);

    expect(dock.counts.get()).toEqual({ slip: 3, chat: 0, bets: 0 });
  });

  it('as a drawer opens only when asked for, and closes with each arrival', () => {
    const dock = createDock(createCell(true));

    dock.followScreen('slip');
    expect(dock.openTab.get()).toBeUndefined();
    dock.show('chat');
    expect(dock.openTab.get()).toBe('chat');
    dock.followScreen('slip');

    expect(dock.openTab.get()).toBeUndefined();
  });

  it('closes when the window becomes narrow, and opens with its screen when there is room again', () => {
    const isNarrow = createCell(false);
    const dock = createDock(isNarrow);
    dock.followScreen('slip');

    isNarrow.set(true);
    expect(dock.openTab.get()).toBeUndefined();
    isNarrow.set(false);

    expect(dock.openTab.get()).toBe('slip');
  });
});

describe("the codes of a visitor's address", () => {
  const stored = () => ({
    referral: window.localStorage.getItem('site.referralCode'),
    invite: window.localStorage.getItem('site.inviteCode'),
    url: window.localStorage.getItem('site.originalUrl'),
  });

  it('are read from the query [R-REF-01] [R-REF-02]', () => {
    keepReferral('https://site.example/?rcode=R1&icode=I1', local);

    expect(stored()).toMatchObject({ referral: 'R1', invite: 'I1' });
  });

  it('are stored with the full address [R-REF-04] [R-STORE-04]', () => {
    const url = 'https://site.example/?rcode=R1&icode=I1#x';

    keepReferral(url, local);

    expect(stored()).toEqual({ referral: 'R1', invite: 'I1', url });
  });

  it('are in local storage, invite code and referral code apart [R-STORE-02] [R-STORE-03]', () => {
    keepReferral('https://site.example/?icode=I1', local);
    expect(stored()).toMatchObject({ referral: null, invite: 'I1' });

    keepReferral('https://site.example/?rcode=R1', local);
    expect(stored()).toMatchObject({ referral: 'R1', invite: 'I1' });
  });

  it.each([
    ['rcode', 'icode'],
    ['r_code', 'i_code'],
    ['r-code', 'i-code'],
    ['rCode', 'iCode'],
    ['RCODE', 'ICODE'],
    ['R_CODE', 'I_CODE'],
    ['R-CODE', 'I-CODE'],
  ])('are accepted as %s and %s [R-REF-03] [R-REF-05]', (referral, invite) => {
    keepReferral(`https://site.example/?${referral}=R2&${invite}=I2`, local);

    expect(stored()).toMatchObject({ referral: 'R2', invite: 'I2' });
  });

  it.each(['r.code', 'rcodes', 'ref', 'i.code', 'icodes', 'invite'])('are not accepted as %s [R-REF-05]', (name) => {
    keepReferral(`https://site.example/?${name}=X`, local);

    expect(stored()).toEqual({ referral: null, invite: null, url: null });
  });

  it('are not kept where there are none, or what is there is no code', () => {
    keepReferral('https://site.example/?rcode=%3Cscript%3E&other=1', local);

    expect(stored()).toEqual({ referral: null, invite: null, url: null });
  });
});

it('describes the device without a graphics card too [R-PREINFO-03]', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

  expect(describeDevice(window)).toEqual({
    vendor: '',
    renderer: '',
    version: '',
    limits: {},
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    language: navigator.language,
    screen: { width: screen.width, height: screen.height, availWidth: screen.availWidth, availHeight: screen.availHeight },
    colorDepth: screen.colorDepth,
  });
});

describe('the draw for canaries', () => {
  it('stays with the device', () => {
    expect(readCanaryDraw(local, () => 0.25)).toBe(0.25);
    expect(readCanaryDraw(local, () => 0.75)).toBe(0.25);
  });

  it.each(['1', '-1', 'NaN', '0.1e9'])('is drawn again where the storage contains %s', (text) => {
    window.localStorage.setItem('site.canaryDraw', text);

    expect(readCanaryDraw(local, () => 0.5)).toBe(0.5);
  });

  it('is below 1 even when it rounds to it', () => {
    expect(readCanaryDraw(local, () => 0.999_999_9)).toBeLessThan(1);
  });
});

it('prints nothing once the console is silenced [R-UI-13]', () => {
  const printed = jest.fn();
  const target = { ...console, log: printed, error: printed, warn: printed, info: printed, debug: printed };

  silenceConsole(target);
  target.log('a');
  target.error('b');
  target.warn('c');
  target.info('d');
  target.debug('e');

  expect(printed).not.toHaveBeenCalled();
});

it.each([
  ['frozen', () => Object.freeze({ ...console })],
  ['removed', () => undefined],
])('starts where a foreign script has %s the console', (_, target) => {
  expect(() => {
    silenceConsole(target());
  }).not.toThrow();
});
