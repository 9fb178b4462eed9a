import { noticeListCall, onlineServiceCall } from '@site/shared/wire/site';
import { clearDevice, refusal, settled, success } from '../testing/aShell';
import { aSafePage, aSafePlatform, type SafePlatform } from './testing/aSafePage';

const ask = { pageNum: 1, pageSize: 5 };
const notices = { total: 1, list: [{ id: '1', title: '谨防诈骗', content: '存款渠道仅以官方网站为准' }] };

let platform: SafePlatform;
let now: number;

beforeEach(() => {
  clearDevice();
  now = 1_000_000;
  platform = aSafePlatform({
    [noticeListCall.path]: success(notices),
    [onlineServiceCall.path]: success({ url: 'https://service.example' }),
  });
});

/** Creates the page after a reload. */
const aPage = () => aSafePage(platform, { now: () => now });

async function aPageThatAsked() {
  const page = aPage();
  await page.askSite();
  await page.http.send(noticeListCall, ask);
  await settled();
  return page;
}

const keptKeys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('DD_'));

it('outlives the page, unreadable in the storage [R-STORE-12]', async () => {
  await aPageThatAsked();
  const [key = ''] = keptKeys();
  expect(key).toMatch(/^DD_[0-9a-f]{32}$/);
  expect(window.localStorage.getItem(key)).toMatch(/^[A-Za-z0-9+/]+=*$/);

  expect(await aPage().http.send(noticeListCall, ask)).toEqual({ ok: true, data: notices });

  expect(platform.understood).toHaveLength(1);
});

it("is valid for the call's cache time, across reloads", async () => {
  await aPageThatAsked();

  now += noticeListCall.cacheForMs - 1;
  const page = aPage();
  await page.http.send(noticeListCall, ask);
  expect(platform.understood).toHaveLength(1);

  now += 1;
  await page.http.send(noticeListCall, ask);
  expect(platform.understood).toHaveLength(2);
});

it('is cleared from the storage when it is read after its time, though nothing replaces it [R-STORE-12]', async () => {
  await aPageThatAsked();
  expect(keptKeys()).toHaveLength(1);
  platform = aSafePlatform({ [noticeListCall.path]: refusal(6005) });

  now += noticeListCall.cacheForMs;
  await aPage().http.send(noticeListCall, ask);
  await settled();

  expect(keptKeys()).toEqual([]);
});

it('is passed by when forced, and by another payload, member or language', async () => {
  await aPageThatAsked();
  const page = aPage();
  await page.http.send(noticeListCall, ask, { force: true });
  await page.http.send(noticeListCall, { ...ask, pageNum: 2 });
  page.http.clearCache();
  page.facts = { ...page.facts, token: 'token-2' };
  await page.http.send(noticeListCall, ask);
  page.http.clearCache();
  page.facts = { ...page.facts, language: 'zh-tw' };
  await page.http.send(noticeListCall, ask);

  expect(platform.understood).toHaveLength(5);
});

it.each([
  ['tampered with', (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`],
  ['of another key', () => 'AAECAwQFBgcICQoLDA0OD0W0cHCUsCFHd/MgbKA264D72IBHFQcyqDjflB3Jm6MD'],
  ['no cipher text', () => '{"d":{"data":{"total":0,"list":[]},"until":9e15},"v":1}'],
])('is fetched again where it was %s', async (_what, change) => {
  await aPageThatAsked();
  const [key = ''] = keptKeys();
  window.localStorage.setItem(key, change(window.localStorage.getItem(key) ?? ''));

  expect(await aPage().http.send(noticeListCall, ask)).toEqual({ ok: true, data: notices });

  expect(platform.understood).toHaveLength(2);
});

it("is fetched again where the device's clock was set back", async () => {
  await aPageThatAsked();
  now -= 1;

  await aPage().http.send(noticeListCall, ask);

  expect(platform.understood).toHaveLength(2);
});

it('is removed when the switch is turned off, and nothing is stored from then on', async () => {
  const page = await aPageThatAsked();
  platform.isOn = false;
  await page.askSite();
  expect(keptKeys()).toEqual([]);

  await page.http.send(onlineServiceCall, {});
  await settled();

  expect(keptKeys()).toEqual([]);
});

it('costs nothing but a question where the device has no room', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  await aPageThatAsked();

  expect(await aPage().http.send(noticeListCall, ask)).toMatchObject({ ok: true });
});
