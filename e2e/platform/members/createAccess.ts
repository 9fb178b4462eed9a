import type { Codes } from '../codes/createCodes';
import type { WireCipher } from '../codes/createWireCipher';
import type { Route } from '../http/route';
import type { Clock, Db } from '../kernel';
import type { Settings } from '../site/createSettings';
import { accessRoutes } from './accessRoutes';
import { createChallenges } from './challenges';
import { codeRoutes } from './codeRoutes';
import type { Members } from './createMembers';
import type { Sessions } from './createSessions';
import { createSignIns } from './createSignIns';
import { createDevices, type Devices } from './devices';
import { createRegistrations } from './registrations';

export interface AccessDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly settings: Settings;
  readonly codes: Codes;
  readonly cipher: WireCipher;
}

/** How people come in: registration, login, devices, and the codes that prove a phone. */
export function createAccess({ db, clock, members, sessions, settings, codes, cipher }: AccessDependencies): {
  readonly devices: Devices;
  readonly routes: readonly Route[];
} {
  const devices = createDevices(clock, settings);
  const challenges = createChallenges(db, clock);
  const signIns = createSignIns({ db, members, sessions, devices, challenges, codes });
  const registrations = createRegistrations({ db, clock, members });
  return {
    devices,
    routes: [...accessRoutes({ sessions, signIns, registrations }), ...codeRoutes({ db, members, codes, challenges, cipher })],
  };
}
