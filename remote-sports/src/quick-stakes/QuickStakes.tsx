import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { formatYuanInput, parseYuan } from '@site/shared/money';
import { AmountChip, IconButton, useLazyModule, warm } from '@site/shared/ui';
import { useMemberChoice } from '../choices/memberChoice';
import { useTranslation } from '../i18n';
import type { TypedStake } from '../slip-dock/useTypedStake';
import { quickStakesChoice } from './quickStakes';
import styles from './QuickStakes.module.css';

const load = () => import('./QuickStakesDialog');
const warming = warm(load);

/** Sums to stake by one press, and the highest there is. A member chooses the sums; their dialog is loaded for the first opening. */
export function QuickStakes({ typed, isDisabled }: { readonly typed: TypedStake; readonly isDisabled: boolean }) {
  const { t } = useTranslation();
  const { session, overlays } = useServices();
  const isMember = useReadable(session.isSignedIn);
  const [stakes, choose] = useMemberChoice(quickStakesChoice);
  const [isEdited, setIsEdited] = useState(false);
  const close = () => {
    setIsEdited(false);
  };
  const dialog = useLazyModule(load, isEdited, () => {
    overlays.toast(t('slip.quick_stakes_edit.failed'), 'danger');
    close();
  });
  const { cap } = typed;
  return (
    <div role="group" aria-label={t('slip.quick_stakes')} className={styles['quick']}>
      {stakes.map((amount) => (
        <AmountChip
          key={amount}
          size="sm"
          pressed={parseYuan(typed.text) === amount}
          disabled={isDisabled}
          onClick={() => {
            typed.write(formatYuanInput(amount));
          }}
        >
          {(amount / 100).toLocaleString('zh-CN')}
        </AmountChip>
      ))}
      <AmountChip
        size="sm"
        disabled={isDisabled || cap === undefined || cap === 0}
        onClick={() => {
          if (cap !== undefined) typed.write(formatYuanInput(cap));
        }}
      >
        {t('slip.maximum')}
      </AmountChip>
      {isMember && (
        <IconButton
          icon="edit"
          size="sm"
          label={t('slip.quick_stakes_edit.title')}
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
