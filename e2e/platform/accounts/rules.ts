/** The platform's own rules for the forms, independent of the client's rules, which it does not trust. */

/** TRC20: base58check, T and 33 characters. ERC20: 20 bytes in hexadecimal. */
export function isCoinAddress(network: string, address: string): boolean {
  switch (network) {
    case 'TRC20':
      return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address);
    case 'ERC20':
      return /^0x[0-9a-f]{40}$/i.test(address);
    default:
      return false;
  }
}

/** Alipay accounts are named by a phone of the mainland or an e-mail address. */
export function isAlipayAccount(account: string): boolean {
  return /^1\d{10}$/.test(account) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account);
}
