import ipaddr from 'ipaddr.js';

const HIDDEN = '*';

/**
 * Returns the network of an address as its owner may see it, without the part that identifies one household.
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

/** Returns true when two addresses are in the same network: the same /24, or /48 for IPv6. */
export function isSameNetwork(one: string, other: string): boolean {
  return ipaddr.isValid(one) && maskAddress(one) === maskAddress(other);
}
