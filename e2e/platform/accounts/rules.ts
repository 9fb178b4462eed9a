/** The platform's own rules for the forms, independent of the client's rules, which it does not trust. */

/** Alipay accounts are named by a phone of the mainland or an e-mail address. */
export function isAlipayAccount(account: string): boolean {
  return /^1\d{10}$/.test(account) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account);
}
