import { exhaustMap, filter } from 'rxjs';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { OverlayService } from '@site/shared/contract/services';
import { fromBus } from '@site/shared/streams';
import type { HostBus } from '../bus';
import type { ServicesTranslate } from '../services/texts';
import type { Challenge } from './challenge';

/** Content of the sign-in dialog, in one of three modes. Implements R-AUTH-05. */
export type SignInView =
  | { readonly mode: 'login_register'; readonly tab: SignInTab; /** Initial username. */ readonly username?: string }
  | { readonly mode: 'find_password'; /** Name from the login form, possibly empty. */ readonly username: string }
  | { readonly mode: 'new_device'; readonly challenge: Challenge };

export type SignInTab = 'login' | 'register';

/** Last code that was sent to verify a device. */
export interface SentCode {
  readonly username: string;
  /** Server time in milliseconds. */
  readonly at: number;
}

export interface SignInControl {
  readonly isOpen: Readable<boolean>;
  readonly view: Readable<SignInView>;
  /** Last sent code. It outlives the dialog, so that closing and opening it does not reset the cooldown. */
  readonly sentCode: Readable<SentCode | undefined>;
  /** Opens login, or the unfinished verification of the device. */
  open(): void;
  openRegister(): void;
  close(): void;
  /** Opens a tab, also from the verification of a device or the password recovery. */
  switchTo(tab: SignInTab, username?: string): void;
  /** Starts or resumes the password recovery. */
  recoverPassword(username: string): void;
  /** Starts the verification of the device, after a login was refused as risky. */
  verifyDevice(challenge: Challenge): void;
  noteSentCode(code: SentCode): void;
}

/**
 * Opens the sign-in dialog and selects its view. The events `auth/login`, `auth/register`, `auth/forgot-password` and
 * `auth/new-device` open it, `auth/switch-way` changes the tab of the open dialog, and a successful login or
 * `auth/close` closes it.
 *
 * Assumption (decisions 16 and 17 read together): a login check with the prompt emits `auth/show-login`, which leads to
 * the login dialog through the prompt dialog and its one button. `auth/new-device` without a login to verify opens
 * login.
 *
 * Implements R-AUTH-05, R-AUTH-11, R-DLG-04 to R-DLG-06, R-SESSION-08, R-SESSION-19, R-ERRB-09 to R-ERRB-11, R-ERRB-25,
 * R-EVENT-01 to R-EVENT-04, R-EVENT-07.
 */
export function createSignIn(bus: HostBus, overlays: Pick<OverlayService, 'dialog'>, t: ServicesTranslate): SignInControl {
  const isOpen = createCell(false);
  const view = createCell<SignInView>({ mode: 'login_register', tab: 'login' });
  const sentCode = createCell<SentCode | undefined>(undefined);

  const switchTo = (tab: SignInTab, username?: string) => {
    view.set({ mode: 'login_register', tab, ...(username === undefined ? {} : { username }) });
  };
  const open = () => {
    if (view.get().mode !== 'new_device') switchTo('login');
    isOpen.set(true);
  };
  const openRegister = () => {
    switchTo('register');
    isOpen.set(true);
  };
  const openRecovery = () => {
    if (view.get().mode !== 'find_password') view.set({ mode: 'find_password', username: '' });
    isOpen.set(true);
  };
  const close = () => {
    isOpen.set(false);
  };
  bus.authEvents$.subscribe(({ name, event }) => {
    switch (name) {
      case 'auth/login':
      case 'auth/new-device':
        open();
        return;
      case 'auth/register':
        openRegister();
        return;
      case 'auth/forgot-password':
        openRecovery();
        return;
      case 'auth/switch-way':
        if (isOpen.get()) switchTo(event.way);
        return;
      case 'auth/close':
        close();
        return;
      case 'auth/login-success':
        close();
        switchTo('login');
        return;
      default:
    }
  });
  fromBus(bus, 'auth/show-login')
    .pipe(
      filter(() => !isOpen.get()),
      exhaustMap(() => overlays.dialog({ message: t('access.login_first'), confirmText: t('access.go_login') })),
      filter((answer) => answer === 'confirmed'),
    )
    .subscribe(() => {
      bus.emit('auth/login', {});
    });
  return {
    isOpen,
    view,
    sentCode,
    open,
    openRegister,
    close,
    switchTo,
    recoverPassword(username) {
      view.set({ mode: 'find_password', username });
      bus.emit('auth/forgot-password', {});
    },
    verifyDevice(challenge) {
      view.set({ mode: 'new_device', challenge });
      bus.emit('auth/new-device', {});
    },
    noteSentCode(code) {
      sentCode.set(code);
    },
  };
}
