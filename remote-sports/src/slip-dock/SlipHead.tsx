import { memo } from 'react';
import { useStore } from 'zustand';
import { IconButton, Segmented } from '@site/shared/ui';
import { useTranslation } from './texts';
import { clear, setMode, slipStore } from '../slip/slipStore';
import { SLIP_MODES } from '../slip/types';
import styles from './SlipHead.module.css';

interface SlipHeadProps {
  readonly isEmpty: boolean;
  /** True while a bet is open: nothing can be changed. */
  readonly isLocked: boolean;
}

/** Shows the mode of the slip and the button that empties it. */
export const SlipHead = memo(function SlipHead({ isEmpty, isLocked }: SlipHeadProps) {
  const { t } = useTranslation();
  const mode = useStore(slipStore(), ({ slip }) => slip.mode);
  return (
    <header className={styles['head']}>
      <Segmented
        label={t('slip.modes')}
        size="sm"
        block
        className={styles['modes']}
        value={mode}
        options={SLIP_MODES.map((value) => ({ value, label: t(`slip.mode.${value}`), disabled: isLocked }))}
        onChange={(chosen) => {
          setMode(slipStore(), chosen);
        }}
      />
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
});
