import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { toWireYuan } from '@site/shared/money';
import { transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { TransferIntent, TransferOutcome } from './createTransferDesk';

/**
 * Brings money from the central wallet into a venue. The dialog it comes from has shown the venue's message: hence `isActivity` (R-TIN-16).
 *
 * Implements R-API-082, R-API-101, R-TIN-06 to R-TIN-09.
 */
export async function transferIn(
  http: HttpService,
  { key, enName, amount }: TransferIntent,
  { signal }: { readonly signal: AbortSignal },
): Promise<TransferOutcome> {
  const request = { channelCode: enName, amount: toWireYuan(amount), ty: '1', isActivity: true } as const;
  const result = await http.send(venueTransferCall, request, { signal, idempotencyKey: key, failures: 'quiet' });
  if (result.ok) return { kind: 'done' };
  const { failure } = result;
  const isWarning = failure.is === 'refused' && failure.code === RESPONSE_CODES.venueActivity;
  return isWarning ? { kind: 'warned', message: failure.message } : { kind: 'failed', failure };
}

/** What became of a transfer whose answer was lost. */
export async function fetchTransferOutcome(
  http: HttpService,
  key: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<'done' | 'closed'>> {
  const result = await http.send(transferOutcomeCall, { key }, { signal, failures: 'quiet' });
  return mapResult(result, ({ outcome }) => outcome);
}
