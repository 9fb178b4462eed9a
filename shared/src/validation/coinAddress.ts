import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** The chains on which coins are sent. */
export type CoinNetwork = 'TRC20' | 'ERC20';

/** The prefix of the account in an address of TRON; it makes the first letter a T. */
const TRON_PREFIX = 0x41;

const ACCOUNT_BYTES = 20;

const base58check = createBase58check(sha256);

/**
 * Whether an address is one of its network and its checksum agrees, so that a slip of the finger is no address. TRC20: base58check of 21 bytes.
 * ERC20: 20 bytes in hexadecimal, with the checksum in the case of its letters (ERC-55); all of one case carries none. False for a network
 * that is not known.
 */
export function isCoinAddress(network: string, address: string): boolean {
  switch (network) {
    case 'TRC20':
      return isTronAddress(address);
    case 'ERC20':
      return isEthereumAddress(address);
    default:
      return false;
  }
}

/** The address of an account of 20 bytes, with its checksum. */
export function coinAddress(network: CoinNetwork, account: Uint8Array): string {
  if (network === 'TRC20') return base58check.encode(Uint8Array.of(TRON_PREFIX, ...account));
  const digits = bytesToHex(account);
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits)));
  return `0x${digits.replace(/[a-f]/g, (letter, at: number) => (Number.parseInt(hash.charAt(at), 16) >= 8 ? letter.toUpperCase() : letter))}`;
}

function isTronAddress(address: string): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 1 + ACCOUNT_BYTES && bytes[0] === TRON_PREFIX;
  } catch {
    return false;
  }
}

function isEthereumAddress(address: string): boolean {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return false;
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true;
  return coinAddress('ERC20', hexToBytes(digits.toLowerCase())) === address;
}
