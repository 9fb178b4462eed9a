import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind, Refusal } from '@site/shared/keyed-request';
import { recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { TransferIntent, TransferResult, TransferSubject } from './transfer';
import { outcomeFromWire, parseTransferSubject, recycleFromWire, recycleToWire, transferFromWire, transferToWire } from './transferCodec';

interface Ending {
  readonly signal: AbortSignal;
}

/** Keyed request for transfers and recycles. Implements R-API-081, R-API-082, R-WALLET-04, R-WALLET-05. */
export const transferRequest: KeyedRequestKind<TransferIntent, TransferSubject, TransferResult> = {
  name: 'transfer',
  send: sendTransfer,
  findByKey: fetchTransferByKey,
  subjectOf: ({ kind }) => ({ kind }),
  parseSubject: parseTransferSubject,
};

/** Returns true when the rules of the venue forbid the transfer; the message then belongs in a dialog. */
export function isVenueActivityRefusal({ code }: Refusal): boolean {
  return code === RESPONSE_CODES.venueActivity;
}

async function sendTransfer(
  http: HttpService,
  intent: TransferIntent,
  key: string,
  { signal }: Ending,
): Promise<CallResult<TransferResult>> {
  const options = { signal, idempotencyKey: key, onError: 'silent' } as const;
  return intent.kind === 'recycle'
    ? mapResult(await http.send(recycleCall, recycleToWire(intent), options), recycleFromWire)
    : mapResult(await http.send(venueTransferCall, transferToWire(intent), options), transferFromWire);
}

async function fetchTransferByKey(
  http: HttpService,
  key: string,
  _subject: TransferSubject,
  { signal }: Ending,
): Promise<CallResult<TransferResult | undefined>> {
  return mapResult(await http.send(transferOutcomeCall, { key }, { signal, onError: 'silent' }), outcomeFromWire);
}
