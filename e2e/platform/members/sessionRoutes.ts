import { endOtherSessionsCall, endSessionCall, forgetDeviceCall, knownDevicesCall, ownSessionsCall } from '@site/shared/wire/sessions';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { memberRoute, type Route } from '../http/route';
import type { Db, MemberId, Trx } from '../kernel';
import { hashSecret, inTransaction, PlatformError } from '../kernel';
import type { EndedDevices, Sessions } from './createSessions';
import { DEVICE_FORGOTTEN_AFTER_MS, type Devices } from './devices';
import { maskAddress } from './networks';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the routes of a member's own sessions. When a session is ended from another one, its device counts as new
 * again, unless it is the device that ended it.
 */
export function sessionRoutes({
  db,
  sessions,
  devices,
}: {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly devices: Devices;
}): readonly Route[] {
  return [
    memberRoute(ownSessionsCall, async (_body, member, { token }) => {
      const { total, sessions: listed } = await sessions.list(member.id, token ?? '');
      return {
        idleMinutes: await sessions.idleMinutes(),
        total,
        list: listed.map(({ ip, signedInAt, lastUsedAt, ...session }) => ({
          ...session,
          address: maskAddress(ip),
          signedInAt: signedInAt.getTime(),
          lastUsedAt: lastUsedAt.getTime(),
        })),
      };
    }),

    memberRoute(endSessionCall, async ({ id }, member, { deviceSecret }) => {
      await inTransaction(db, async (trx) => {
        const ended = await sessions.closeOne(trx, member.id, id);
        if (ended === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_session');
        await forget(trx, member.id, ended, deviceSecret);
      });
      return {};
    }),

    memberRoute(knownDevicesCall, async (_body, member, { deviceSecret }) => {
      const list = await devices.list(member.id, deviceSecret);
      return {
        days: DEVICE_FORGOTTEN_AFTER_MS / DAY_MS,
        list: list.map(({ lastSeenAt, ...device }) => ({ ...device, lastSeenAt: lastSeenAt.getTime() })),
      };
    }),

    memberRoute(forgetDeviceCall, async ({ id }, member) => {
      if (!(await devices.forgetOne(member.id, id))) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_device');
      return {};
    }),

    memberRoute(endOtherSessionsCall, async (_body, member, { token, deviceSecret }) => {
      await inTransaction(db, async (trx) => {
        await forget(trx, member.id, await sessions.closeOthers(trx, member.id, token ?? ''), deviceSecret);
      });
      return {};
    }),
  ];

  async function forget(trx: Trx, memberId: MemberId, ended: EndedDevices, ownSecret: string | null): Promise<void> {
    const own = ownSecret === null ? '' : hashSecret(ownSecret);
    await devices.forget(
      trx,
      memberId,
      ended.map(({ deviceHash }) => deviceHash).filter((hash) => hash !== own),
    );
  }
}
