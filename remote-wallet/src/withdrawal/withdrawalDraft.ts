import type { QueryCodec } from '@site/shared/address-query';
import { parseDraftAmount } from '../ui/draftAmount';

/** Form input of the player, stored in the URL without the password. */
export interface WithdrawalDraft {
  /** Id of the chosen account; `undefined` before a choice. */
  readonly account: string | undefined;
  /** Amount as typed, in yuan. */
  readonly amount: string;
}

export const withdrawalDraft: QueryCodec<WithdrawalDraft> = {
  parse: ({ account, amount }) => ({ account, amount: parseDraftAmount(amount) }),
  format: ({ account, amount }) => ({ ...(account !== undefined && { account }), ...(amount !== '' && { amount }) }),
};
