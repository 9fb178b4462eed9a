import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable, type Loadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Card, Cell, Column, ProgressBar, Row, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import { missingOf, type DueTurnover, type GradeChange, type VipProgress } from './grade';
import styles from './KeepCard.module.css';
import { fetchGradeHistory } from './vipApi';

interface KeepCardProps {
  /** Progress of the member. The banner reports when it cannot be loaded. */
  readonly progress: Loadable<VipProgress>;
  readonly vipLevel: number;
}

/** Shows the turnover that keeps the grade, the turnover that regains a lost one, and the history of the grade. */
export function KeepCard({ progress, vipLevel }: KeepCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('vip.keep.title')} padding="lg">
      {progress.data === undefined ? (
        progress.status === 'loading' && <Skeleton height="0.8rem" />
      ) : (
        <Dues progress={progress.data} vipLevel={vipLevel} />
      )}
      <History />
    </Card>
  );
}

function Dues({ progress: { keep, regain }, vipLevel }: { readonly progress: VipProgress; readonly vipLevel: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles['dues']}>
      {keep === undefined ? (
        <p className={styles['note']}>{t('vip.keep.first_step')}</p>
      ) : (
        <Due name={t('vip.keep.keep', { level: vipLevel })} due={keep} />
      )}
      {regain !== undefined && <Due name={t('vip.keep.regain', { level: vipLevel + 1 })} due={regain} />}
    </div>
  );
}

function Due({ name, due }: { readonly name: string; readonly due: DueTurnover }) {
  const { t } = useTranslation();
  const { done, needed, until } = due;
  const missing = missingOf(due);
  const text = t('vip.done_of', { done: formatYuan(done), needed: formatYuan(needed) });
  return (
    <div className={styles['due']}>
      <p className={styles['words']}>
        {name}{' '}
        <b data-num translate="yes">
          {text}
        </b>
      </p>
      <ProgressBar value={needed === 0 ? 1 : done / needed} label={name} valueText={text} tone="gilt" />
      <p className={styles['note']}>
        {missing === 0
          ? t('vip.keep.enough', { time: formatMoment(until) })
          : t('vip.keep.missing', { amount: formatYuan(missing), time: formatMoment(until) })}
      </p>
    </div>
  );
}

function History() {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchGradeHistory(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  return (
    <LoadableView of={state} onRetry={reload} empty={t('vip.keep.no_history')} skeleton={<Skeleton height="0.8rem" />}>
      {(changes) => (
        <Table caption={t('vip.keep.history')}>
          <Column>{t('vip.keep.time')}</Column>
          <Column>{t('vip.keep.change')}</Column>
          <Column align="end">{t('vip.keep.grade')}</Column>
          {changes.map((change) => (
            <Change key={`${String(change.at)} ${change.reason} ${String(change.to)}`} change={change} />
          ))}
        </Table>
      )}
    </LoadableView>
  );
}

function Change({ change: { at, from, to, reason } }: { readonly change: GradeChange }) {
  const { t } = useTranslation();
  return (
    <Row>
      <Cell header>
        <time dateTime={new Date(at).toISOString()} translate="no">
          {formatMoment(at)}
        </time>
      </Cell>
      <Cell>{t(`vip.keep.reason.${reason}`)}</Cell>
      <Cell align="end">{from === to ? `VIP ${String(to)}` : `VIP ${String(from)} → VIP ${String(to)}`}</Cell>
    </Row>
  );
}
