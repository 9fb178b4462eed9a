import { Button, Dialog, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './Form.module.css';

/** Asks the player to answer the call that reads the code out. Implements R-DLG-03. */
export function VoiceCallDialog({ phone, onClose }: { readonly phone: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="tips"
      layer="captcha"
      className={styles['over']}
      sign={<Icon name="headset" />}
      title={t('new_device.call_title')}
      closeLabel={t('overlay.close')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('new_device.call_answered')}
        </Button>
      }
    >
      <p>{t('new_device.call_text', { phone })}</p>
    </Dialog>
  );
}
