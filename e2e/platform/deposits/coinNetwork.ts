import { randomBytes } from 'node:crypto';
import { coinAddress, type CoinNetwork } from '@site/shared/validation/coinAddress';
import type { Localized } from '../http/localized';

const ACCOUNT_BYTES = 20;

/** Blocks after which a payment in coins counts, on the sandbox's chains. */
const CONFIRMATIONS_NEEDED: Readonly<Record<CoinNetwork, number>> = { TRC20: 20, ERC20: 12 };

/** What is shown to every payer in coins about the sandbox's chains. */
export const CHAIN_NOTICE: Localized = {
  'zh-CN': '演示环境：收款地址属于演示链，没有人持有私钥，请勿转入真实资产。',
  'zh-TW': '演示環境：收款地址屬於演示鏈，沒有人持有私鑰，請勿轉入真實資產。',
};

/** The network of a way to pay in coins. @throws TypeError for one that no address can be made for */
export function coinNetworkOf(payee: { readonly bank: { readonly 'zh-CN': string } }): CoinNetwork {
  const network = payee.bank['zh-CN'];
  if (network !== 'TRC20' && network !== 'ERC20') throw new TypeError(`${network} is no network of the sandbox`);
  return network;
}

/** A new address of the sandbox's chain. No one has its key: what is sent to it on a public chain is lost. */
export function makeCoinAddress(network: CoinNetwork): string {
  return coinAddress(network, randomBytes(ACCOUNT_BYTES));
}

export function confirmationsNeeded(network: CoinNetwork): number {
  return CONFIRMATIONS_NEEDED[network];
}
