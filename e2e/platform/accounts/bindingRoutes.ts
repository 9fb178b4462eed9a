import {
  bindEmailCall,
  bindPasswordByEmailCall,
  bindPasswordByPhoneCall,
  bindPasswordCall,
  bindPhoneCall,
  countryAreasCall,
  resetWithdrawPasswordCall,
  setWithdrawPasswordCall,
} from '@site/shared/wire/accounts';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { VerificationCodes } from '../verification-codes/createVerificationCodes';
import { memberRoute, publicRoute, type RequestContext, type Route } from '../http/route';
import type { Db, Member, Trx } from '../kernel';
import { PlatformError } from '../kernel';
import type { SecurityNotices } from '../inbox/createSecurityNotices';
import type { Bindings } from '../members/createBindings';
import type { Sessions } from '../members/createSessions';
import { refuseGuessablePassword } from '../members/guessablePasswords';
import { maskEmail, maskPhone } from '../members/masks';
import type { ContactCheck } from '../protection/contacts';
import { CATALOGUE, isKnownPhone } from '../site/accountCatalogue';
import type { Passwords } from './createPasswords';
import type { WithdrawPasswords } from './createWithdrawPassword';
import { createHash } from 'node:crypto';
import { isGuessablePin } from '@site/shared/validation/guessablePin';

const PIN_COUNT = 1_000_000;

let hashes: ReadonlySet<string> | undefined;

/** Returns true for the MD5 hash of an easily guessed withdrawal password. The platform never receives the digits. */
function isGuessablePinHash(md5: string): boolean {
  hashes ??= hashGuessablePins();
  return hashes.has(md5);
}

function hashGuessablePins(): ReadonlySet<string> {
  const pins = Array.from({ length: PIN_COUNT }, (_, number) => String(number).padStart(6, '0')).filter(isGuessablePin);
  return new Set(pins.map((pin) => createHash('md5').update(pin).digest('hex')));
}

export interface BindingRouteDependencies {
  readonly db: Db;
  readonly codes: VerificationCodes;
  readonly sessions: Sessions;
  readonly bindings: Bindings;
  readonly passwords: Passwords;
  readonly withdrawPasswords: WithdrawPasswords;
  readonly notices: SecurityNotices;
  readonly contacts: ContactCheck;
}

/**
 * Serves the personal data and passwords that members change. Each change needs proof of ownership: the login password,
 * or a code sent to the phone or address on file. A code is spent in the transaction of the change that it allows.
 * Implements R-API-015, R-API-016 to R-API-020, R-API-024, R-API-025 and R-API-047 at the platform.
 */
