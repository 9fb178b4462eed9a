import { NEVER } from 'rxjs';
import { act, screen } from '@testing-library/react';
import { balanceCall } from '@site/shared/wire/balance';
import { resourceCall } from '@site/shared/wire/resource';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { memberNewsCall, type MemberEvent } from '@site/shared/wire/memberStream';
import type { StreamHandlers } from '@site/shared/contract/services';
import { aShell, clearDevice, settled, success, TOKEN, type ShellOptions, type TestShell } from '../testing/aShell';
import { FIRST_DELAY_MS } from './streamMemberNews';
import { GATHER_MS, GATHER_ROUNDS_MS } from './streamToasts';
import type { HostStream } from '../services/createStream';
import { followMember } from './followMember';
import { TOAST_STAYS_MS } from '../overlays/createOverlays';
import { aFullManifest, renderApp } from '../testing/renderApp';

beforeEach(() => {
  clearDevice();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const credentials = { username: 'player1', passwordHash: '0'.repeat(32) };
const reading = (balance: string, version: number) => success({ balance, lockMoney: '0.00', asOf: version, version });

let version = 0;

function anEvent(kind: string, amount: string, facts: Partial<MemberEvent> = {}): MemberEvent {
  return { version: (version += 1), at: version, kind, reference: `ticket:${version}`, amount, ...facts };
}

function aStream() {
  const links: Array<StreamHandlers & { readonly sent: unknown[] }> = [];
  const stream: HostStream = {
    connect(_channel, handlers) {
      const link = { ...handlers, sent: [] as unknown[] };
      links.push(link);
      return {
        send: (message) => {
          link.sent.push(message);
          return true;
        },
        close: () => undefined,
      };
    },
  };
  const tell = (events: readonly MemberEvent[], balance = '100.00', isWhole = true, of = links.at(-1)) => {
    of?.onMessage({ type: 'news', version, balance, lockMoney: '0.00', asOf: version, isWhole, events });
  };
  const follow = ({ shell, i18n }: TestShell) => {
    followMember({ ...shell, stream }, { i18n, awake$: NEVER });
  };
  return { links, tell, follow };
}

/** Renders the page of a signed-in member whose stream has received its first news. */
async function aMembersPage(options: ShellOptions = {}) {
  version = 0;
  const site = await aShell({ ...options, answers: { [balanceCall.path]: reading('100.00', 0), ...options.answers } });
  const { links, tell, follow } = aStream();
  const changes = jest.fn();
  const others = jest.fn();
  site.shell.bus.on('balance/changed', changes);
  site.shell.bus.on('inbox/arrived', () => {
    others('inbox/arrived');
  });
  site.shell.bus.on('ticket/settled', (event) => {
    others('ticket/settled', event);
  });
  follow(site);
  await site.shell.session.signIn(credentials);
  await settled();
  links.at(-1)?.onOpen();
  tell([]);
  changes.mockClear();
  return { ...site, links, tell, changes, others };
}

const toastOf = ({ shell }: TestShell) => shell.overlays.shownToast.get();

async function toastFor(...events: ReadonlyArray<readonly [kind: string, amount: string, facts?: Partial<MemberEvent>]>) {
  const page = await aMembersPage();
  page.tell(events.map((event) => anEvent(...event)));
  jest.advanceTimersByTime(GATHER_ROUNDS_MS);
  return toastOf(page)?.message;
}

describe('a change of the money', () => {
  it('is the balance of the page at once, without a call, and an event of the bus for all that shows it', async () => {
    const page = await aMembersPage();
    const calls = page.requestsTo(balanceCall).length;

    page.tell([anEvent('deposit', '50.00')], '150.00');
    await settled();

    expect(page.shell.balance.current.get()).toMatchObject({ central: 15_000 });
    expect(page.changes.mock.calls).toEqual([[{ cause: 'deposit', isFromServer: true }]]);
    expect(page.requestsTo(balanceCall)).toHaveLength(calls);
    expect(window.localStorage.getItem('site.balanceChange')).toBeNull();
  });

  it('is not undone by an answer that was on its way before it', async () => {
    let release: (answer: ReturnType<typeof reading>) => void = () => undefined;
    const page = await aMembersPage();
    page.answer(balanceCall, () => new Promise((resolve) => (release = resolve)));
    const refreshed = page.shell.balance.refresh();
    await settled();

    page.tell([anEvent('settle', '80.00')], '180.00');
    release(success({ balance: '100.00', lockMoney: '0.00', asOf: 999, version: 0 }));
    await refreshed;

    expect(page.shell.balance.current.get()).toMatchObject({ central: 18_000 });
  });

  it('settles the ticket that it is about', async () => {
    const page = await aMembersPage();

    page.tell([anEvent('settle', '80.00', { reference: 'ticket:251123001' })]);

    expect(page.others).toHaveBeenCalledWith('ticket/settled', { ticketId: '251123001' });
  });

  it('has the record of the member read again after a change of what protects them, and moves no money', async () => {
    const page = await aMembersPage();

    page.tell([anEvent('protection', '0.00', { reference: 'limit-set' }), anEvent('protection', '0.00', { reference: 'time-out' })]);
    jest.advanceTimersByTime(1_000);

    expect(page.changes).not.toHaveBeenCalled();
    expect(toastOf(page)?.message).toBe('玩家保护设置已更新');
  });

  it('has everything read again where events are missing, or of a kind that is not known here', async () => {
    const page = await aMembersPage();

    page.tell([], '70.00', false);
    page.tell([anEvent('lottery-prize', '1.00')]);

    expect(page.changes).toHaveBeenCalledTimes(2);
    expect(page.others.mock.calls).toEqual([['inbox/arrived'], ['inbox/arrived']]);
    expect(toastOf(page)).toBeUndefined();
  });
});

describe('the toast', () => {
  it.each([
    ['存款 ¥50 已到账', 'deposit', '50.00', {}],
    ['礼金 ¥8.80 已到账', 'bonus', '8.80', {}],
    ['人工调整 -¥5', 'adjustment', '-5.00', {}],
    ['投注 ¥10，已从中心钱包扣除', 'hold', '-10.00', {}],
    ['投注本金 ¥10 已退回中心钱包', 'release', '10.00', {}],
    ['注单 251123001 已结算，返还 ¥19.50', 'settle', '19.50', { reference: 'ticket:251123001' }],
    ['注单 251123001 已结算，无返还', 'settle', '0.00', { reference: 'ticket:251123001' }],
    ['注单结果更正，余额 -¥19.50', 'restore', '-19.50', {}],
    ['¥30 已转入场馆', 'venue-in', '-30.00', {}],
    ['¥30 已转回中心钱包', 'venue-out', '30.00', {}],
    ['场馆游戏 -¥2', 'round', '-2.00', {}],
    ['取款 ¥200 已提交', 'withdrawal', '-200.00', {}],
    ['取款 ¥200 已出款', 'withdrawal-payout', '-200.00', {}],
    ['取款 ¥200 未通过，已退回中心钱包：户名不符', 'withdrawal-refused', '200.00', { reason: '户名不符' }],
    ['收到一封新的站内信', 'letter', '0.00', {}],
    ['玩家保护设置已更新', 'protection', '0.00', { reference: 'limit-set' }],
  ])('says %s', async (text, kind, amount, facts) => {
    expect(await toastFor([kind, amount, facts])).toBe(text);
  });

  it('of several is one: of a kind by number and sum, else by number, a refusal before all', async () => {
    expect(await toastFor(...Array.from({ length: 10 }, () => ['round', '-1.50'] as const))).toBe('场馆游戏 10 笔，合计 -¥15');
    expect(await toastFor(['settle', '5.00'], ['settle', '0.00'])).toBe('2 张注单已结算，共返还 ¥5');
    expect(await toastFor(['deposit', '5.00'], ['letter', '0.00'], ['bonus', '1.00'])).toBe('2 笔资金变动');
    expect(
      await toastFor(
        ['deposit', '5.00'],
        ['withdrawal-return', '200.00', { reference: 'withdrawal:QK1' }],
        ['withdrawal-refused', '200.00', { reference: 'withdrawal:QK1', reason: '户名不符' }],
      ),
    ).toBe('取款 ¥200 未通过，已退回中心钱包：户名不符（另有 1 笔资金变动）');
  });

  it('of a letter takes no toast away that is shown', async () => {
    const page = await aMembersPage();
    page.shell.overlays.toast('二级密码已设置', 'success');

    page.tell([anEvent('letter', '0.00')]);
    jest.advanceTimersByTime(1_000);

    expect(toastOf(page)?.message).toBe('二级密码已设置');
  });

  it('tells of ten rounds in a second once', async () => {
    const page = await aMembersPage();
    const shown = jest.fn();
    page.shell.overlays.shownToast.subscribe(() => {
      shown(toastOf(page)?.message);
    });

    for (let round = 0; round < 10; round += 1) {
      page.tell([anEvent('round', '1.00')]);
      jest.advanceTimersByTime(99);
    }
    jest.advanceTimersByTime(TOAST_STAYS_MS - 1_000);

    expect(shown.mock.calls).toEqual([['场馆游戏 10 笔，合计 +¥10']]);
  });

  it('stays until it can be read before the next, which tells of all that came meanwhile', async () => {
    const page = await aMembersPage();
    page.tell([anEvent('deposit', '5.00')]);
    jest.advanceTimersByTime(GATHER_MS);
    page.tell([anEvent('bonus', '1.00')]);
    page.tell([anEvent('settle', '2.00')]);
    jest.advanceTimersByTime(TOAST_STAYS_MS - 1);
    expect(toastOf(page)?.message).toBe('存款 ¥5 已到账');

    jest.advanceTimersByTime(1);
    expect(toastOf(page)?.message).toBe('2 笔资金变动');
  });

  it("says nothing of the tab's own calls, nor of the rounds of a game that is open in it", async () => {
    const page = await aMembersPage({ path: '/pg/game' });

    page.tell([anEvent('bonus', '5.00', { requestId: 'request-1' }), anEvent('round', '1.00')]);
    jest.advanceTimersByTime(GATHER_ROUNDS_MS);

    expect(page.requests.length).toBeGreaterThan(0);
    expect(toastOf(page)).toBeUndefined();
  });

  it.each([
    ['not for a bet of this tab', 'place', 'hold', '-10.00', true],
    ['for a bet of another tab', 'place', 'hold', '-10.00', false],
    ['not for a cash-out of this tab', 'cashOut', 'settle', '8.00', true],
    ['for a cash-out of another tab', 'cashOut', 'settle', '8.00', false],
    ['not for an edit of this tab', 'editBet', 'release', '5.00', true],
    ['for an edit of another tab', 'editBet', 'release', '5.00', false],
  ] as const)('is shown %s', async (_what, method, kind, amount, isOwn) => {
    const page = await aMembersPage({ answers: { [resourceCall.path]: success({}) } });
    const request = { method, enName: 'CRTY' as const, Request: { timestamp: 1, token: '', language: 'zh-cn', ip: '' } };
    await page.shell.http.send({ ...resourceCall, effect: 'moves-money' }, request, { idempotencyKey: crypto.randomUUID() });
    const requestId = isOwn ? (page.requestsTo(resourceCall).at(-1)?.headers['requestId'] ?? '') : 'request-of-another-tab';

    page.tell([anEvent(kind, amount, { requestId })]);
    jest.advanceTimersByTime(GATHER_MS);

    expect(toastOf(page) === undefined).toBe(isOwn);
  });

  it('is in the language of the reader', async () => {
    const page = await aMembersPage();
    await page.shell.locale.choose('zh-TW');

    page.tell([anEvent('deposit', '50.00')]);
    jest.advanceTimersByTime(GATHER_MS);

    expect(toastOf(page)?.message).toBe('存款 ¥50 已到帳');
  });
});

describe('the session', () => {
  it('greets with its token; a guest has no stream', async () => {
    const { links } = await aMembersPage();

    expect(links).toHaveLength(1);
    expect(links[0]?.sent).toEqual([{ type: 'hello', token: TOKEN, since: 0 }]);
  });

  it('that ended is told of no more, not even of what waited to be shown', async () => {
    const page = await aMembersPage();
    page.tell([anEvent('deposit', '50.00')], '150.00');

    page.shell.session.end();
    page.tell([anEvent('bonus', '1.00')], '151.00', true, page.links[0]);
    jest.advanceTimersByTime(GATHER_ROUNDS_MS);

    expect(page.shell.balance.current.get()).toBeUndefined();
    expect(toastOf(page)).toBeUndefined();
  });

  it('that the platform has ended ends on this page, which made no call', async () => {
    const page = await aMembersPage();
    const expired = jest.fn();
    page.shell.bus.on('auth/login-expired', expired);

    page.links.at(-1)?.onMessage({ type: 'refused', at: 1, code: RESPONSE_CODES.loginExpired });
    await settled();

    expect(expired).toHaveBeenCalledTimes(1);
    expect(page.shell.session.token()).toBe('');
  });
});

describe('a platform without the stream', () => {
  it('is asked for the balance while the news are unknown to it', async () => {
    const page = await aMembersPage({
      answers: { [memberNewsCall.path]: { kind: 'answered', status: 404, text: '', serverTime: undefined, date: undefined } },
    });
    const calls = page.requestsTo(balanceCall).length;

    page.links.at(-1)?.onClose();
    jest.advanceTimersByTime(2 * FIRST_DELAY_MS);
    page.answer(balanceCall, success({ balance: '130.00', lockMoney: '0.00', asOf: 2_000 }));
    page.links.at(-1)?.onClose();
    await settled();

    expect(page.requestsTo(balanceCall).length).toBeGreaterThan(calls);
    expect(page.shell.balance.current.get()).toMatchObject({ central: 13_000 });
  });
});

it('header and toast say what the stream has brought, without a reload', async () => {
  jest.useRealTimers();
  version = 0;
  const { links, tell, follow } = aStream();
  const site = await renderApp('/', {
    manifest: aFullManifest(['wallet']),
    answers: { [balanceCall.path]: reading('100.00', 0) },
  });
  follow(site);
  await act(() => site.shell.session.signIn(credentials));
  expect(await screen.findByText('¥100.00')).toBeVisible();

  jest.useFakeTimers();
  links.at(-1)?.onOpen();
  act(() => {
    tell([]);
    tell([anEvent('settle', '80.00')], '180.00');
    jest.advanceTimersByTime(GATHER_MS);
  });

  expect(screen.getByText('¥180.00')).toBeVisible();
  expect(screen.getByText('注单 1 已结算，返还 ¥80')).toBeVisible();
});
