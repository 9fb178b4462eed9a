import type { Bus } from '@site/shared/contract/events';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { OverlayService } from '@site/shared/contract/services';
import type { HostTranslate } from '../i18n';

export interface SignInControl {
  readonly isOpen: Readable<boolean>;
  open(): void;
  close(): void;
}

/**
 * When the login dialog is open. Anybody opens it by the event `auth/login`; a successful login and `auth/close` close it.
 *
 * Assumption (decisions 16 and 17 read together): a login check with the prompt emits `auth/show-login`, which leads to the login
 * dialog through the prompt dialog and its one button.
 *
 * Proves R-DLG-04 to R-DLG-06, R-SESSION-08, R-ERRB-25.
 */
export function createSignIn(bus: Bus, overlays: Pick<OverlayService, 'tips'>, t: HostTranslate): SignInControl {
  const isOpen = createCell(false);
  let isPrompting = false;
  const open = () => {
    isOpen.set(true);
  };
  const close = () => {
    isOpen.set(false);
  };
  const prompt = async () => {
    if (isPrompting || isOpen.get()) return;
    isPrompting = true;
    const answer = await overlays.tips({ message: t('access.login_first'), confirmText: t('access.go_login') });
    isPrompting = false;
    if (answer === 'confirmed') bus.emit('auth/login', {});
  };
  bus.on('auth/login', open);
  bus.on('auth/show-login', () => void prompt());
  bus.on('auth/close', close);
  bus.on('auth/login-success', close);
  return { isOpen, open, close };
}
