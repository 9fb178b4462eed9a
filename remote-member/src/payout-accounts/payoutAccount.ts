/** bank: bank card · virtual: coin address · alipay: Alipay account */
export const PAYOUT_ACCOUNT_KINDS = ['bank', 'virtual', 'alipay'] as const;
export type PayoutAccountKind = (typeof PAYOUT_ACCOUNT_KINDS)[number];

/** Account to which the member can withdraw. The platform sends only masked numbers. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: PayoutAccountKind;
  /** Code of its bank (`ICBC`) or network (`TRC20`), or `ALIPAY`. */
  readonly code: string;
  /** Name of its bank, its network or Alipay in the player's language. */
  readonly label: string;
  readonly number: string;
  /** Masked name of the holder; `undefined` for a coin address, which has none. */
  readonly holder: string | undefined;
  /** True for the account that is offered first. If there are accounts, exactly one of all kinds is the default. */
  readonly isDefault: boolean;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /**
   * Time from which a new account can receive withdrawals, in milliseconds since 1970; `undefined` when it can already.
   */
  readonly heldUntil: number | undefined;
}

export interface PayoutAccounts {
  readonly rows: readonly PayoutAccount[];
  /**
   * Maximum number of accounts of each kind, as the platform sends it, such as 5 cards, 3 addresses and 3 Alipay
   * accounts.
   */
  readonly limits: Readonly<Record<PayoutAccountKind, number>>;
  /** Number of hours during which a new account cannot receive money; 0 when it can at once. */
  readonly holdHours: number;
}

export function accountsOf({ rows }: PayoutAccounts, kind: PayoutAccountKind): readonly PayoutAccount[] {
  return rows.filter((account) => account.kind === kind);
}

/** Returns true when no more accounts of the kind can be added. */
export function isFull(book: PayoutAccounts, kind: PayoutAccountKind): boolean {
  return accountsOf(book, kind).length >= book.limits[kind];
}

export interface PayoutAccountChoice {
  readonly code: string;
  readonly name: string;
}