export function bindingRoutes(dependencies: BindingRouteDependencies): readonly Route[] {
  const { db, codes, sessions, bindings, passwords, withdrawPasswords, notices, contacts } = dependencies;
  return [
    publicRoute(countryAreasCall, (_body, { language }) => ({
      list: CATALOGUE.countries.map(({ areaCode, regex, name }) => ({ areaName: name[language], areaCode, regex })),
    })),

    memberRoute(bindPhoneCall, async ({ phone, code, ...proof }, member, { ip, language }) => {
      if (!isKnownPhone(phone)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'phone_invalid');
      const { phone: former } = await bindings.read(db, member.id);
      const spendProof = await passwords.mustBeOwner(member, proof, former, ip);
      const spendCode = await codes.check({ purpose: 'bindPhone', target: phone, code, ip });
      await notices.during(async (trx, tell) => {
        await spendProof(trx);
        await spendCode(trx);
        await contacts.mustBeFree(trx, member.id, phone);
        await bindings.write(trx, member.id, { phone });
        await contacts.changed(trx, member.id);
        const values = { phone: maskPhone(phone), former: maskPhone(former ?? '') };
        await tell({
          memberId: member.id,
          event: former === null ? 'phone_bound' : 'phone_changed',
          values,
          former: { phone: former },
          language,
        });
      });
      return {};
    }),

    memberRoute(bindEmailCall, async ({ email, code, ...proof }, member, { ip, language }) => {
      const { email: former, phone } = await bindings.read(db, member.id);
      const spendProof = await passwords.mustBeOwner(member, proof, former ?? phone, ip);
      const spendCode = await codes.check({ purpose: 'bindEmail', target: email, code, ip });
      await notices.during(async (trx, tell) => {
        await spendProof(trx);
        await spendCode(trx);
        await contacts.mustBeFree(trx, member.id, email);
        await bindings.write(trx, member.id, { email });
        await contacts.changed(trx, member.id);
        const values = { email: maskEmail(email), former: maskEmail(former ?? '') };
        await tell({
          memberId: member.id,
          event: former === null ? 'email_bound' : 'email_changed',
          values,
          former: { email: former },
          language,
        });
      });
      return {};
    }),

    memberRoute(bindPasswordCall, async ({ oldPassword, password }, member, context) => {
      refuseGuessablePassword(password);
      await passwords.mustKnowLogin(member, oldPassword, context.ip);
      return changeLogin(member, password, context);
    }),

    memberRoute(bindPasswordByPhoneCall, async ({ code, password }, member, context) => {
      const { phone } = await bindings.read(db, member.id);
      return changeLoginByCode(member, password, { target: phone, code }, context);
    }),

    memberRoute(bindPasswordByEmailCall, async ({ code, password }, member, context) => {
      const { email } = await bindings.read(db, member.id);
      return changeLoginByCode(member, password, { target: email, code }, context);
    }),

    memberRoute(setWithdrawPasswordCall, async ({ password, loginPassword }, member, { ip, language }) => {
      refuseGuessable(password);
      if (await withdrawPasswords.isSet(member.id)) throw new PlatformError(RESPONSE_CODES.dataExists, 'told_already');
      await passwords.mustKnowLogin(member, loginPassword, ip);
      await notices.during(async (trx, tell) => {
        await withdrawPasswords.set(trx, member.id, password);
        await bindings.setHasSecondPassword(trx, member.id, true);
        await tell({ memberId: member.id, event: 'withdraw_password_set', language });
      });
      return {};
    }),

    memberRoute(resetWithdrawPasswordCall, async ({ password, code }, member, { ip, language }) => {
      refuseGuessable(password);
      const { phone } = await bindings.read(db, member.id);
      if (phone === null) throw new PlatformError(RESPONSE_CODES.unboundPhone, 'phone_unbound');
      const spendCode = await codes.check({ purpose: 'password', target: phone, code, ip });
      await notices.during(async (trx, tell) => {
        await spendCode(trx);
        await withdrawPasswords.set(trx, member.id, password);
        await bindings.setHasSecondPassword(trx, member.id, true);
        await tell({ memberId: member.id, event: 'withdraw_password_reset', language });
      });
      return {};
    }),
  ];

  async function changeLoginByCode(
    member: Member,
    md5: string,
    { target, code }: { readonly target: string | null; readonly code: string },
    context: RequestContext,
  ): Promise<Record<string, never>> {
    if (target === null) throw new PlatformError(RESPONSE_CODES.unboundPhone, 'contact_unbound');
    // Refuse before the code is spent.
    refuseGuessablePassword(md5);
    return changeLogin(member, md5, context, await codes.check({ purpose: 'loginPassword', target, code, ip: context.ip }));
  }

  async function changeLogin(
    member: Member,
    md5: string,
    { token, language }: RequestContext,
    spend?: (trx: Trx) => Promise<void>,
  ): Promise<Record<string, never>> {
    await notices.during(async (trx, tell) => {
      await spend?.(trx);
      await bindings.setPassword(trx, member.id, md5);
      await sessions.closeOthers(trx, member.id, token ?? '');
      await tell({ memberId: member.id, event: 'login_password_changed', language });
    });
    return {};
  }
}

/** @throws PlatformError 6007. Runs before a code is spent or the login password is checked. */
function refuseGuessable(md5: string): void {
  if (isGuessablePinHash(md5)) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'withdraw_password_guessable');
}
