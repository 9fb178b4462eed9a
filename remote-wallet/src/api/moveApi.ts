import type { CallFailure, CallResult, HttpService } from '@site/shared/contract';
import { fenFromWire, toWireYuan } from '@site/shared/money';
import type { RequestOf, ResponseOf } from '@site/shared/wire/call';
import { recycleCall, transferOutcomeCall, venueTransferCall } from '@site/shared/wire/games';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { MoveAnswer, MoveInquiry } from '../transfer/createMoveDesk';
import type { MoneyMove, MoveOutcome } from '../transfer/moneyMove';
import { recycledFromWire } from './walletCodec';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/**
 * Moves money between the central wallet and venues, under the key of the intention. Implements R-API-081, R-API-082, R-WALLET-04,
 * R-WALLET-05.
 */
export async function sendMove(http: HttpService, move: MoneyMove, key: string, { signal }: Ending): Promise<MoveAnswer> {
  const options = { signal, idempotencyKey: key, failures: 'quiet' } as const;
  if (move.subject === 'recycle') {
    return answerOf(await http.send(recycleCall, move.enName === undefined ? {} : { channelCode: move.enName }, options), recycledFromWire);
  }
  return answerOf(await http.send(venueTransferCall, transferToWire(move), options), ({ amount }) => ({
    amount: fenFromWire(amount),
    kept: [],
  }));
}

/** What became of a move whose answer was lost. Where it never arrived, asking closes its key (decision 25). */
export async function askForMove(http: HttpService, key: string, { signal }: Ending): Promise<MoveInquiry> {
  const result = await http.send(transferOutcomeCall, { key }, { signal, failures: 'quiet' });
  if (!result.ok) return result.failure.is === 'aborted' ? { kind: 'aborted' } : { kind: 'lost' };
  return inquiryOf(result.data);
}

/** Assumption (R-TIN-16): a transfer from the wallet is no entry into a venue, so it never says that its rules were read. */
function transferToWire({ direction, enName, amount }: Extract<MoneyMove, { subject: 'transfer' }>): RequestOf<typeof venueTransferCall> {
  return { channelCode: enName, amount: toWireYuan(amount), ty: direction === 'in' ? '1' : '2', isActivity: false };
}

function answerOf<T>(result: CallResult<T>, toOutcome: (data: T) => MoveOutcome): MoveAnswer {
  return result.ok ? { kind: 'done', outcome: toOutcome(result.data) } : answerOfFailure(result.failure);
}

/** Anything but a refusal leaves open whether the money moved, an answer that cannot be understood included. */
function answerOfFailure(failure: CallFailure): MoveAnswer {
  if (failure.is === 'aborted') return { kind: 'aborted' };
  if (failure.is !== 'refused') return { kind: 'lost' };
  const { code, message } = failure;
  return { kind: 'refused', refusal: { as: code === RESPONSE_CODES.venueActivity ? 'venueActivity' : 'other', message } };
}

/** What a recycling had to leave behind is told by its own answer only. */
function inquiryOf(answer: ResponseOf<typeof transferOutcomeCall>): MoveInquiry {
  return answer.outcome === 'done' ? { kind: 'done', outcome: { amount: fenFromWire(answer.amount), kept: [] } } : { kind: 'closed' };
}
