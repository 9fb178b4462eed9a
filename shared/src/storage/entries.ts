import type { BusEvents } from '../contract/events';
import { EDITIONS, LOCALES } from '@site/shared/contract/services';
import { flagCodec, jsonCodec, oneOfCodec, textCodec, timeCodec } from './codecs';
import type { Codec } from './codecs';

/** An entry of the storage: its key, and the codec of its value. */
export interface Entry<T> {
  readonly key: string;
  readonly codec: Codec<T>;
}

/**
 * The product's entries in local storage. All their keys are defined here. Remotes have their own entries under their
 * prefix; see `createNamespacedStorage`.
 *
 * Implements R-STORE-15.
 */
export const LOCAL_ENTRIES = {
  token: { key: 'site.token', codec: textCodec },
  userId: { key: 'site.userId', codec: textCodec },
  /**
   * User id of an expired login, until a page has notified the player. A login that ended by a sign-out is not stored.
   */
  expiredUserId: { key: 'site.expiredUserId', codec: textCodec },
  /** Written by the chat under its own prefix, and removed with the login. */
  jwt: { key: 'chat.jwt', codec: textCodec },
  inviteCode: { key: 'site.inviteCode', codec: textCodec },
  referralCode: { key: 'site.referralCode', codec: textCodec },
  /** Full address with which a visitor arrived. */
  originalUrl: { key: 'site.originalUrl', codec: textCodec },
  /** Remembered credentials, encrypted. Only the host reads them. */
  credentials: { key: 'site.rememberedLogin', codec: textCodec },
  /** Time at which they were saved. */
  credentialsSavedAt: { key: 'site.credentialsSavedAt', codec: timeCodec },
  /** Cipher key of this device for the entries `DD_{key}`. */
  deviceKey: { key: 'site.deviceKey', codec: textCodec },
  edition: { key: 'site.edition', codec: oneOfCodec(EDITIONS) },
  locale: { key: 'site.locale', codec: oneOfCodec(LOCALES) },
  safeSwitch: { key: 'site.safeSwitch', codec: flagCodec },
  /** Time of the last confirmed reality check in any tab, to notify the others. */
  realityCheckSeen: { key: 'site.realityCheckSeen', codec: timeCodec },
  /** Last `balance/changed` of any tab, to notify the others. */
  balanceChange: { key: 'site.balanceChange', codec: jsonCodec(parseBalanceChange) },
} as const;

/** Entries in session storage, for one tab. */
export const SESSION_ENTRIES = {
  /** Set to open the login dialog after a reload to the home page (decision 14). */
  openLogin: { key: 'site.openLogin', codec: flagCodec },
  /** Scroll positions of the visited history entries, in pixels. */
  scroll: { key: 'site.scroll', codec: jsonCodec(parsePositions) },
} as const;

/** A change of the member's money in one of the tabs. Each change has a new id. */
export interface BalanceChange extends Readonly<BusEvents['balance/changed']> {
  readonly id: string;
}

const CAUSES = ['deposit', 'withdrawal', 'transfer', 'bet', 'settlement', 'bonus'] as const satisfies readonly BalanceChange['cause'][];

function parseBalanceChange(stored: unknown): BalanceChange | undefined {
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('cause' in stored)) return undefined;
  const cause = CAUSES.find((each) => each === stored.cause);
  return cause && typeof stored.id === 'string' ? { id: stored.id, cause } : undefined;
}

/** History entries and their scroll positions, the latest visit last. */
export type ScrollPositions = readonly (readonly [entry: string, top: number])[];

function parsePositions(stored: unknown): ScrollPositions | undefined {
  return Array.isArray(stored) && stored.every(isPosition) ? stored : undefined;
}

function isPosition(stored: unknown): stored is readonly [string, number] {
  return Array.isArray(stored) && stored.length === 2 && typeof stored[0] === 'string' && Number.isFinite(stored[1]);
}

/** Prefix for `removeWithPrefix` to remove all decrypted data, as after an expired login. */
export const DECRYPTED_DATA_PREFIX = 'DD_';

/**
 * Creates the entry `DD_{key}`, an object `{ d, v }` with the data and the version of its shape. Data of another
 * version counts as absent.
 *
 * Wrap its codec in `encryptedCodec` with the key of this device (decision 46).
 *
 * @param version raised with each change of the shape of `d`
 * @param check as for `jsonCodec`, but for `d` only Implements R-STORE-17.
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
