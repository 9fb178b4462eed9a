import { selectionCode, selectionKey, type SelectionKey } from '@site/shared/betting';
import { mapResult, type CallResult } from '@site/shared/contract';
import { BET_METHODS } from '@site/shared/wire/sportsBets';
import { sendResource, type Ending, type ResourceContext } from '../../resource/resourceApi';
import type { BuilderRefusal } from '../../slip/types';

/** Selections of a match that cannot be combined with the chosen ones, each with the reason. */
export type Refusals = ReadonlyMap<SelectionKey, BuilderRefusal>;

export async function fetchRefusals(
  context: ResourceContext,
  gameId: string,
  chosen: readonly SelectionKey[],
  { signal }: Ending,
): Promise<CallResult<Refusals>> {
  const request = { gameId, selections: chosen.map(selectionCode) };
  return mapResult(await sendResource(context, BET_METHODS.builder, request, { signal }), ({ refused }) => {
    return new Map(refused.map(({ reason, ...code }) => [selectionKey(code), reason]));
  });
}
