import type { Page } from '@playwright/test';
import { openBoard } from '../support/betting';
import { deposit } from '../support/deposit';
import { expect, test } from '../support/journey';
import { IN_PLAY } from '../support/matches';
import { expectBalance, signIn } from '../support/player';

const FAMILY = /^\/(site|act|fd|game|stream)\/api\/v1\/(.*)$/;
/**
 * Calls that are never encrypted: the response of the first contains the key; the second is not a call of the wire and
 * contains no member data.
 */
const CLEAR = ['configuration/preInfo', 'telemetry'];

interface Sent {
  /** Address after the prefix of its family. */
  readonly address: string;
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @returns a function that returns the calls since its last call */
function watchCalls(page: Page): () => readonly Sent[] {
  let sent: Sent[] = [];
  page.on('request', (request) => {
    const [, , address] = FAMILY.exec(new URL(request.url()).pathname) ?? [];
    if (address === undefined || CLEAR.includes(address)) return;
    sent.push({ address, url: request.url(), body: request.postData() ?? '', headers: request.headers() });
  });
  return () => {
    const calls = sent;
    sent = [];
    return calls;
  };
}

const isSealed = ({ address, body, headers }: Sent): boolean =>
  /^s\/[\w-]+$/.test(address) && /^\{"d":"[A-Za-z0-9+/=]+"\}$/.test(body) && /^2 \d{13} [\w-]{16}$/.test(headers['safe'] ?? '');

/** Repeats a call unchanged, as an eavesdropper would. Returns the answer. */
async function replay({ url, body, headers }: Sent): Promise<string | null> {
  const response = await fetch(url, { method: 'POST', body, headers });
  return response.headers.get('safe');
}

test('with the safe switch on every call is encrypted and the site works as before; the switch can change under an open page [R-STORE-11]', async ({
  page,
  sandbox,
  complaints,
}) => {
  await sandbox.createMatch(IN_PLAY);
  await sandbox.configure({ safeSwitch: '1' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('site.safeSwitch'))).toBe('1');
  await page.reload();
  const takeCalls = watchCalls(page);

  await test.step('sign in, deposit, look at the prices: every call is encrypted, and refused when it is sent again [R-HTTP-09] [R-HTTP-10] [R-HTTP-11]', async () => {
    await signIn(page);
    await deposit(page, sandbox, '500');
    await expectBalance(page, '¥500.00');
    await openBoard(page);

    const calls = takeCalls();
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter((call) => !isSealed(call))).toEqual([]);

    const replayed = await Promise.all(calls.map(replay));
    expect(replayed).toEqual(calls.map(() => 'refused'));
    await expectBalance(page, '¥500.00');
  });

  await test.step('switched off, the open page continues unencrypted [R-HTTP-12]', async () => {
    await sandbox.configure({ safeSwitch: '0' });
    await expect
      .poll(async () => {
        await page.getByRole('navigation', { name: '分类导航' }).getByRole('link', { name: '优惠' }).click();
        await page.getByRole('navigation', { name: '分类导航' }).getByRole('link', { name: '棋牌' }).click();
        return takeCalls().some((call) => !isSealed(call));
      })
      .toBe(true);
    await expectBalance(page, '¥500.00');
  });
  expect(complaints).toEqual([]);
});

test('a member on a device that does not know the safe switch sends no token before it is known', async ({ page, sandbox, complaints }) => {
  await sandbox.setBalance('500.00');
  await page.goto('/');
  await signIn(page);
  await sandbox.configure({ safeSwitch: '1' });
  await page.evaluate(() => {
    window.localStorage.removeItem('site.safeSwitch');
  });
  // Leave the page, so that its calls have ended.
  await page.goto('about:blank');
  const site: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/configuration/preInfo')) site.push(request.headers()['token']);
  });
  const takeCalls = watchCalls(page);

  await page.goto('/');
  await expectBalance(page, '¥500.00');

  const calls = takeCalls().filter(({ headers }) => headers['token'] !== undefined && headers['token'] !== '');
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.filter((call) => !isSealed(call)).map(({ address }) => address)).toEqual([]);
  expect(site.filter((token) => token !== undefined && token !== '')).toEqual([]);
  expect(complaints).toEqual([]);
});
