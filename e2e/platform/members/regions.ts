import { BlockList, isIP } from 'node:net';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { PlatformError } from '../kernel';
import type { Settings } from '../site/createSettings';

/**
 * Check for addresses that may not use the site. Assumption: the setting `blockedRegions` lists the networks of regions
 * that are not served.
 */
export interface Regions {
  /** @throws PlatformError 6033 for an address of a blocked network */
  mustServe(ip: string): Promise<void>;
}

export function createRegions(settings: Pick<Settings, 'get'>): Regions {
  return {
    async mustServe(ip) {
      const blocked = parseNetworks(await settings.get('blockedRegions'));
      if (blocked.check(ip, familyOf(ip))) throw new PlatformError(RESPONSE_CODES.ipRestricted);
    },
  };
}

/**
 * Parses networks: `203.0.113.0/24, 2001:db8::/32`. A single address is a network of one; invalid entries are ignored.
 */
function parseNetworks(text: string): BlockList {
  const list = new BlockList();
  for (const entry of text.split(',')) {
    const [address = '', prefix] = entry.trim().split('/');
    const family = isIP(address);
    if (family === 0) continue;
    const bits = prefix === undefined ? widthOf(family) : Number(prefix);
    if (Number.isInteger(bits) && bits >= 0 && bits <= widthOf(family)) list.addSubnet(address, bits, familyOf(address));
  }
  return list;
}

function widthOf(family: number): number {
  return family === 6 ? 128 : 32;
}

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return isIP(ip) === 6 ? 'ipv6' : 'ipv4';
}
