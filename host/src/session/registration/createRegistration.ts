import { assertNever } from '@site/shared/assert';
import type { HttpService } from '@site/shared/contract/http';
import { createCell, type Readable } from '@site/shared/contract/readable';
import { md5Hash } from '@site/shared/crypto';
import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';
import { findErrors, refusingCommon, REGISTER_FORM_RULES, type RegisterFormValues } from '@site/shared/validation';
import { type CommonPasswords } from '@site/shared/common-passwords';
import { TERMS_VERSION } from '@site/shared/wire/consent';
import { registerCall } from '@site/shared/wire/registration';
import { AFTER_REGISTRATION, NO_CAPTCHA, type CaptchaResult, type CaptchaRunner } from '../captcha/captchaResult';
import type { HostSession } from '../createSession';
import { advanceRegistration, NOT_REGISTERED, type Registration, type RegistrationEffect, type RegistrationEvent } from './registration';

export interface RegistrationPorts {
  readonly http: HttpService;
  readonly session: Pick<HostSession, 'signIn'>;
  readonly captcha: CaptchaRunner;
  /** Most used passwords, which are rejected. */
  readonly passwords: CommonPasswords;
  /** Storage of the visitor's referral and invite codes. */
  readonly storage: SafeStorage;
  /** Host name of the site. */
  readonly domain: string;
  /** Called when the account exists. */
  readonly announce: () => void;
  /** Called when the account exists but the login failed. */
  readonly offerLogin: (username: string) => void;
}

export interface RegistrationControl {
  readonly state: Readable<Registration>;
  /** Called when the player changes a value. */
  change(): void;
  /**
   * Sends values without faults, once the list of the most used passwords is loaded. Faults that do not need the list
   * are shown at once.
   */
  submit(values: RegisterFormValues): Promise<void>;
}

/**
 * Registers by the rules of `registration.ts`: sends the password as md5 and the codes from the address, then signs the
 * new member in with captcha type 99. Validates a password before hashing it. Does not remember the password, because
 * the register tab has no such option.
 *
 * Assumption: `domain` is the host name the visitor registers on.
 *
 * Implements R-API-009, R-REGISTER-01 to R-REGISTER-05, R-SESSION-10, R-MSG-12, R-VAL-17.
 */
export function createRegistration(ports: RegistrationPorts): RegistrationControl {
  const { http, session, captcha, passwords, storage, domain, announce, offerLogin } = ports;
  const state = createCell(NOT_REGISTERED);

  function dispatch(event: RegistrationEvent, values: RegisterFormValues): void {
    const { registration, effects } = advanceRegistration(state.get(), event);
    state.set(registration);
    for (const effect of effects) runEffect(effect, values);
  }

  function runEffect(effect: RegistrationEffect, values: RegisterFormValues): void {
    switch (effect) {
      case 'register':
        void register(values);
        return;
      case 'prove':
        void prove(values);
        return;
      case 'end-captcha':
        captcha.close();
        return;
      case 'announce':
        announce();
        return;
      case 'sign-in':
        void signIn(values);
        return;
      case 'offer-login':
        offerLogin(values.username);
        return;
      default:
        assertNever(effect);
    }
  }

  async function register(values: RegisterFormValues): Promise<void> {
    const { username, password, repeatPassword } = values;
    const { type, codeId, code } = proofOf(state.get());
    const result = await http.send(
      registerCall,
      {
        name: username,
        password: md5Hash(password),
        secondPassword: md5Hash(repeatPassword),
        kaptchcate: type,
        codeId,
        code,
        domain,
        rCode: storage.read(LOCAL_ENTRIES.referralCode) ?? '',
        iCode: storage.read(LOCAL_ENTRIES.inviteCode) ?? '',
        termsVersion: TERMS_VERSION,
      },
      { onError: 'silent' },
    );
    dispatch(result.ok ? { type: 'accepted' } : { type: 'refused', failure: result.failure }, values);
  }

  async function prove(values: RegisterFormValues): Promise<void> {
    const { username: name, password } = values;
    const registration = state.get();
    const again = registration.status === 'proving' ? registration.again : undefined;
    const outcome = await captcha.run({ kind: 'register', name, password: md5Hash(password) }, again);
    dispatch({ type: 'captcha-ended', outcome }, values);
  }

  async function signIn(values: RegisterFormValues): Promise<void> {
    const { username, password } = values;
    const result = await session.signIn({ username, passwordHash: md5Hash(password), captcha: AFTER_REGISTRATION });
    dispatch(result.ok ? { type: 'signed-in' } : { type: 'sign-in-refused', failure: result.failure }, values);
  }

  return {
    state,
    change() {
      const { registration, effects } = advanceRegistration(state.get(), { type: 'changed' });
      state.set(registration);
      if (effects.includes('end-captcha')) captcha.close();
    },
    async submit(values) {
      const isFaulty = isFaultyBy(passwords.isCommon.get(), values) || isFaultyBy(await passwords.load(), values);
      dispatch({ type: 'submitted', isFaulty }, values);
    },
  };
}

function isFaultyBy(isCommon: (password: string) => boolean, values: RegisterFormValues): boolean {
  return findErrors(refusingCommon(REGISTER_FORM_RULES, isCommon), values).length > 0;
}

/** Returns the result of the captcha that was run for this registration. */
function proofOf(registration: Registration): CaptchaResult {
  return (registration.status === 'sending' ? registration.proof : undefined) ?? NO_CAPTCHA;
}
