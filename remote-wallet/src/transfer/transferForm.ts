import { addFen, parseYuan, subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import type { VenueWallet, VenueWallets } from '../venues/venueWallet';

/** How the pickers call the central wallet, beside the venues' own codes. */
export const CENTRAL_WALLET = 'central';

export type TransferDirection = 'in' | 'out';

export interface TransferValues {
  /** `in`: central → venue; `out`: venue → central. */
  readonly direction: TransferDirection;
  readonly enName: string | undefined;
  /** As typed, in yuan. */
  readonly amount: string;
}

/** What is wrong with the form; each has its text under `transfer.error`. */
export type TransferError = 'venue_required' | 'venue_closed' | 'amount_required' | 'amount_format' | 'amount_zero' | 'above_balance';

/** Both balances once the transfer is done. */
export interface BalancesAfter {
  readonly central: Fen;
  readonly venue: Fen;
}

export type TransferCheck =
  | { readonly ok: true; readonly venue: VenueWallet; readonly amount: Fen; readonly after: BalancesAfter }
  | { readonly ok: false; readonly error: TransferError; readonly venue: VenueWallet | undefined };

/**
 * Checks the transfer form: an open venue, and an amount above 0 that its source holds. The one answer drives the button, the message
 * under the field, the balances shown and what is sent.
 */
export function checkTransfer(values: TransferValues, wallets: VenueWallets): TransferCheck {
  const venue = venueOf(values, wallets);
  const refuse = (error: TransferError): TransferCheck => ({ ok: false, error, venue });
  if (!venue) return refuse('venue_required');
  if (!venue.isOpen) return refuse('venue_closed');
  if (values.amount.trim() === '') return refuse('amount_required');
  const amount = parseYuan(values.amount);
  if (amount === undefined) return refuse('amount_format');
  if (amount === 0) return refuse('amount_zero');
  if (amount > availableFor(values, wallets)) return refuse('above_balance');
  return { ok: true, venue, amount, after: balancesAfter(values.direction, amount, wallets.central, venue.balance) };
}

/** What the source holds: what "all" puts into the field. Never below 0, though a balance may be. */
export function availableFor(values: TransferValues, wallets: VenueWallets): Fen {
  const held = values.direction === 'in' ? wallets.central : venueOf(values, wallets)?.balance;
  return held !== undefined && held > 0 ? held : ZERO_FEN;
}

export function sourceOf({ direction, enName }: TransferValues): string | undefined {
  return direction === 'in' ? CENTRAL_WALLET : enName;
}

export function targetOf({ direction, enName }: TransferValues): string | undefined {
  return direction === 'in' ? enName : CENTRAL_WALLET;
}

/** Chooses where the money comes from. One side is always the central wallet: money never goes from venue to venue at once. */
export function pickSource(values: TransferValues, wallet: string): TransferValues {
  return wallet === CENTRAL_WALLET ? { ...values, direction: 'in' } : { ...values, direction: 'out', enName: wallet };
}

/** Chooses where the money goes; the other side follows, as with {@link pickSource}. */
export function pickTarget(values: TransferValues, wallet: string): TransferValues {
  return wallet === CENTRAL_WALLET ? { ...values, direction: 'out' } : { ...values, direction: 'in', enName: wallet };
}

export function swapWallets(values: TransferValues): TransferValues {
  return { ...values, direction: values.direction === 'in' ? 'out' : 'in' };
}

function venueOf({ enName }: TransferValues, { rows }: VenueWallets): VenueWallet | undefined {
  return rows.find((wallet) => wallet.enName === enName);
}

function balancesAfter(direction: TransferDirection, amount: Fen, central: Fen, venue: Fen): BalancesAfter {
  return direction === 'in'
    ? { central: subtractFen(central, amount), venue: addFen(venue, amount) }
    : { central: addFen(central, amount), venue: subtractFen(venue, amount) };
}
