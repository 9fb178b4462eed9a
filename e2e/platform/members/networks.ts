import ipaddr from 'ipaddr.js';

/** What is shown instead of the rest of an address. */
const HIDDEN = '*';

/**
 * The network an address belongs to, as its owner may see it: without the part that names one household's line.
 *
 * @example maskAddress('203.0.113.77') // '203.0.113.*'
 * @example maskAddress('2001:db8:7:1::9') // '2001:db8:7:*'
 */
export function maskAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return [...address.toByteArray().slice(0, 3), HIDDEN].join('.');
  const groups = address.toNormalizedString().split(':');
  return [...groups.slice(0, 3), HIDDEN].join(':');
}

/** Whether two addresses are of one network: of the same /24, for IPv6 of the same /48. */
export function isSameNetwork(one: string, other: string): boolean {
  return ipaddr.isValid(one) && maskAddress(one) === maskAddress(other);
}
