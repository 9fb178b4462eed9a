import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import { LimitDialog } from './LimitDialog';
import { LimitRow } from './LimitRow';
import styles from './ProtectionCard.module.css';
import { KINDS, type Limit } from './protection';
import { sendDecision } from './protectionApi';
import { useProtectionChange } from './useProtectionChange';

interface LimitsCardProps {
  readonly limits: readonly Limit[];
  readonly onChanged: () => void;
}

export function LimitsCard({ limits, onChanged }: LimitsCardProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Limit>();
  const deciding = useProtectionChange(onChanged);
  const decide = (limit: Limit, isConfirmed: boolean) => {
    const done = t(isConfirmed ? 'protection.limit.confirmed' : 'protection.limit.withdrawn');
    void deciding.send((ending) => sendDecision(http, limit, isConfirmed, ending), done);
  };

  return (
    <Card title={t('protection.limit.title')} padding="lg">
      <div className={styles['body']}>
        <p className={styles['hint']}>{t('protection.limit.hint')}</p>
        <SubmissionNote of={deciding.state} />
        <div className={styles['kinds']}>
          {KINDS.map((kind) => (
            <section key={kind} aria-labelledby={`protection-${kind}`} className={styles['kind']}>
              <h3 id={`protection-${kind}`} className={styles['name']}>
                {t(`protection.kind.${kind}`)}
              </h3>
              <p className={styles['hint']}>{t(`protection.kind_hint.${kind}`)}</p>
              <ul className={styles['rows']}>
                {limits
                  .filter((limit) => limit.kind === kind)
                  .map((limit) => (
                    <LimitRow
                      key={limit.period}
                      limit={limit}
                      isBusy={deciding.isSending}
                      onEdit={() => {
                        setEdited(limit);
                      }}
                      onDecide={(isConfirmed) => {
                        decide(limit, isConfirmed);
                      }}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {edited !== undefined && (
        <LimitDialog
          limit={edited}
          onChanged={onChanged}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </Card>
  );
}
