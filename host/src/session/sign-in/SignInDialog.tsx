import { useRef, type RefObject } from 'react';
import { assertNever } from '@site/shared/assert';
import { useReadable } from '@site/shared/contract/useReadable';
import { Dialog } from '@site/shared/ui';
import { useTranslation, type HostKey } from '../../i18n';
import { useShell } from '../../ShellContext';
import type { SignInView } from '../createSignIn';
import { ArtSide } from './ArtSide';
import { LoginRegister } from './LoginRegister';
import { NewDeviceForm } from './NewDeviceForm';
import styles from './SignInDialog.module.css';

/** Login, registration, and the proof of a new device. The recovery of a password is not offered yet. */
export function SignInDialog() {
  const { signIn, overlays } = useShell();
  const { t } = useTranslation();
  const isOpen = useReadable(signIn.isOpen);
  const view = useReadable(signIn.view);
  const firstField = useRef<HTMLInputElement>(null);
  // A press on a dialog that lies over this one is no press outside of it.
  const handleClose = () => {
    if (overlays.tipsQueue.get().length === 0) signIn.close();
  };
  return (
    <Dialog
      open={isOpen}
      size="wide"
      title={t(titleOf(view))}
      titleHidden
      initialFocus={firstField}
      closeLabel={t('overlay.close')}
      onClose={handleClose}
    >
      <div className={styles['panel']}>
        <ArtSide isRegistering={view.mode === 'login_register' && view.tab === 'register'} />
        <div className={styles['side']}>
          <View view={view} firstField={firstField} />
        </div>
      </div>
    </Dialog>
  );
}

interface ViewProps {
  readonly view: SignInView;
  /** Where typing begins. */
  readonly firstField: RefObject<HTMLInputElement | null>;
}

function View({ view, firstField }: ViewProps) {
  switch (view.mode) {
    case 'login_register':
      return <LoginRegister tab={view.tab} username={view.username} firstField={firstField} />;
    case 'new_device':
      // Another login is another proof.
      return <NewDeviceForm key={view.challenge.username} challenge={view.challenge} />;
    default:
      return assertNever(view);
  }
}

function titleOf(view: SignInView): HostKey {
  if (view.mode === 'new_device') return 'new_device.title';
  return view.tab === 'register' ? 'register.title' : 'sign_in.title';
}
