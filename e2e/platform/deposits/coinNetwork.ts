import { randomBytes } from 'node:crypto';
import { coinAddress, type CoinNetwork } from '@site/shared/validation/coinAddress';
import type { Localized } from '../http/localized';

const ACCOUNT_BYTES = 20;

/** Number of blocks after which a coin payment counts, on the sandbox's chains. */
const CONFIRMATIONS_NEEDED: Readonly<Record<CoinNetwork, number>> = { TRC20: 20, ERC20: 12 };

/** Notice about the sandbox's chains for everyone who pays in coins. */
export const CHAIN_NOTICE: Localized = {
  'zh-CN': '演示环境：收款地址属于演示链，没有人持有私钥，请勿转入真实资产。',
  'zh-TW': '演示環境：收款地址屬於演示鏈，沒有人持有私鑰，請勿轉入真實資產。',
};

/** Returns the network of a coin deposit method. @throws TypeError when no address can be created for it */
export function coinNetworkOf(payee: { readonly bank: { readonly 'zh-CN': string } }): CoinNetwork {
  const network = payee.bank['zh-CN'];
  if (network !== 'TRC20' && network !== 'ERC20') throw new TypeError(`${network} is no network of the sandbox`);
  return network;
}

/**
 * Creates an address on the sandbox's chain. Its key does not exist, so anything sent to it on a public chain is lost.
 */
export function makeCoinAddress(network: CoinNetwork): string {
  return coinAddress(network, randomBytes(ACCOUNT_BYTES));
}

export function confirmationsNeeded(network: CoinNetwork): number {
  return CONFIRMATIONS_NEEDED[network];
}
