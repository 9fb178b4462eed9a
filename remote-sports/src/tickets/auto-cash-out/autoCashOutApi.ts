import type { Ticket } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { fenFromWire, toWireYuan, type Fen } from '@site/shared/money';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import type { WireAutoCashOut } from '@site/shared/wire/bets';
import { sendResource, type Ending, type ResourceContext } from '../../resource/resourceApi';

/** Why a target was not taken. `reached`: the ticket is worth as much already. `unreachable`: it can never be. */
export type TargetRefusal = Extract<WireAutoCashOut, { state: 'refused' }>['reason'];

/** The target that is in force now; absent: none. */
export type TargetAnswer =
  | { readonly status: 'set'; readonly target?: Fen }
  | { readonly status: 'refused'; readonly reason: TargetRefusal };

/** Sets for how much the platform cashes a ticket out by itself. Sent again it changes nothing. @param target absent: not at all */
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
