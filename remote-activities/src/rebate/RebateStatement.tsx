import { formatShortMinute } from '@site/shared/i18n';
import { isMissing, LoadableView, type Loadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { Card, Empty, Pagination, Skeleton, Tag, VipBadge } from '@site/shared/ui';
import { useTranslation } from './texts';
import { REBATE_PAGE_SIZE, type RebateDay, type RebatePage } from './rebate';
import { RebateLines } from './RebateLines';
import styles from './RebateScreen.module.css';

interface RebateStatementProps {
  readonly of: Loadable<RebatePage>;
  readonly onRetry: () => void;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Shows every computed day with its computation. */
export function RebateStatement({ of, onRetry, page, onPage }: RebateStatementProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('rebate.statement')} padding={isMissing(of) ? 'lg' : 'none'}>
      <LoadableView
        of={of}
        onRetry={onRetry}
        isEmpty={({ days }) => days.length === 0}
        empty={<Empty title={t('rebate.statement_empty')}>{t('rebate.statement_empty_hint')}</Empty>}
        skeleton={<Skeleton height="3rem" />}
      >
        {({ days, total }) => (
          <>
            {days.map((day) => (
              <StatementDay key={day.day} day={day} />
            ))}
            <Pagination page={page} total={total} pageSize={REBATE_PAGE_SIZE} onChange={onPage} label={t('rebate.statement')} />
          </>
        )}
      </LoadableView>
    </Card>
  );
}

function StatementDay({ day: { day, grade, amount, lines, paidAt } }: { readonly day: RebateDay }) {
  const { t } = useTranslation();
  return (
    <section className={styles['day']} aria-label={t('rebate.of_day', { day })}>
      <div className={styles['head']}>
        <h3>{day}</h3>
        <VipBadge level={grade} />
        {paidAt === undefined ? (
          <Tag tone="warning">{t('rebate.waiting')}</Tag>
        ) : (
          <span className={styles['note']}>{t('rebate.paid_at', { time: formatShortMinute(paidAt) })}</span>
        )}
        <b data-num translate="no">
          {formatYuanFixed(amount)}
        </b>
      </div>
      <RebateLines caption={t('rebate.computation', { day })} lines={lines} />
    </section>
  );
}
