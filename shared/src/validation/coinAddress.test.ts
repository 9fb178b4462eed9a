import { coinAddress, isCoinAddress } from './coinAddress';

it.each([
  // Examples of ERC-55.
  ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ERC20', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['ERC20', '0xde709f2102306220921060314715629080e2fb77'],
  ['ERC20', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED'],
  // Contract of USDT on TRON.
  ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
])('accepts for %s the address %s', (network, address) => {
  expect(isCoinAddress(network, address)).toBe(true);
});

it.each([
  ['a letter of another case', 'ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
  ['a digit too few', 'ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
  ['no prefix', 'ERC20', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['two letters in the wrong order', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjt6'],
  ['a letter that base58 lacks', 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60'],
  ['an address of bitcoin', 'TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['one of another network', 'TRC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['a network that is not known', 'BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['nothing', 'TRC20', ''],
])('refuses %s', (_what, network, address) => {
  expect(isCoinAddress(network, address)).toBe(false);
});

it.each([
  ['TRC20', 'a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ERC20', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
] as const)('formats an account of %s with its checksum', (network, account, address) => {
  expect(
    coinAddress(
      network,
      Uint8Array.from(account.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    ),
  ).toBe(address);
});

it.each(['TRC20', 'ERC20'] as const)('detects every wrong letter in an address of %s', (network) => {
  const address = coinAddress(
    network,
    Uint8Array.from({ length: 20 }, (_, index) => index * 13),
  );

  const slips = Array.from({ length: address.length - 2 }, (_, index) => {
    const at = index + 2;
    return address.slice(0, at) + (address.charAt(at) === 'a' ? 'b' : 'a') + address.slice(at + 1);
  });

  expect(slips.filter((slip) => isCoinAddress(network, slip))).toEqual([]);
});
