import type { QueryCodec } from '@site/shared/address-query';
import { addFen, parseYuan, subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import type { VenueWallet, VenueWallets } from '../venues/venueWallet';
import { parseDraftAmount } from '../ui/draftAmount';
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

/** The values as the address of the page keeps them: `?venue=` alone is a transfer into that venue. */
export const transferDraft: QueryCodec<TransferValues> = {
  parse: ({ venue, from, amount }) => ({
    direction: from === 'venue' ? 'out' : 'in',
    enName: venue,
    amount: parseDraftAmount(amount),
  }),
  format: ({ direction, enName, amount }) => ({
    ...(enName !== undefined && { venue: enName }),
    ...(direction === 'out' && { from: 'venue' }),
    ...(amount !== '' && { amount }),
  }),
};

/** Why the form cannot be sent; each has its text under `transfer.error`. */
export type TransferError = 'venue_required' | 'venue_closed' | 'amount_required' | 'amount_format' | 'amount_zero' | 'above_balance';

/** Both balances after the transfer. */
export interface BalancesAfter {
  readonly central: Fen;
  readonly venue: Fen;
}

export type TransferCheck =
  | { readonly ok: true; readonly venue: VenueWallet; readonly amount: Fen; readonly after: BalancesAfter }
  | { readonly ok: false; readonly errors: readonly TransferError[]; readonly venue: VenueWallet | undefined };

/**
 * Checks the transfer form: an open venue, and an amount above 0 up to the balance of its source. The same result drives the button, the
 * messages under the fields, the balances shown and the request.
 *
 * @returns with `ok: false` the first error of each field
 */
export function checkTransfer(values: TransferValues, wallets: VenueWallets): TransferCheck {
  const venue = venueOf(values, wallets);
  const amount = checkAmount(values, wallets);
  const amountErrors = typeof amount === 'string' ? [amount] : [];
  if (!venue?.isOpen) return { ok: false, errors: [venue ? 'venue_closed' : 'venue_required', ...amountErrors], venue };
  if (typeof amount === 'string') return { ok: false, errors: [amount], venue };
  return { ok: true, venue, amount, after: balancesAfter(values.direction, amount, wallets.central, venue.balance) };
}

/** The error that belongs to the picker of the venue. */
export function isVenueError(error: TransferError): boolean {
  return error === 'venue_required' || error === 'venue_closed';
}

function checkAmount(values: TransferValues, wallets: VenueWallets): Fen | TransferError {
  if (values.amount.trim() === '') return 'amount_required';
  const amount = parseYuan(values.amount);
  if (amount === undefined) return 'amount_format';
  if (amount === 0) return 'amount_zero';
  return amount > availableFor(values, wallets) ? 'above_balance' : amount;
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
