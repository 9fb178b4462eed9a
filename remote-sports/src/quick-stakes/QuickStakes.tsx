import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { readAmount } from '@site/shared/input';
import { formatYuanInput, formatYuanPlain, type Fen } from '@site/shared/money';
import { AmountChip, IconButton, useLazyModule, warm } from '@site/shared/ui';
import { useMemberChoice } from '../choices/useMemberChoice';
import { useTranslation } from './texts';
import { quickStakesChoice } from './quickStakeRules';
import styles from './QuickStakes.module.css';

const load = () => import('./QuickStakesDialog');
const warming = warm(load);

interface QuickStakesProps {
  readonly text: string;
  /** Maximum stake; `undefined` while it is unknown. */
  readonly cap: Fen | undefined;
  readonly isDisabled: boolean;
  readonly onStake: (text: string) => void;
}

/**
 * Shows buttons that enter an amount or the maximum as the stake. Members can edit the amounts; the dialog is loaded on
 * first use.
 */
export function QuickStakes({ text, cap, isDisabled, onStake }: QuickStakesProps) {
  const { t } = useTranslation();
  const { session, overlays } = useServices();
  const isMember = useReadable(session.isSignedIn);
  const [stakes, choose] = useMemberChoice(quickStakesChoice);
  const [isEdited, setIsEdited] = useState(false);
  const close = () => {
    setIsEdited(false);
  };
  const dialog = useLazyModule(load, isEdited, () => {
    overlays.toast(t('quick_stakes.failed'), 'danger');
    close();
  });
  return (
    <div role="group" aria-label={t('quick_stakes.label')} className={styles['quick']}>
      {stakes.map((amount) => (
        <AmountChip
          key={amount}
          size="sm"
          pressed={readAmount(text) === amount}
          disabled={isDisabled}
          onClick={() => {
            onStake(formatYuanInput(amount));
          }}
        >
          {formatYuanPlain(amount)}
        </AmountChip>
      ))}
      <AmountChip
        size="sm"
        disabled={isDisabled || cap === undefined || cap === 0}
        onClick={() => {
          if (cap !== undefined) onStake(formatYuanInput(cap));
        }}
      >
        {t('quick_stakes.maximum')}
      </AmountChip>
      {isMember && (
        <IconButton
          icon="edit"
          size="sm"
          label={t('quick_stakes.title')}
          aria-haspopup="dialog"
          {...warming}
          onClick={() => {
            setIsEdited(true);
          }}
        />
      )}
      {dialog && isEdited && <dialog.QuickStakesDialog stakes={stakes} onSave={choose} onClose={close} />}
    </div>
  );
}
