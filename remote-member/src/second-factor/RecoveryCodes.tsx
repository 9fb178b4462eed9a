import { useServices } from '@site/shared/contract';
import { Button, Note, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called when the member confirms that the codes are stored. */
  readonly onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const arrival = useArrivalFocus<HTMLDivElement>(true);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      overlays.toast(t('second_factor.codes.copied'), 'success');
    } catch {
      overlays.toast(t('second_factor.codes.copy_failed'), 'danger');
    }
  };
  return (
    <div ref={arrival} tabIndex={-1} className={styles['codes']}>
      <Note tone="warning" title={t('second_factor.codes.title')}>
        {t('second_factor.codes.hint')}
      </Note>
      <ul className={styles['list']} aria-label={t('second_factor.codes.list')}>
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button icon="copy" onClick={() => void handleCopy()}>
          {t('second_factor.codes.copy')}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {t('second_factor.codes.kept')}
        </Button>
      </div>
    </div>
  );
}
