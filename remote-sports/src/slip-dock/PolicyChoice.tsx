import { memo } from 'react';
import { useStore } from 'zustand';
import { Select } from '@site/shared/ui';
import { useTranslation } from './texts';
import { TOLERANCE_PERCENT } from '../slip/judgeChange';
import { setPolicy, slipStore } from '../slip/slipStore';
import { ACCEPTANCE_POLICIES } from '../slip/types';
import styles from './SlipFooter.module.css';

/** Shows the choice of what happens when the price has moved by the time the bet is decided. */
export const PolicyChoice = memo(function PolicyChoice({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useTranslation();
  const policy = useStore(slipStore(), (state) => state.policy);
  return (
    <div className={styles['policy']}>
      <span aria-hidden="true">{t('slip.policy')}</span>
      <Select
        size="sm"
        label={t('slip.policy')}
        className={styles['policy-select']}
        value={policy}
        disabled={isDisabled}
        options={ACCEPTANCE_POLICIES.map((value) => ({
          value,
          label: t(`slip.policy_choice.${value}`, { percent: TOLERANCE_PERCENT }),
        }))}
        onChange={(chosen) => {
          setPolicy(slipStore(), chosen);
        }}
      />
    </div>
  );
});
