import { useServices } from '@site/shared/contract';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './PayeeLine.module.css';

export function PayeeLine({ label, value }: { readonly label: string; readonly value: string }) {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      overlays.toast(t('waiting.copied'), 'success');
    } catch {
      overlays.toast(t('waiting.copy_failed'), 'warning');
    }
  };
  return (
    <div className={styles['line']}>
      <dt>{label}</dt>
      <dd className={styles['value']} translate="no">
        {value}
      </dd>
      <dd>
        <Button size="sm" variant="soft" icon="copy" aria-label={`${t('waiting.copy')} ${label}`} onClick={() => void handleCopy()}>
          {t('waiting.copy')}
        </Button>
      </dd>
    </div>
  );
}
