import type { QueryCodec } from '@site/shared/address-query';
import { parseDraftAmount } from '../ui/draftAmount';

/** What a player has filled in, as the address of the page keeps it. The password is not kept. */
export interface WithdrawalDraft {
  /** The id of the chosen account; `undefined` before a choice. */
  readonly account: string | undefined;
  /** As typed, in yuan. */
  readonly amount: string;
}

export const withdrawalDraft: QueryCodec<WithdrawalDraft> = {
  parse: ({ account, amount }) => ({ account, amount: parseDraftAmount(amount) }),
  format: ({ account, amount }) => ({ ...(account !== undefined && { account }), ...(amount !== '' && { amount }) }),
};
