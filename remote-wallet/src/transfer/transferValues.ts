import type { QueryCodec } from '@site/shared/address-query';
import { readAmount } from '@site/shared/input';
import { addFen, subtractFen, ZERO_FEN, type Fen } from '@site/shared/money';
import type { VenueWallet, VenueWallets } from '../venues/venueWallet';
import { parseDraftAmount } from '../ui/draftAmount';

/** The value of the central wallet in the pickers, among the codes of the venues. */
export const CENTRAL_WALLET = 'central';

export interface TransferValues {
  /** `CENTRAL_WALLET` or the code of a venue, each; `undefined` before a choice. At most one of them is the central wallet. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** As typed, in yuan. */
  readonly amount: string;
}

/** What the address says of a transfer out of `venue`, in place of the code of another venue. */
const OUT = 'venue';

const CODE = /^[A-Z0-9]{2,20}$/;

/**
 * The values as the address of the page keeps them: `?venue=` alone is a transfer into that venue, with `from=venue` out of it, with the code of
 * another venue as `from` from that one.
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

/** Why the form cannot be sent; each has its text under `transfer.error`. */
export type TransferError =
  | 'venue_required'
  | 'venue_closed'
  | 'turnover_left'
  | 'amount_required'
  | 'amount_format'
  | 'amount_zero'
  | 'above_balance';

/** One side of a transfer. */
export interface Side {
  /** `undefined`: the central wallet. */
  readonly venue: VenueWallet | undefined;
  readonly balance: Fen;
}

/** Both balances after the transfer. */
export interface BalancesAfter {
  readonly from: Fen;
  readonly to: Fen;
}

export type TransferCheck =
  | { readonly ok: true; readonly from: Side; readonly to: Side; readonly amount: Fen; readonly after: BalancesAfter }
  | { readonly ok: false; readonly errors: readonly TransferError[]; readonly from: Side | undefined; readonly to: Side | undefined };

/**
 * Checks the transfer form: two wallets, each the central one or an open venue, no turnover left at the source, and an amount above 0 up to the balance of its source. The same
 * result drives the button, the messages under the fields, the balances shown and the request.
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

/** The error that belongs to the picker of the venue. */
export function isVenueError(error: TransferError): boolean {
  return error === 'venue_required' || error === 'venue_closed' || error === 'turnover_left';
}

/** Turnover keeps the balance in its venue (6413). */
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

/** The balance of the source, which "all" fills in. Never below 0, although a balance may be. */
export function availableFor({ from }: TransferValues, wallets: VenueWallets): Fen {
  const held = sideOf(from, wallets)?.balance;
  return held !== undefined && held > 0 ? held : ZERO_FEN;
}

/** Chooses the source. The other side keeps its wallet; where that is the same one, both are swapped. */
export function pickSource(values: TransferValues, wallet: string): TransferValues {
  if (wallet === values.to) return swapWallets(values);
  return { ...values, from: wallet, to: values.to ?? (wallet === CENTRAL_WALLET ? undefined : CENTRAL_WALLET) };
}

/** Chooses the target, as with {@link pickSource}. */
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
