import type { Ticket } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { fenFromWire, toWireYuan, type Fen } from '@site/shared/money';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import type { WireAutoCashOut } from '@site/shared/wire/bets';
import { sendResource, type Ending, type ResourceContext } from '../../resource/resourceApi';

/**
 * Reason why a target was refused. `reached`: the ticket is already worth as much. `unreachable`: it can never be worth
 * as much.
 */
export type TargetRefusal = Extract<WireAutoCashOut, { state: 'refused' }>['reason'];

/** Target now in force; absent when there is none. */
export type TargetAnswer =
  | { readonly status: 'set'; readonly target?: Fen }
  | { readonly status: 'refused'; readonly reason: TargetRefusal };

/**
 * Sets the amount at which the platform cashes out a ticket automatically. The call is idempotent. @param target
 * `undefined` removes the target
 */
export async function sendTarget(
  context: ResourceContext,
  ticketId: Ticket['id'],
  target: Fen | undefined,
  ending: Ending,
): Promise<CallResult<TargetAnswer>> {
  const request = { ticket_id: ticketId, ...(target === undefined ? {} : { target: toWireYuan(target) }) };
  return mapResult(await sendResource(context, BET_METHODS.autoCashOut, request, ending), (answer) => {
    if (answer.state === 'refused') return { status: 'refused', reason: answer.reason };
    return { status: 'set', ...(answer.target === undefined ? {} : { target: fenFromWire(answer.target) }) };
  });
}
