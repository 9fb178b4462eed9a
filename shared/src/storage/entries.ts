import type { BusEvents } from '../contract/events';
import { EDITIONS, LOCALES } from '@site/shared/contract/services';
import { flagCodec, jsonCodec, oneOfCodec, textCodec, timeCodec } from './codecs';
import type { Codec } from './codecs';

/** A place in the storage: its key, and how its value is written. */
export interface Entry<T> {
  readonly key: string;
  readonly codec: Codec<T>;
}

/**
 * What the product keeps in local storage, every key decided here and nowhere else. Remotes keep their own under their prefix, see
 * `createNamespacedStorage`.
 *
 * Implements R-STORE-15.
 */
export const LOCAL_ENTRIES = {
  token: { key: 'site.token', codec: textCodec },
  userId: { key: 'site.userId', codec: textCodec },
  /** The user id of a login that has expired, until a page has said so: one that ended by a sign-out is not mentioned. */
  expiredUserId: { key: 'site.expiredUserId', codec: textCodec },
  /** Written by the chat under its own prefix, and forgotten with the login. */
  jwt: { key: 'chat.jwt', codec: textCodec },
  inviteCode: { key: 'site.inviteCode', codec: textCodec },
  referralCode: { key: 'site.referralCode', codec: textCodec },
  /** The full address a visitor came by. */
  originalUrl: { key: 'site.originalUrl', codec: textCodec },
  /** The remembered credentials, encrypted; the host alone reads them. */
  credentials: { key: 'site.rememberedLogin', codec: textCodec },
  /** When they were saved. */
  credentialsSavedAt: { key: 'site.credentialsSavedAt', codec: timeCodec },
  /** The cipher key made for this device, of the entries `DD_{key}`. */
  deviceKey: { key: 'site.deviceKey', codec: textCodec },
  edition: { key: 'site.edition', codec: oneOfCodec(EDITIONS) },
  locale: { key: 'site.locale', codec: oneOfCodec(LOCALES) },
  safeSwitch: { key: 'site.safeSwitch', codec: flagCodec },
  /** When a reality check was answered last in any tab, for the others. */
  realityCheckSeen: { key: 'site.realityCheckSeen', codec: timeCodec },
  /** The last `balance/changed` of any tab, for the others. */
  balanceChange: { key: 'site.balanceChange', codec: jsonCodec(parseBalanceChange) },
} as const;

/** What is kept in session storage, for one tab. */
export const SESSION_ENTRIES = {
  /** Open the login dialog after going home has reloaded the page (decision 14). */
  openLogin: { key: 'site.openLogin', codec: flagCodec },
  /** How far the visited entries of the history were scrolled, in pixels. */
  scroll: { key: 'site.scroll', codec: jsonCodec(parsePositions) },
} as const;

/** Something moved the member's money in one of the tabs. The id is another one each time. */
export interface BalanceChange extends Readonly<BusEvents['balance/changed']> {
  readonly id: string;
}

const CAUSES = ['deposit', 'withdrawal', 'transfer', 'bet', 'settlement', 'bonus'] as const satisfies readonly BalanceChange['cause'][];

function parseBalanceChange(stored: unknown): BalanceChange | undefined {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('cause' in stored)) return undefined;
  const cause = CAUSES.find((each) => each === stored.cause);
  return cause && typeof stored.id === 'string' ? { id: stored.id, cause } : undefined;
}

/** Entries of the history and their positions, the latest visit last. */
export type ScrollPositions = readonly (readonly [entry: string, top: number])[];

function parsePositions(stored: unknown): ScrollPositions | undefined {
  return Array.isArray(stored) && stored.every(isPosition) ? stored : undefined;
}

function isPosition(stored: unknown): stored is readonly [string, number] {
  return Array.isArray(stored) && stored.length === 2 && typeof stored[0] === 'string' && Number.isFinite(stored[1]);
}

/** What `removeWithPrefix` takes to clear all decrypted data, as an expired login does. */
export const DECRYPTED_DATA_PREFIX = 'DD_';

/**
 * The entry `DD_{key}`, an object `{ d, v }`: the data, and the version of its shape. What another version wrote counts as absent.
 *
 * Wrap its codec in `encryptedCodec` with the key of this device (decision 46).
 *
 * @param version raised with each change of the shape of `d`
 * @param check as for `jsonCodec`, of `d` alone
 * Implements R-STORE-17.
 */
export function decryptedDataEntry<T>(key: string, version: number, check: (data: unknown) => T | undefined): Entry<T> {
  const envelope = jsonCodec((stored) => (isEnvelope(stored) && stored.v === version ? check(stored.d) : undefined));
  return {
    key: `${DECRYPTED_DATA_PREFIX}${key}`,
    codec: { parse: envelope.parse, format: (value) => JSON.stringify({ d: value, v: version }) },
  };
}

function isEnvelope(stored: unknown): stored is { readonly d: unknown; readonly v: unknown } {
  return typeof stored === 'object' && stored !== null && 'd' in stored && 'v' in stored;
}
