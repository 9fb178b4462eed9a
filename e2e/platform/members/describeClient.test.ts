import { describeClient, kindOfClient } from './describeClient';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

it.each([
  [CHROME, 'Chrome', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.47',
    'WeChat',
    'Android',
  ],
  ['evil text/1.0 foo', '', ''],
  ['<b>x</b>/2 y', '', ''],
  ['a'.repeat(8_000), '', ''],
  ['', '', ''],
])('%.60s is "%s" on "%s"', (userAgent, browser, system) => {
  expect(describeClient(userAgent)).toEqual({ browser, system });
});

it('one kind is every version of a browser, and of an unknown one its whole text', () => {
  expect(kindOfClient(CHROME)).toBe(kindOfClient(CHROME.replace('131', '140')));
  expect(kindOfClient('browser A')).toBe('browser A');
});
