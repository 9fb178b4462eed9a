import type { QueryCodec } from '@site/shared/address-query';
import { parseDraftAmount } from '../ui/draftAmount';

/** Form input of the player, stored in the URL. */
export interface DepositDraft {
  /** Code of the chosen method; `undefined` before a choice. */
  readonly method: string | undefined;
  /** Amount as typed, in yuan. */
  readonly amount: string;
  /** Id of the chosen promotion; `undefined` for none. */
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
