import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCAL_ENTRIES } from '@site/shared/storage';
import { findSettledButton } from '@site/testing/findSettledButton';
import { accessibilityFaults } from '@site/testing/accessibility';
import { realityCheckCall, realitySeenCall } from '@site/shared/wire/protection';
import { memberInfoCall } from '@site/shared/wire/user';
import { aMemberInfo, clearDevice, success, TOKEN } from '../testing/aShell';
import { BARE_PAGE, renderApp } from '../testing/renderApp';

const user = userEvent.setup({ delay: null });
const NOON = Date.UTC(2026, 10, 21, 4);
const MINUTE_MS = 60_000;
const DUE = { askAt: null, due: { signedInAt: NOON - 90 * MINUTE_MS, now: NOON, net: '-120.50' } };

let now = NOON;

beforeEach(() => {
  clearDevice();
  now = NOON;
  window.localStorage.setItem('site.token', TOKEN);
  window.localStorage.setItem('site.userId', '10001');
});

async function aPage(answer: object = DUE, askAt = NOON) {
  const test = await renderApp(BARE_PAGE, {
    now: () => now,
    answers: {
      [memberInfoCall.path]: success(aMemberInfo({ realityCheckAt: askAt })),
      [realityCheckCall.path]: success(answer),
      [realitySeenCall.path]: success({ askAt: NOON + 30 * MINUTE_MS, due: null }),
    },
  });
  const said: boolean[] = [];
  test.shell.bus.on('protection/reality-check', ({ isOpen }) => said.push(isOpen));
  return { ...test, said };
}

const dialog = () => screen.findByRole('alertdialog', { name: '定时提醒' });

it('tells the time signed in and the result, says so on the bus, and is gone for all tabs when it is answered', async () => {
  const { requestsTo, said } = await aPage();

  expect(await dialog()).toHaveTextContent(/1 小时 30 分钟.*-¥120\.50/);
  expect(await accessibilityFaults()).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(await findSettledButton('继续'));

  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  expect(requestsTo(realitySeenCall)).toHaveLength(1);
  expect(said.at(-1)).toBe(false);
  expect(window.localStorage.getItem(LOCAL_ENTRIES.realityCheckSeen.key)).not.toBeNull();
});

it('is gone where another tab has answered it', async () => {
  const { answer } = await aPage();
  await dialog();
  answer(realityCheckCall, success({ askAt: NOON + 30 * MINUTE_MS, due: null }));

  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_ENTRIES.realityCheckSeen.key, storageArea: window.localStorage }));
  });

  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('is not asked before its time, and asks the platform, not the page, whether it is due', async () => {
  const { requestsTo, shell } = await aPage({ askAt: NOON + 60 * MINUTE_MS, due: null }, NOON + 30 * MINUTE_MS);
  expect(requestsTo(realityCheckCall)).toHaveLength(0);

  now = NOON + 30 * MINUTE_MS;
  act(() => {
    shell.session.askRealityCheckAt(now - 1);
  });

  await waitFor(() => {
    expect(requestsTo(realityCheckCall)).toHaveLength(1);
  });
  await waitFor(() => {
    expect(shell.session.realityCheckAt.get()).toBe(NOON + 60 * MINUTE_MS);
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leads to a time-out', async () => {
  const { shell } = await aPage();
  await dialog();

  await user.click(await findSettledButton('休息一下'));

  await waitFor(() => {
    expect(shell.navigation.location.get().path).toBe('/mine/protection');
  });
});

it('stays where the answer did not arrive', async () => {
  const { answer } = await aPage();
  await dialog();
  answer(realitySeenCall, { status_code: 6005 });

  await user.click(await findSettledButton('继续'));

  expect(await screen.findByRole('alert')).toHaveTextContent('网络不佳，请再试一次');
});
