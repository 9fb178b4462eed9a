import type { SyntheticEvent } from 'react';
import { useId } from 'react';
import { Button, Dialog, TextField } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { INPUT_LENGTHS } from '../limits';
import styles from '../ui/Form.module.css';

interface PhoneCheckDialogProps {
  /** Masked. */
  readonly phone: string;
  readonly digits: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onType: (digits: string) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for the middle digits of the phone before a code is sent to it. Implements R-DLG-01, R-DLG-02, R-VAL-36. */
export function PhoneCheckDialog({ phone, digits, error, isBusy, onType, onConfirm, onClose }: PhoneCheckDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // In React's tree this form is inside the one below, which must not be submitted too.
    event.stopPropagation();
    if (!isBusy) onConfirm();
  };
  return (
    <Dialog
      open
      size="tips"
      layer="captcha"
      className={styles['over']}
      title={t('new_device.check_title')}
      closeLabel={t('overlay.close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" loading={isBusy}>
          {t('overlay.confirm')}
        </Button>
      }
    >
      <form id={formId} className={styles['check']} noValidate onSubmit={handleSubmit}>
        <p>{t('new_device.check_text', { phone })}</p>
        <TextField
          label={t('new_device.check_label')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={INPUT_LENGTHS.phoneCheck}
          value={digits}
          error={error}
          onChange={onType}
        />
      </form>
    </Dialog>
  );
}
