import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Db, MemberId, Reader } from '../kernel';
import { hashSecret } from '../kernel';
import type { Settings } from '../site/createSettings';
import type { AccessTables } from './accessTables';
import type { RiskCode } from './riskCodes';
import type { MemberTables } from './tables';

/** A device that was not seen for this long is asked again. */
export const DEVICE_FORGOTTEN_AFTER_MS = 90 * 24 * 60 * 60_000;

/** Devices of one member within {@link DEVICE_WINDOW_MS}; another one is refused. */
export const DEVICES_PER_MEMBER = 5;

const DEVICE_WINDOW_MS = 24 * 60 * 60_000;

/** Where a login comes from. */
export interface LoginOrigin {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Which devices a member has signed in from, and why one is suspicious.
 *
 * Assumption: a device is identified by its user agent; the first one of a member is known at once. The site setting `newDeviceCheck` has
 * logins looked at; the sandbox may declare a member's next login risky beside it.
 */
export interface Devices {
  /** Null where the device is not suspicious. */
  assess(reader: Reader, memberId: MemberId, origin: LoginOrigin): Promise<RiskCode | null>;
  /**
   * Whether the member has signed in from five other devices within 24 hours. Inside a transaction the member is held, so that two devices
   * at once are counted one after the other.
   */
  isOneTooMany(reader: Reader, memberId: MemberId, origin: LoginOrigin): Promise<boolean>;
  /** A login from there succeeded: it is known, and what was declared is over. */
  remember(reader: Reader, memberId: MemberId, origin: LoginOrigin): Promise<void>;
  /** Null takes it back. */
  declareRisk(reader: Reader, memberId: MemberId, code: RiskCode | null): Promise<void>;
  /** For the sandbox: as if the member had signed in from so many devices just now, and from no other. */
  setCount(memberId: MemberId, count: number): Promise<void>;
}

export function createDevices(db: Db, clock: Clock, settings: Pick<Settings, 'get'>): Devices {
  return {
    async assess(reader, memberId, { ip, userAgent }) {
      const tables = reader.withTables<AccessTables>();
      const declared = await tables.selectFrom('declared_risk').select('code').where('member_id', '=', memberId).executeTakeFirst();
      if (declared !== undefined) return declared.code;
      if ((await settings.get('newDeviceCheck', reader)) !== '1') return null;

      const known = await tables.selectFrom('known_device').selectAll().where('member_id', '=', memberId).execute();
      if (known.length === 0) return null;
      const device = hashSecret(userAgent);
      const isDeviceKnown = known.some(({ device_hash }) => device_hash === device);
      const isIpKnown = known.some((each) => each.ip === ip);
      if (!isDeviceKnown) return isIpKnown ? RESPONSE_CODES.deviceNotPassed : RESPONSE_CODES.deviceAndIpNotPassed;
      if (!isIpKnown) return RESPONSE_CODES.ipNotPassed;
      const forgottenBefore = clock.nowMs() - DEVICE_FORGOTTEN_AFTER_MS;
      const wasSeen = known.some((each) => each.device_hash === device && each.last_seen_at.getTime() > forgottenBefore);
      return wasSeen ? null : RESPONSE_CODES.longTimeNotLoggedIn;
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
      return rows.length >= DEVICES_PER_MEMBER && rows.every(({ device_hash }) => device_hash !== hashSecret(userAgent));
    },

    async remember(reader, memberId, { ip, userAgent }) {
      const tables = reader.withTables<AccessTables>();
      await tables.deleteFrom('declared_risk').where('member_id', '=', memberId).execute();
      await tables
        .insertInto('known_device')
        .values({ member_id: memberId, device_hash: hashSecret(userAgent), ip, last_seen_at: clock.now() })
        .onConflict((conflict) => conflict.columns(['member_id', 'device_hash', 'ip']).doUpdateSet({ last_seen_at: clock.now() }))
        .execute();
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
}
