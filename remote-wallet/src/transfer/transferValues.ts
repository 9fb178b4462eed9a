import { addFen, parseYuan, subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import type { VenueWallet, VenueWallets } from '../venues/venueWallet';
import type { TransferDirection } from './transfer';

/** The value of the central wallet in the pickers, among the codes of the venues. */
export const CENTRAL_WALLET = 'central';

export interface TransferValues {
  /** `in`: central → venue; `out`: venue → central. */
  readonly direction: TransferDirection;
  readonly enName: string | undefined;
  /** As typed, in yuan. */
  readonly amount: string;
}

/** The first error of the form; each has its text under `transfer.error`. */
export type TransferError = 'venue_required' | 'venue_closed' | 'amount_required' | 'amount_format' | 'amount_zero' | 'above_balance';

/** Both balances after the transfer. */
export interface BalancesAfter {
  readonly central: Fen;
  readonly venue: Fen;
}

export type TransferCheck =
  | { readonly ok: true; readonly venue: VenueWallet; readonly amount: Fen; readonly after: BalancesAfter }
  | { readonly ok: false; readonly error: TransferError; readonly venue: VenueWallet | undefined };

/**
 * Checks the transfer form: an open venue, and an amount above 0 up to the balance of its source. The same result drives the button, the
 * message under the field, the balances shown and the request.
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

/** The balance of the source, which "all" fills in. Never below 0, although a balance may be. */
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

/** Chooses the source. One side is always the central wallet: there is no transfer from venue to venue. */
export function pickSource(values: TransferValues, wallet: string): TransferValues {
  return wallet === CENTRAL_WALLET ? { ...values, direction: 'in' } : { ...values, direction: 'out', enName: wallet };
}

/** Chooses the target; the other side follows, as with {@link pickSource}. */
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
