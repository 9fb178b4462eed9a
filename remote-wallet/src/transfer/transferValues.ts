import type { QueryCodec } from '@site/shared/address-query';
import { readAmount } from '@site/shared/input';
import { addFen, subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import type { VenueWallet, VenueWallets } from '../venues/venueWallet';
import { parseDraftAmount } from '../ui/draftAmount';

/** Value of the central wallet in the pickers, beside the venue codes. */
export const CENTRAL_WALLET = 'central';

export interface TransferValues {
  /** `CENTRAL_WALLET` or a venue code; `undefined` before a choice. At most one side is the central wallet. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Amount as typed, in yuan. */
  readonly amount: string;
}

/** Value of `from` in the URL for a transfer out of `venue`. */
const OUT = 'venue';

const CODE = /^[A-Z0-9]{2,20}$/;

/**
 * Codec of the form input in the URL: `?venue=` alone is a transfer into that venue, `from=venue` a transfer out of it,
 * and another venue code in `from` a transfer from that venue.
 */
export const transferDraft: QueryCodec<TransferValues> = {
  parse: ({ venue, from, amount }) => ({
    ...(from === OUT
      ? { from: venue, to: CENTRAL_WALLET }
      : { from: from !== undefined && CODE.test(from) && from !== venue ? from : CENTRAL_WALLET, to: venue }),
    amount: parseDraftAmount(amount),
  }),
  format: ({ from, to, amount }) => ({
    ...(to === CENTRAL_WALLET
      ? { ...(from !== undefined && { venue: from }), from: OUT }
      : { ...(to !== undefined && { venue: to }), ...(from !== undefined && from !== CENTRAL_WALLET && { from }) }),
    ...(amount !== '' && { amount }),
  }),
};

/** Reason why the form cannot be sent; its text is under `transfer.error`. */
export type TransferError =
  | 'venue_required'
  | 'venue_closed'
  | 'turnover_left'
  | 'amount_required'
  | 'amount_format'
  | 'amount_zero'
  | 'above_balance';

export interface Side {
  /** `undefined` for the central wallet. */
  readonly venue: VenueWallet | undefined;
  readonly balance: Fen;
}

export interface BalancesAfter {
  readonly from: Fen;
  readonly to: Fen;
}

export type TransferCheck =
  | { readonly ok: true; readonly from: Side; readonly to: Side; readonly amount: Fen; readonly after: BalancesAfter }
  | { readonly ok: false; readonly errors: readonly TransferError[]; readonly from: Side | undefined; readonly to: Side | undefined };

/**
 * Validates the transfer form: two wallets, each the central one or an open venue, no turnover left at the source, and
 * an amount above 0 and within its balance. The button, the field messages, the shown balances and the request all use
 * the same result.
 *
 * @returns with `ok: false` the first error of each field
 */
export function checkTransfer(values: TransferValues, wallets: VenueWallets): TransferCheck {
  const [from, to] = [sideOf(values.from, wallets), sideOf(values.to, wallets)];
  const amount = checkAmount(values, wallets);
  const amountErrors = typeof amount === 'string' ? [amount] : [];
  if (!from || !to || (!from.venue && !to.venue)) return { ok: false, errors: ['venue_required', ...amountErrors], from, to };
  if (from.venue?.isOpen === false || to.venue?.isOpen === false) return { ok: false, errors: ['venue_closed', ...amountErrors], from, to };
  if (isBound(from.venue)) return { ok: false, errors: ['turnover_left', ...amountErrors], from, to };
  if (typeof amount === 'string') return { ok: false, errors: [amount], from, to };
  return { ok: true, from, to, amount, after: { from: subtractFen(from.balance, amount), to: addFen(to.balance, amount) } };
}

/** Returns true for an error that belongs to the picker of the venue. */
export function isVenueError(error: TransferError): boolean {
  return error === 'venue_required' || error === 'venue_closed' || error === 'turnover_left';
}

/** Returns true when remaining turnover keeps the balance in its venue (6413). */
export function isBound(venue: VenueWallet | undefined): boolean {
  return (venue?.turnoverLeft ?? 0) > 0;
}

function checkAmount(values: TransferValues, wallets: VenueWallets): Fen | TransferError {
  if (values.amount.trim() === '') return 'amount_required';
  const amount = readAmount(values.amount);
  if (amount === undefined) return 'amount_format';
  if (amount === 0) return 'amount_zero';
  return amount > availableFor(values, wallets) ? 'above_balance' : amount;
}

/** Returns the balance of the source, which "all" fills in; 0 when the balance is negative. */
export function availableFor({ from }: TransferValues, wallets: VenueWallets): Fen {
  const held = sideOf(from, wallets)?.balance;
  return held !== undefined && held > 0 ? held : ZERO_FEN;
}

/** Chooses the source. The target stays; if it is the same wallet, both sides are swapped. */
export function pickSource(values: TransferValues, wallet: string): TransferValues {
  if (wallet === values.to) return swapWallets(values);
  return { ...values, from: wallet, to: values.to ?? (wallet === CENTRAL_WALLET ? undefined : CENTRAL_WALLET) };
}

/** Chooses the target in the same way as {@link pickSource}. */
export function pickTarget(values: TransferValues, wallet: string): TransferValues {
  if (wallet === values.from) return swapWallets(values);
  return { ...values, to: wallet, from: values.from ?? (wallet === CENTRAL_WALLET ? undefined : CENTRAL_WALLET) };
}

export function swapWallets({ from, to, amount }: TransferValues): TransferValues {
  return { from: to, to: from, amount };
}

function sideOf(wallet: string | undefined, { central, rows }: VenueWallets): Side | undefined {
  if (wallet === CENTRAL_WALLET) return { venue: undefined, balance: central };
  const venue = rows.find(({ enName }) => enName === wallet);
  return venue && { venue, balance: venue.balance };
}
