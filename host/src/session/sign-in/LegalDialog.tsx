import { createContext, useContext, type ComponentType } from 'react';
import { Dialog } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { useShell } from '../../services/ShellContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import { useLazyModule } from '../../services/useLazyModule';
import styles from './Form.module.css';

/** The terms, or the privacy policy. */
export type LegalTopic = 'gztk' | 'ysgz';

/** Loads the legal texts, which belong to the help section above. */
export type LoadLegalText = () => Promise<{ readonly LegalText: ComponentType<{ readonly topic: LegalTopic }> }>;

export const LegalTextContext = createContext<LoadLegalText | undefined>(undefined);

/** A legal text over the form, which keeps what was typed. Its code comes when it is asked for. */
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
