import { isUnderWay, type KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan } from '@site/shared/money';
import { Card, SettlingButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { JoinNote } from '../participation/JoinNote';
import type { RebateDay } from './rebate';
import styles from './RebateScreen.module.css';
import { RebateWay } from './RebateWay';

interface RebateDueProps {
  readonly due: readonly RebateDay[];
  readonly isAutomatic: boolean;
  readonly request: KeyedRequest<string, RebateDay>;
  readonly onClaim: (day: string) => void;
  readonly onChosen: () => void;
}

/** Shows how the rebate is paid, and the days that can be claimed. */
export function RebateDue({ due, isAutomatic, request, onClaim, onChosen }: RebateDueProps) {
  const { t } = useTranslation();
  // This key changes when the days have moved, so that another day may be under the player's finger.
  const order = due.map(({ day }) => day).join();
  return (
    <Card title={t('rebate.way')} padding="lg">
      <div className={styles['part']}>
        <RebateWay isAutomatic={isAutomatic} onChosen={onChosen} />
        {due.length > 0 && (
          <ul className={styles['due']} aria-label={t('rebate.due')}>
            {due.map(({ day, amount }) => (
              <li key={day}>
                <span>{day}</span>
                <b data-num translate="no">
                  {formatYuan(amount)}
                </b>
                <SettlingButton
                  variant="primary"
                  meaning={`${order} ${String(amount)}`}
                  loading={(request.status === 'sending' || request.status === 'unknown') && request.pending.subject === day}
                  disabled={isUnderWay(request)}
                  aria-label={t('rebate.claim_day', { day, amount: formatYuan(amount) })}
                  onClick={() => {
                    onClaim(day);
                  }}
                >
                  {t('rebate.claim')}
                </SettlingButton>
              </li>
            ))}
          </ul>
        )}
        {due.length === 0 && !isAutomatic && <p className={styles['note']}>{t('rebate.due_none')}</p>}
        <JoinNote of="rebate" request={request} />
      </div>
    </Card>
  );
}
