/** bank: a card · virtual: an address for coins · alipay: an account there. */
export const PAYOUT_ACCOUNT_KINDS = ['bank', 'virtual', 'alipay'] as const;
export type PayoutAccountKind = (typeof PAYOUT_ACCOUNT_KINDS)[number];

/** Where the member's money can be paid out to. Numbers come masked from the platform; the whole never comes back. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: PayoutAccountKind;
  /** Of its bank, network, or Alipay, in the player's language. */
  readonly label: string;
  readonly number: string;
  /** Whose name it is in, masked; `undefined` for a coin address, which has none. */
  readonly holder: string | undefined;
  /** Offered first. One of all kinds is, where there is any. */
  readonly isDefault: boolean;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

export interface PayoutAccounts {
  readonly rows: readonly PayoutAccount[];
  /** How many a member may have of each kind, as the platform says: 5 cards, 3 addresses, 3 Alipay accounts. */
  readonly limits: Readonly<Record<PayoutAccountKind, number>>;
}

export function accountsOf({ rows }: PayoutAccounts, kind: PayoutAccountKind): readonly PayoutAccount[] {
  return rows.filter((account) => account.kind === kind);
}

/** Whether no other of the kind may be added. */
export function isFull(book: PayoutAccounts, kind: PayoutAccountKind): boolean {
  return accountsOf(book, kind).length >= book.limits[kind];
}

/** What can be chosen for a new account: a bank, or a network of coins. */
export interface PayoutAccountChoice {
  readonly code: string;
  readonly name: string;
}
