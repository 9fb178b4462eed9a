/** bank: a bank card · virtual: a coin address · alipay: an Alipay account. */
export const PAYOUT_ACCOUNT_KINDS = ['bank', 'virtual', 'alipay'] as const;
export type PayoutAccountKind = (typeof PAYOUT_ACCOUNT_KINDS)[number];

/** Where the member's money can be paid out. The platform sends numbers masked only. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: PayoutAccountKind;
  /** Of its bank (`ICBC`) or network (`TRC20`), or `ALIPAY`. */
  readonly code: string;
  /** The name of its bank or network, or of Alipay, in the player's language. */
  readonly label: string;
  readonly number: string;
  /** The holder's name, masked; `undefined` for a coin address, which has none. */
  readonly holder: string | undefined;
  /** Offered first. Exactly one account over all kinds, where there is any. */
  readonly isDefault: boolean;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** While it is new: from when on money can be withdrawn to it, as `addedAt`. */
  readonly heldUntil: number | undefined;
}

export interface PayoutAccounts {
  readonly rows: readonly PayoutAccount[];
  /** The most accounts of each kind, from the platform, such as 5 cards, 3 addresses and 3 Alipay accounts. */
  readonly limits: Readonly<Record<PayoutAccountKind, number>>;
  /** For how many hours a new one is held; 0: it can be used at once. */
  readonly holdHours: number;
}

export function accountsOf({ rows }: PayoutAccounts, kind: PayoutAccountKind): readonly PayoutAccount[] {
  return rows.filter((account) => account.kind === kind);
}

/** Whether no other account of the kind can be added. */
export function isFull(book: PayoutAccounts, kind: PayoutAccountKind): boolean {
  return accountsOf(book, kind).length >= book.limits[kind];
}

/** A bank or a coin network of a new account. */
export interface PayoutAccountChoice {
  readonly code: string;
  readonly name: string;
}
