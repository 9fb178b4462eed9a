import { useStore } from 'zustand';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { clear, slipStore } from '../slipStore';
import styles from './SlipHead.module.css';

/** The mode of the slip, and emptying it. */
export function SlipHead({ isEmpty, isLocked }: { readonly isEmpty: boolean; readonly isLocked: boolean }) {
  const { t } = useTranslation();
  const mode = useStore(slipStore(), ({ slip }) => slip.mode);
  return (
    <header className={styles['head']}>
      <h2 className={styles['mode']}>{t(`slip.mode.${mode}`)}</h2>
      <IconButton
        icon="trash"
        size="sm"
        label={t('slip.clear')}
        disabled={isEmpty || isLocked}
        onClick={() => {
          clear(slipStore());
        }}
      />
    </header>
  );
}
