import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Db, MemberId, Reader } from '../kernel';
import { hashSecret, makeSecret } from '../kernel';
import type { Settings } from '../site/createSettings';
import type { AccessTables } from './accessTables';
import { describeClient, kindOfClient } from './describeClient';
import { isSameNetwork } from './networks';
import type { RiskCode } from './riskCodes';
import type { MemberTables } from './tables';

/** Time without a sign-in after which a device is treated as new. */
export const DEVICE_FORGOTTEN_AFTER_MS = 90 * 24 * 60 * 60_000;

/** Limit of devices of one member within {@link DEVICE_WINDOW_MS}; another one is refused. */
export const DEVICES_PER_MEMBER = 5;

const DEVICE_WINDOW_MS = 24 * 60 * 60_000;

/** Browsers keep the secret no longer than this (see `http/deviceCookie.ts`). */
const SECRET_LIFETIME_MS = 400 * 24 * 60 * 60_000;

/** A browser that loses its cookies is listed as a new one each time, so the list is limited. */
const LISTED_DEVICES = 50;

export interface LoginOrigin {
  readonly ip: string;
  readonly userAgent: string;
  /** Secret from an earlier sign-in; null when the browser has none. */
  readonly deviceSecret: string | null;
}

export interface KnownDevice {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}

/** New aspect of a login compared with the member's earlier ones. A member's first login has none. */
export type Novelty = 'device' | 'network';

/**
 * Devices from which members have signed in, and the check for suspicious ones.
 *
 * A device is identified by a secret that the platform stores in a browser at its first sign-in, together with its kind
 * (browser and system): a copied `User-Agent` alone is not enough. One secret serves all members of a browser, but each
 * must have signed in with it.
 *
 * Assumption: a member's first device is trusted at once. Devices per day are counted by kind and not by secret, so
 * that a browser without cookies counts as one. The site setting `newDeviceCheck` enables the check of logins; the
 * sandbox may also declare a member's next login risky.
 */
export interface Devices {
  /** Returns the risk of a login; null when the device is not suspicious. */
  assess(reader: Reader, memberId: MemberId, origin: LoginOrigin): Promise<RiskCode | null>;
  /**
   * Returns true when the member has signed in from five other devices within 24 hours. Inside a transaction it locks
   * the member, so that two concurrent devices are counted one after the other.
   */
  isOneTooMany(reader: Reader, memberId: MemberId, origin: LoginOrigin): Promise<boolean>;
  /**
   * Records a successful login: the device becomes known, and a declared risk is cleared. Returns the secret that the
   * browser must store.
   */
  remember(reader: Reader, memberId: MemberId, origin: LoginOrigin): Promise<{ readonly secret: string; readonly news: Novelty | null }>;
  /** Forgets these browsers; the next login from them counts as a new device. */
  forget(reader: Reader, memberId: MemberId, secretHashes: readonly string[]): Promise<void>;
  /** Lists the browsers that do not count as new, the last used first. */
  list(memberId: MemberId, ownSecret: string | null): Promise<readonly KnownDevice[]>;
  /**
   * Forgets this browser; the next login from it counts as a new device. Returns false when the member has none with
   * this id.
   */
  forgetOne(memberId: MemberId, id: string): Promise<boolean>;
  /** Declares the member's next login risky; null clears it. */
  declareRisk(reader: Reader, memberId: MemberId, code: RiskCode | null): Promise<void>;
  /** Replaces the member's devices by `count` that signed in just now; for the sandbox. */
  setCount(memberId: MemberId, count: number): Promise<void>;
}

