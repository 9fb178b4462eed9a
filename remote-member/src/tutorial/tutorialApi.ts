import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { RequestOf } from '@site/shared/wire/call';
import { dealRecordCall } from '@site/shared/wire/funds';
import type { TutorialFacts } from './tutorialSteps';

type DealKind = NonNullable<RequestOf<typeof dealRecordCall>['kind']>;

/** Steps that the member's transactions prove. */
export type TutorialProgress = Pick<TutorialFacts, 'hasDeposited' | 'hasBet' | 'hasWithdrawn'>;

/** Loads the progress; returns the first failure if one of the three calls fails. */
export async function fetchTutorialProgress(
  http: HttpService,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<TutorialProgress>> {
  const has = async (kind: DealKind): Promise<CallResult<boolean>> => {
    const result = await http.send(dealRecordCall, { pageNum: 1, pageSize: 1, kind }, { signal, onError: 'silent' });
    return mapResult(result, ({ total }) => total > 0);
  };
  const [deposit, bet, withdrawal] = await Promise.all([has('deposit'), has('bet'), has('withdrawal')]);
  if (!deposit.ok) return deposit;
  if (!bet.ok) return bet;
  if (!withdrawal.ok) return withdrawal;
  return { ok: true, data: { hasDeposited: deposit.data, hasBet: bet.data, hasWithdrawn: withdrawal.data } };
}
