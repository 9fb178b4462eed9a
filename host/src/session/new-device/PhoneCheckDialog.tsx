import { useId } from 'react';
import { codeInput } from '@site/shared/input';
import { Button, Dialog, Form, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { INPUT_LENGTHS } from '../limits';
import styles from '../ui/Form.module.css';

const READS_DIGITS = codeInput(INPUT_LENGTHS.phoneCheck);

interface PhoneCheckDialogProps {
  /** Masked phone number. */
  readonly phone: string;
  readonly digits: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onType: (digits: string) => void;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Asks for the middle digits of the phone number before a code is sent to it. Implements R-DLG-01, R-DLG-02, R-VAL-36.
 */
export function PhoneCheckDialog({ phone, digits, error, isBusy, onType, onConfirm, onClose }: PhoneCheckDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const handleSubmit = () => {
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
      <Form id={formId} className={styles['check']} onSubmit={handleSubmit}>
        <p>{t('new_device.check_text', { phone })}</p>
        <TextField
          label={t('new_device.check_label')}
          inputMode="numeric"
          autoComplete="off"
          reads={READS_DIGITS}
          value={digits}
          error={error}
          onChange={onType}
        />
      </Form>
    </Dialog>
  );
}
