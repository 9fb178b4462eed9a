import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

export type CoinNetwork = 'TRC20' | 'ERC20';

/** Prefix of the account in a TRON address, which makes its first letter a T. */
const TRON_PREFIX = 0x41;

const ACCOUNT_BYTES = 20;

const base58check = createBase58check(sha256);

/**
 * Returns whether an address belongs to its network and has a valid checksum, so that typing errors are detected.
 * TRC20: base58check of 21 bytes. ERC20: 20 bytes in hexadecimal, with the checksum in the case of its letters
 * (ERC-55); an address in a single case has no checksum. False for an unknown network.
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

/** Returns the address of a 20-byte account, with its checksum. */
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