export function createDevices(db: Db, clock: Clock, settings: Pick<Settings, 'get'>): Devices {
  return {
    async assess(reader, memberId, { ip, userAgent, deviceSecret }) {
      const tables = reader.withTables<AccessTables>();
      const declared = await tables.selectFrom('declared_risk').select('code').where('member_id', '=', memberId).executeTakeFirst();
      if (declared !== undefined) return declared.code;
      if ((await settings.get('newDeviceCheck', reader)) !== '1') return null;

      const known = await tables.selectFrom('known_device').selectAll().where('member_id', '=', memberId).execute();
      if (known.length === 0) return null;
      const isIpKnown = known.some((each) => each.ip === ip);
      const trustedAt = await lastSeen(reader, memberId, { userAgent, deviceSecret });
      if (trustedAt === null) return isIpKnown ? RESPONSE_CODES.deviceNotPassed : RESPONSE_CODES.deviceAndIpNotPassed;
      if (!isIpKnown) return RESPONSE_CODES.ipNotPassed;
      return trustedAt.getTime() > clock.nowMs() - DEVICE_FORGOTTEN_AFTER_MS ? null : RESPONSE_CODES.longTimeNotLoggedIn;
    },

    async isOneTooMany(reader, memberId, { userAgent }) {
      if (reader.isTransaction) {
        await reader.withTables<MemberTables>().selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
      }
      const rows = await reader
        .withTables<AccessTables>()
        .selectFrom('known_device')
        .select('device_hash')
        .distinct()
        .where('member_id', '=', memberId)
        .where('last_seen_at', '>', new Date(clock.nowMs() - DEVICE_WINDOW_MS))
        .execute();
      return rows.length >= DEVICES_PER_MEMBER && rows.every(({ device_hash }) => device_hash !== hashOfKind(userAgent));
    },

    async remember(reader, memberId, { ip, userAgent, deviceSecret }) {
      const tables = reader.withTables<AccessTables>();
      const known = await tables.selectFrom('known_device').select('ip').where('member_id', '=', memberId).execute();
      const wasTrusted = (await lastSeen(reader, memberId, { userAgent, deviceSecret })) !== null;
      const isNetworkKnown = known.some((each) => isSameNetwork(each.ip, ip));
      const secret = deviceSecret !== null && (await isIssued(reader, deviceSecret)) ? deviceSecret : makeSecret();
      await tables.deleteFrom('declared_risk').where('member_id', '=', memberId).execute();
      await tables
        .insertInto('known_device')
        .values({ member_id: memberId, device_hash: hashOfKind(userAgent), ip, last_seen_at: clock.now() })
        .onConflict((conflict) => conflict.columns(['member_id', 'device_hash', 'ip']).doUpdateSet({ last_seen_at: clock.now() }))
        .execute();
      await trust(reader, memberId, secret, userAgent);
      if (known.length === 0) return { secret, news: null };
      return { secret, news: wasTrusted ? (isNetworkKnown ? null : 'network') : 'device' };
    },

    async forget(reader, memberId, secretHashes) {
      if (secretHashes.length === 0) return;
      await reader
        .withTables<AccessTables>()
        .deleteFrom('trusted_device')
        .where('member_id', '=', memberId)
        .where('secret_hash', 'in', secretHashes)
        .execute();
    },

    async list(memberId, ownSecret) {
      const rows = await db
        .withTables<AccessTables>()
        .selectFrom('trusted_device')
        .select(['id', 'browser', 'system', 'last_seen_at', 'secret_hash'])
        .where('member_id', '=', memberId)
        .where('last_seen_at', '>', new Date(clock.nowMs() - DEVICE_FORGOTTEN_AFTER_MS))
        .orderBy('last_seen_at', 'desc')
        .limit(LISTED_DEVICES)
        .execute();
      const own = ownSecret === null ? null : hashSecret(ownSecret);
      return rows.map(({ last_seen_at: lastSeenAt, secret_hash: hash, ...device }) => ({ ...device, lastSeenAt, isCurrent: hash === own }));
    },

    async forgetOne(memberId, id) {
      const { numDeletedRows } = await db
        .withTables<AccessTables>()
        .deleteFrom('trusted_device')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async declareRisk(reader, memberId, code) {
      const tables = reader.withTables<AccessTables>();
      await tables.deleteFrom('declared_risk').where('member_id', '=', memberId).execute();
      if (code !== null) await tables.insertInto('declared_risk').values({ member_id: memberId, code }).execute();
    },

    async setCount(memberId, count) {
      const tables = db.withTables<AccessTables>();
      await tables.deleteFrom('known_device').where('member_id', '=', memberId).execute();
      for (let device = 1; device <= count; device += 1) {
        const row = { member_id: memberId, device_hash: hashSecret(`device ${device}`), ip: '192.0.2.1', last_seen_at: clock.now() };
        await tables.insertInto('known_device').values(row).execute();
      }
    },
  };

  /** Returns when the member last signed in with this secret and kind of browser; null when never. */
  async function lastSeen(reader: Reader, memberId: MemberId, { userAgent, deviceSecret }: Omit<LoginOrigin, 'ip'>): Promise<Date | null> {
    if (deviceSecret === null) return null;
    const row = await reader
      .withTables<AccessTables>()
      .selectFrom('trusted_device')
      .select('last_seen_at')
      .where('member_id', '=', memberId)
      .where('secret_hash', '=', hashSecret(deviceSecret))
      .where('kind_hash', '=', hashOfKind(userAgent))
      .executeTakeFirst();
    return row?.last_seen_at ?? null;
  }

  /** Returns true when the platform created the secret, because a client must not choose it. */
  async function isIssued(reader: Reader, secret: string): Promise<boolean> {
    const row = await reader
      .withTables<AccessTables>()
      .selectFrom('trusted_device')
      .select('member_id')
      .where('secret_hash', '=', hashSecret(secret))
      .executeTakeFirst();
    return row !== undefined;
  }

  async function trust(reader: Reader, memberId: MemberId, secret: string, userAgent: string): Promise<void> {
    const tables = reader.withTables<AccessTables>();
    await tables
      .deleteFrom('trusted_device')
      .where('member_id', '=', memberId)
      .where('last_seen_at', '<', new Date(clock.nowMs() - SECRET_LIFETIME_MS))
      .execute();
    const seen = { kind_hash: hashOfKind(userAgent), last_seen_at: clock.now(), ...describeClient(userAgent) };
    await tables
      .insertInto('trusted_device')
      .values({ member_id: memberId, secret_hash: hashSecret(secret), ...seen })
      .onConflict((conflict) => conflict.columns(['member_id', 'secret_hash']).doUpdateSet(seen))
      .execute();
  }
}

function hashOfKind(userAgent: string): string {
  return hashSecret(kindOfClient(userAgent));
}
