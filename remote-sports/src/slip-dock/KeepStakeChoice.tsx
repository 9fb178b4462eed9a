import { memo, useId } from 'react';
import { useStore } from 'zustand';
import { Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
import { setKeepsStake, slipStore } from '../slip/slipStore';
import styles from './SlipFooter.module.css';

export const KeepStakeChoice = memo(function KeepStakeChoice() {
  const { t } = useTranslation();
  const keepsStake = useStore(slipStore(), (state) => state.keepsStake);
  const hintId = useId();
  return (
    <div className={styles['keep-stake']}>
      <Switch
        checked={keepsStake}
        aria-describedby={hintId}
        onChange={(chosen) => {
          setKeepsStake(slipStore(), chosen);
        }}
      >
        {t('slip.keep_stake')}
      </Switch>
      <p id={hintId}>{keepsStake && t('slip.keep_stake_on')}</p>
    </div>
  );
});
