import { fen } from '../../kernel';

/** A friend counts who has credited one deposit of this amount or more. */
export const FRIEND_DEPOSIT_LEAST = fen(20_000n);

/** What each such friend pays, once. */
export const FRIEND_REWARD = fen(1_888n);
