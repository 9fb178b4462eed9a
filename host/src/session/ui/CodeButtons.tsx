import { Button, Icon, useCountdown } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import styles from './Form.module.css';

interface CodeButtonProps {
  /** See `NewDevice.nextCodeAt`. */
  readonly nextCodeAt: number | undefined;
  readonly onClick: () => void;
}

/** Requests a code by message. Disabled for one minute after a code was sent. Implements R-NEWDEV-03 to R-NEWDEV-05. */
export function GetCodeButton({ nextCodeAt, onClick }: CodeButtonProps) {
  const { t } = useTranslation();
  const seconds = useCooldown(nextCodeAt);
  const words = nextCodeAt === undefined ? t('new_device.get_code') : t('new_device.get_again');
  return (
    <Button variant="secondary" className={styles['get-code']} disabled={seconds > 0} onClick={onClick}>
      {seconds > 0 ? t('new_device.get_again_in', { seconds }) : words}
    </Button>
  );
}

/** Requests another code from inside a field, after the first one was sent. Implements R-RESET-17. */
export function ResendButton({ nextCodeAt, isBusy, onClick }: CodeButtonProps & { readonly isBusy: boolean }) {
  const { t } = useTranslation();
  const seconds = useCooldown(nextCodeAt);
  return (
    <Button variant="soft" size="sm" className={styles['resend']} disabled={seconds > 0} loading={isBusy} onClick={onClick}>
      {seconds > 0 ? t('new_device.get_again_in', { seconds }) : t('new_device.get_again')}
    </Button>
  );
}

/** Requests a code by call, with the same cooldown. Implements R-NEWDEV-06. */
export function VoiceLink({ nextCodeAt, onClick }: CodeButtonProps) {
  const { t } = useTranslation();
  const seconds = useCooldown(nextCodeAt);
  return (
    <p className={styles['voice']}>
      <Icon name="headset" size="sm" />
      {t('new_device.no_message')}
      <button type="button" className={styles['link']} disabled={seconds > 0} onClick={onClick}>
        {t('new_device.voice')}
      </button>
    </p>
  );
}

/** Returns the seconds until the next code may be requested. */
export function useCooldown(nextCodeAt: number | undefined): number {
  const { clock } = useShell();
  return useCountdown(nextCodeAt ?? 0, { now: clock.now });
}
