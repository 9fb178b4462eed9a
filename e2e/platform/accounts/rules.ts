/**
 * The platform's own form rules. They are independent of the client's rules, because the platform does not trust the
 * client.
 */

/** Returns true for a mainland phone number or an e-mail address. */
export function isAlipayAccount(account: string): boolean {
  return /^1\d{10}$/.test(account) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account);
}
