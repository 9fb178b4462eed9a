import { useMemo, useState, type RefObject } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { errorOf, findErrors, refusingCommon, REGISTER_FORM_RULES, type RegisterFormValues } from '@site/shared/validation';
import { createCommonPasswords } from '@site/shared/common-passwords';
import { useShell } from '../../services/ShellContext';
import { useSession } from '../SessionContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import { useFormCaptcha } from '../captcha/useFormCaptcha';
import { registrationTranslator } from './texts';
import { createRegistration } from './createRegistration';
import { isAboutName, type Registration } from './registration';

export interface RegisterForm {
  readonly values: RegisterFormValues;
  readonly change: (values: Partial<RegisterFormValues>) => void;
  /** Returns the error text of a field, from validation or from the server. */
  readonly errorOf: (field: keyof RegisterFormValues) => string | undefined;
  /** Refusal that belongs to no field. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
  /** True while a captcha runs. */
  readonly isProving: boolean;
  /** Receives the focus when a captcha has ended. */
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  readonly submit: () => void;
  /** Loads the list of common passwords, before the player types a new password. */
  readonly prepare: () => void;
}

const EMPTY: RegisterFormValues = { username: '', password: '', repeatPassword: '', agreed: false };

const BUSY: ReadonlySet<Registration['status']> = new Set(['sending', 'proving', 'signing-in', 'doubtful']);

/** Returns the register tab: its values, their errors, and the registration that receives them. Implements R-VAL-16. */
export function useRegisterForm(): RegisterForm {
  const { http, storage, i18n } = useShell();
  const { session, signIn } = useSession();
  const overlays = useOverlays();
  const { t: tShared } = useSharedTranslation();
  const { captcha, submitButton } = useFormCaptcha();
  const [values, setValues] = useState(EMPTY);
  const passwords = useMemo(() => createCommonPasswords(), []);
  const isCommon = useReadable(passwords.isCommon);
  const registration = useMemo(
    () =>
      createRegistration({
        http,
        session,
        captcha,
        passwords,
        storage,
        domain: window.location.hostname,
        announce: () => {
          overlays.toast(registrationTranslator(i18n)('register.success'), 'success');
        },
        offerLogin: (username) => {
          signIn.switchTo('login', username);
        },
      }),
    [http, session, captcha, passwords, storage, overlays, signIn, i18n],
  );
  const state = useReadable(registration.state);
  const errors = state.status === 'filling' && !state.wasAsked ? [] : findErrors(refusingCommon(REGISTER_FORM_RULES, isCommon), values);
  const serverText = state.status === 'refused' ? failureText(state.failure, tShared) : undefined;
  const isNameRefused = state.status === 'refused' && isAboutName(state.failure);

  return {
    values,
    change(changed) {
      setValues((before) => ({ ...before, ...changed }));
      registration.change();
    },
    errorOf(field) {
      if (field === 'username' && isNameRefused) return serverText;
      const message = errorOf(errors, field);
      return message && tShared(message);
    },
    refusal: isNameRefused ? undefined : serverText,
    isBusy: BUSY.has(state.status),
    isProving: state.status === 'proving',
    submitButton,
    submit() {
      void registration.submit(values);
    },
    prepare() {
      void passwords.load();
    },
  };
}
