import { isSameNetwork, maskAddress } from './networks';

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:7:1::9', '2001:db8:7:*'],
  ['2001:db8::9', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
  ['nonsense', ''],
  ['', ''],
])('%s is shown as "%s"', (ip, shown) => {
  expect(maskAddress(ip)).toBe(shown);
});

it.each([
  ['203.0.113.77', '203.0.113.1', true],
  ['203.0.113.77', '::ffff:203.0.113.1', true],
  ['203.0.113.77', '203.0.112.77', false],
  ['2001:db8:7:1::9', '2001:db8:7:2::1', true],
  ['2001:db8:7:1::9', '2001:db8:8:1::9', false],
  ['nonsense', 'nonsense', false],
])('%s and %s are of one network: %s', (one, other, isSame) => {
  expect(isSameNetwork(one, other)).toBe(isSame);
});
