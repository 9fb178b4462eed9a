import { formatMoment } from '@site/shared/i18n';
import { Button, ProgressBar, SettlingButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useServerMinute } from '../sessions/useServerMinute';
import styles from './LimitRow.module.css';
import { shareUsed, type Limit } from './protection';
import { useAmountText } from './useAmountText';

/** Used share from which a limit counts as nearly reached. */
const NEAR = 0.8;

interface LimitRowProps {
  readonly limit: Limit;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onDecide: (isConfirmed: boolean) => void;
}

export function LimitRow({ limit, isBusy, onEdit, onDecide }: LimitRowProps) {
  const { t } = useTranslation();
  const textOf = useAmountText();
  const { kind, period, limit: most, used, until, pending } = limit;
  const name = t('protection.limit.name', { period: t(`protection.period.${period}`), kind: t(`protection.kind.${kind}`) });
  const share = shareUsed(limit);
  const inWords =
    most === undefined
      ? t('protection.limit.none', { used: textOf(used) })
      : t('protection.limit.used', { used: textOf(used), limit: textOf(most) });

  return (
    <li className={styles['row']}>
      <div className={styles['line']}>
        <b>{t(`protection.period.${period}`)}</b>
        <span className={styles['figures']} data-num translate="no">
          {inWords}
        </span>
        <Button
          size="sm"
          aria-label={t(most === undefined ? 'protection.limit.set_named' : 'protection.limit.change_named', { name })}
          onClick={onEdit}
        >
          {t(most === undefined ? 'protection.limit.set' : 'protection.limit.change')}
        </Button>
      </div>
      {most !== undefined && (
        <>
          <ProgressBar value={share} label={name} valueText={inWords} tone={share >= NEAR ? 'warning' : 'accent'} />
          <p className={styles['hint']}>{t('protection.limit.until', { until: formatMoment(until) })}</p>
        </>
      )}
      {pending !== undefined && <PendingLine pending={pending} name={name} isBusy={isBusy} onDecide={onDecide} />}
    </li>
  );
}

interface PendingLineProps {
  readonly pending: NonNullable<Limit['pending']>;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onDecide: (isConfirmed: boolean) => void;
}

function PendingLine({ pending: { limit, from }, name, isBusy, onDecide }: PendingLineProps) {
  const { t } = useTranslation();
  const textOf = useAmountText();
  const now = useServerMinute();
  const isReady = now >= from;
  const wanted = limit === undefined ? t('protection.limit.to_none') : t('protection.limit.to', { limit: textOf(limit) });
  return (
    <div className={styles['pending']}>
      <p>{t(isReady ? 'protection.limit.ready' : 'protection.limit.waiting', { wanted, from: formatMoment(from) })}</p>
      <div className={styles['buttons']}>
        {/* This button appears where the withdraw button was, so it ignores a press that was meant for that one. */}
        <SettlingButton
          size="sm"
          variant="primary"
          hidden={!isReady}
          meaning={isReady ? 'confirm' : 'withdraw'}
          disabled={isBusy}
          aria-label={t('protection.limit.confirm_named', { name })}
          onClick={() => {
            onDecide(true);
          }}
        >
          {t('protection.limit.confirm')}
        </SettlingButton>
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={t('protection.limit.withdraw_named', { name })}
          onClick={() => {
            onDecide(false);
          }}
        >
          {t('protection.limit.withdraw')}
        </Button>
      </div>
    </div>
  );
}
