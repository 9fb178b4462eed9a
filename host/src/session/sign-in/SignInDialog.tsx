import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { assertNever } from '@site/shared/assert';
import { useReadable } from '@site/shared/contract/useReadable';
import { Dialog } from '@site/shared/ui';
import { useTranslation, type TextKey } from './texts';
import { useSession } from '../SessionContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import { useShell } from '../../services/ShellContext';
import { CaptchaContext } from '../captcha/CaptchaContext';
import { createLazyCaptcha } from '../captcha/lazyCaptcha';
import type { SignInView } from '../createSignIn';
import type { RecoveryControl } from '../recovery/createRecovery';
import { FindPassword } from '../recovery/FindPassword';
import { useRecovery } from '../recovery/useRecovery';
import { ArtSide } from './ArtSide';
import { LoginRegister } from './LoginRegister';
import { NewDeviceForm } from '../new-device/NewDeviceForm';
import styles from './SignInDialog.module.css';

const loadCaptcha = () => import('../captcha/captchaParts');

/** Shows login and registration, the password recovery, or the verification of a new device. Implements R-AUTH-05. */
export function SignInDialog() {
  const { session, signIn } = useSession();
  const overlays = useOverlays();
  const { http, logger } = useShell();
  const { t } = useTranslation();
  const captcha = useMemo(() => createLazyCaptcha({ load: loadCaptcha, http, logger }), [http, logger]);
  const recovery = useRecovery(captcha);
  const isOpen = useReadable(signIn.isOpen);
  const isSignedIn = useReadable(session.isSignedIn);
  const view = useReadable(signIn.view);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The sign-in may also have happened in another tab.
    if (isSignedIn) signIn.close();
  }, [isSignedIn, signIn]);
  // A press on a dialog above this one counts as a press outside, so ignore it.
  const handleClose = () => {
    if (overlays.dialogQueue.get().length === 0) signIn.close();
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
      <CaptchaContext value={captcha}>
        <div className={styles['panel']}>
          <ArtSide isRegistering={view.mode === 'login_register' && view.tab === 'register'} />
          <div className={styles['side']}>
            <View view={view} recovery={recovery} firstField={firstField} />
          </div>
        </div>
      </CaptchaContext>
    </Dialog>
  );
}

interface ViewProps {
  readonly view: SignInView;
  readonly recovery: RecoveryControl;
  /** Field that receives the focus. */
  readonly firstField: RefObject<HTMLInputElement | null>;
}

function View({ view, recovery, firstField }: ViewProps) {
  switch (view.mode) {
    case 'login_register':
      return <LoginRegister tab={view.tab} username={view.username} firstField={firstField} />;
    case 'find_password':
      return <FindPassword recovery={recovery} username={view.username} firstField={firstField} />;
    case 'new_device':
      // The key starts a new verification for each username.
      return <NewDeviceForm key={view.challenge.username} challenge={view.challenge} />;
    default:
      return assertNever(view);
  }
}

function titleOf(view: SignInView): TextKey {
  switch (view.mode) {
    case 'login_register':
      return view.tab === 'register' ? 'register.title' : 'sign_in.title';
    case 'find_password':
      return 'recovery.title';
    case 'new_device':
      return 'new_device.title';
    default:
      return assertNever(view);
  }
}
