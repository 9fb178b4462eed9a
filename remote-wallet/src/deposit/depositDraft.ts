import type { QueryCodec } from '@site/shared/address-query';
import { parseDraftAmount } from '../ui/draftAmount';

/** What a player has filled in, as the address of the page keeps it. */
export interface DepositDraft {
  /** The code of the chosen method; `undefined` before a choice. */
  readonly method: string | undefined;
  /** As typed, in yuan. */
  readonly amount: string;
  /** The id of the chosen promotion; `undefined`: none. */
  readonly promotion: string | undefined;
}

export const depositDraft: QueryCodec<DepositDraft> = {
  parse: ({ method, amount, promotion }) => ({ method, amount: parseDraftAmount(amount), promotion }),
  format: ({ method, amount, promotion }) => ({
    ...(method !== undefined && { method }),
    ...(amount !== '' && { amount }),
    ...(promotion !== undefined && { promotion }),
  }),
};
