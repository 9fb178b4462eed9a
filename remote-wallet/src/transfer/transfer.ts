import type { Fen } from '@site/shared/money';

export type TransferDirection = 'in' | 'out';

/**
 * What a member asks for: to move an amount between the central wallet and a venue, or to recycle all that a venue holds. A recycle
 * without `enName` is of every venue.
 */
export type TransferIntent =
  | { readonly kind: 'transfer'; readonly direction: TransferDirection; readonly enName: string; readonly amount: Fen }
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
  readonly kept: readonly KeptBalance[];
}
