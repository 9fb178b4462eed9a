import { fenFromWire, toWireYuan } from '@site/shared/money';
import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import type { recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import type { TransferIntent, TransferResult, TransferSubject } from './transfer';

/**
 * Converts a transfer to the wire. Assumption (R-TIN-16): a transfer from the wallet page does not open the venue, so
 * it never claims that the member has read the venue's rules.
 */
export function transferToWire({ from, to, amount }: Extract<TransferIntent, { kind: 'transfer' }>): RequestOf<typeof venueTransferCall> {
  const common = { amount: toWireYuan(amount), isActivity: false };
  if (to === undefined) return { ...common, channelCode: from ?? '', ty: '2' };
  return { ...common, channelCode: to, ty: '1', ...(from !== undefined && { from }) };
}

export function transferFromWire({ amount }: ResponseOf<typeof venueTransferCall>): TransferResult {
  return { amount: fenFromWire(amount), moved: [], kept: [] };
}

export function recycleToWire({ enName }: Extract<TransferIntent, { kind: 'recycle' }>): RequestOf<typeof recycleCall> {
  return enName === undefined ? {} : { channelCode: enName };
}

export function recycleFromWire({ recycled, list, kept }: ResponseOf<typeof recycleCall>): TransferResult {
  return { amount: fenFromWire(recycled), ...byVenue({ list, kept }) };
}

/** Parses the outcome; `undefined` when the key is closed. The platform may omit the result of a recycle by venue. */
export function outcomeFromWire(outcome: ResponseOf<typeof transferOutcomeCall>): TransferResult | undefined {
  if (outcome.outcome === 'closed') return undefined;
  const { amount, list = [], kept = [] } = outcome;
  return { amount: fenFromWire(amount), ...byVenue({ list, kept }) };
}

function byVenue({ list, kept }: Pick<ResponseOf<typeof recycleCall>, 'list' | 'kept'>): Pick<TransferResult, 'moved' | 'kept'> {
  return {
    moved: list.map(({ name, amount }) => ({ name, amount: fenFromWire(amount) })),
    kept: kept.map(({ name, amount, why }) => ({ name, amount: fenFromWire(amount), why })),
  };
}

export function parseTransferSubject(kept: unknown): TransferSubject | undefined {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return undefined;
  const { kind } = kept;
  return kind === 'transfer' || kind === 'recycle' ? { kind } : undefined;
}
