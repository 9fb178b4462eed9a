import { mustBeFen, type Fen } from '@site/shared/money';

/** Amounts at one press, beside "all". */
export const TRANSFER_AMOUNTS: readonly Fen[] = [100, 500, 1_000, 5_000, 10_000].map((yuan) => mustBeFen(yuan * 100));
