import type { AccountRef, JackpotTier } from '../kernel';

/** Columns that identify an account. */
export interface AccountRow {
  readonly kind: AccountRef['kind'];
  readonly member_id: number | null;
  readonly en_name: string | null;
  readonly tier: JackpotTier | null;
}

export const ACCOUNT_COLUMNS = ['kind', 'member_id', 'en_name', 'tier'] as const;

export function toRow(account: AccountRef): AccountRow {
  return {
    kind: account.kind,
    member_id: 'memberId' in account ? account.memberId : null,
    en_name: 'enName' in account ? account.enName : null,
    tier: 'tier' in account ? account.tier : null,
  };
}

/** @throws Error when a column is missing, which the table's constraints prevent */
export function toAccount({ kind, member_id: memberId, en_name: enName, tier }: AccountRow): AccountRef {
  switch (kind) {
    case 'member-central':
    case 'member-held':
      return { kind, memberId: must(memberId, kind) };
    case 'member-venue':
      return { kind, memberId: must(memberId, kind), enName: must(enName, kind) };
    case 'venue':
      return { kind, enName: must(enName, kind) };
    case 'venue-pool':
      return { kind, enName: must(enName, kind), tier: must(tier, kind) };
    case 'house':
    case 'cashier':
    case 'bonus':
    case 'adjustment':
    case 'red-packets':
      return { kind };
  }
}

/**
 * Returns the name of an account: `member-central/7`, `house/`, `venue-pool/JGDZ/grand`. Fingerprints contain it, so
 * the names of kinds must never change.
 */
export function nameOf(account: AccountRef): string {
  const { kind, member_id: memberId, en_name: enName, tier } = toRow(account);
  return `${kind}/${[memberId, enName, tier].filter((part) => part !== null).join('/')}`;
}

/** Returns true for accounts of players, which must not become negative through a posting. */
export function isPlayersOwn({ kind }: AccountRef): boolean {
  return kind === 'member-central' || kind === 'member-venue';
}

function must<T>(value: T | null, kind: string): T {
  if (value === null) throw new Error(`a ${kind} account lacks what names it`);
  return value;
}
