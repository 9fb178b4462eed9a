import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';

/** Accepted spellings of the two codes, in any case. Assumption (R-REF-05): these. */
const SPELLINGS = {
  referral: ['rcode', 'r_code', 'r-code'],
  invite: ['icode', 'i_code', 'i-code'],
} as const;

/** Format of a code. Other values in the address are not stored. */
const CODE = /^[\w-]{1,64}$/;

/**
 * Stores the codes in a visitor's address, with the full address, for the registration.
 *
 * Implements R-REF-01 to R-REF-04, R-STORE-02 to R-STORE-04.
 */
export function keepReferral(href: string, storage: SafeStorage): void {
  const query = new Map([...new URL(href).searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const referral = findCode(query, SPELLINGS.referral);
  const invite = findCode(query, SPELLINGS.invite);
  if (referral === undefined && invite === undefined) return;
  if (referral !== undefined) storage.write(LOCAL_ENTRIES.referralCode, referral);
  if (invite !== undefined) storage.write(LOCAL_ENTRIES.inviteCode, invite);
  storage.write(LOCAL_ENTRIES.originalUrl, href);
}

function findCode(query: ReadonlyMap<string, string>, spellings: readonly string[]): string | undefined {
  return spellings.map((spelling) => query.get(spelling)).find((code) => code !== undefined && CODE.test(code));
}
