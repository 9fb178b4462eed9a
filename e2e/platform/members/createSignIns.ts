import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Codes } from '../codes/createCodes';
import type { Db } from '../kernel';
import { inTransaction, PlatformError } from '../kernel';
import type { Challenges } from './challenges';
import type { Members } from './createMembers';
import type { Sessions } from './createSessions';
import type { Devices, LoginOrigin } from './devices';
import { maskPhone } from './masks';

export interface LoginWish {
  readonly name: string;
  readonly passwordMd5: string;
  /** The code that was sent because an earlier try was risky; empty without. */
  readonly code: string;
}

export interface SignIns {
  /**
   * A session of the site for whoever knows the password, and where something speaks against the device, the code too.
   *
   * Assumption: a member without a bound phone cannot be sent a code, and passes.
   *
   * @throws PlatformError 6002 for a wrong name or password; 6025 to 6029 with the masked number where a code is wanted; what `codes.take`
   * throws for a wrong one
   */
  signIn(wish: LoginWish, origin: LoginOrigin): Promise<{ readonly token: string; readonly userId: string }>;
}

export interface SignInDependencies {
  readonly db: Db;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly challenges: Challenges;
  readonly codes: Codes;
}

export function createSignIns({ db, members, sessions, devices, challenges, codes }: SignInDependencies): SignIns {
  return {
    async signIn({ name, passwordMd5, code }, origin) {
      const member = await members.authenticate(name, passwordMd5);
      if (member === null) throw new PlatformError(RESPONSE_CODES.invalidCredentials);
      const { phone } = await members.contact(db, member.id);
      const risk = phone === null ? null : await devices.assess(db, member.id, origin);
      if (risk !== null && phone !== null && code === '') {
        await challenges.open(db, member.id);
        throw new PlatformError(risk, null, { phoneNumber: maskPhone(phone) });
      }
      return inTransaction(db, async (trx) => {
        if (risk !== null && phone !== null) await codes.take(trx, { purpose: 'newDevice', target: phone, code });
        await devices.remember(trx, member.id, origin);
        return { token: await sessions.open(trx, member.id, 'site'), userId: member.id.toString() };
      });
    },
  };
}
