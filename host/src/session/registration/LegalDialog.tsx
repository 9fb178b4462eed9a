import { useContext } from 'react';
import { Dialog, useLazyModule } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import { LegalTextContext, type LegalTopic } from './LegalTextContext';
import styles from '../ui/Form.module.css';

/** Shows a legal text over the form, which keeps its values. Its code is loaded on demand. */
export function LegalDialog({ topic, onClose }: { readonly topic: LegalTopic; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { logger } = useShell();
  const overlays = useOverlays();
  const load = useContext(LegalTextContext);
  if (!load) throw new Error('the agreement needs a LegalTextContext around it');
  const module = useLazyModule(load, true, (error) => {
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
