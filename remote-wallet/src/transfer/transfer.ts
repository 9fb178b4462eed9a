import type { Fen } from '@site/shared/money';

/** Venue code; `undefined` for the central wallet, which can be at most one side of a transfer. */
export type TransferWallet = string | undefined;

/**
 * Member's request: transfer an amount between two wallets, or recycle the whole balance of a venue. A recycle without
 * `enName` covers all venues.
 */
export type TransferIntent =
  | { readonly kind: 'transfer'; readonly from: TransferWallet; readonly to: TransferWallet; readonly amount: Fen }
  | { readonly kind: 'recycle'; readonly enName?: string };

/** Part of an intent that is stored on the device while the response is pending. */
export interface TransferSubject {
  readonly kind: TransferIntent['kind'];
}

export interface KeptBalance {
  readonly name: string;
  readonly amount: Fen;
  readonly why: 'turnover' | 'maintenance';
}

export interface TransferResult {
  readonly amount: Fen;
  /** Amounts that a recycle returned, by venue. */
  readonly moved: readonly { readonly name: string; readonly amount: Fen }[];
  readonly kept: readonly KeptBalance[];
}
