import type { Fen } from '@site/shared/money';

/** The code of a venue; `undefined` for the central wallet, which is at most one side of a transfer. */
export type TransferWallet = string | undefined;

/**
 * What a member asks for: to move an amount from one wallet to another, or to recycle all that a venue holds. A recycle
 * without `enName` is of every venue.
 */
export type TransferIntent =
  | { readonly kind: 'transfer'; readonly from: TransferWallet; readonly to: TransferWallet; readonly amount: Fen }
  | { readonly kind: 'recycle'; readonly enName?: string };

/** What the device keeps of an intent while its answer is awaited. */
export interface TransferSubject {
  readonly kind: TransferIntent['kind'];
}

/** A balance that a recycle left in its venue. */
export interface KeptBalance {
  readonly name: string;
  readonly amount: Fen;
  readonly why: 'turnover' | 'maintenance';
}

export interface TransferResult {
  readonly amount: Fen;
  /** What a recycle brought from which venue. */
  readonly moved: readonly { readonly name: string; readonly amount: Fen }[];
  readonly kept: readonly KeptBalance[];
}
