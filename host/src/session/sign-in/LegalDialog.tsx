import { Dialog } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { useShell } from '../../ShellContext';
import { useWhenWanted } from '../../useWhenWanted';
import styles from './Form.module.css';

/** The terms, or the privacy policy. */
export type LegalTopic = 'gztk' | 'ysgz';

const load = () => import('../../screens/help/LegalText');

/** A legal text over the form, which keeps what was typed. Its code comes when it is asked for. */
export function LegalDialog({ topic, onClose }: { readonly topic: LegalTopic; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { logger, overlays } = useShell();
  const module = useWhenWanted(load, true, (error) => {
    logger.error('legal text not loaded', { error });
    overlays.toast(t('screen.failed'), 'danger');
    onClose();
  });
  if (!module) return null;
  return (
    <Dialog
      open
      size="lg"
      layer="captcha"
      className={styles['over']}
      title={t(topic === 'gztk' ? 'register.terms' : 'register.privacy')}
      closeLabel={t('overlay.close')}
      onClose={onClose}
    >
      <module.LegalText topic={topic} />
    </Dialog>
  );
}
