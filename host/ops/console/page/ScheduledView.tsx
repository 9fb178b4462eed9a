import { useState } from 'react';
import { Button, ButtonLink, Card, Cell, Column, Empty, Row, Table, Tag, type TagTone } from '@site/shared/ui';
import { mayChange, type PlannedBody } from '../wire';
import { cancelAction } from './actions';
import { ChangeDialog } from './ChangeDialog';
import { useTranslation } from './i18n';
import { formatMinute, formatMoment } from './moments';
import { buildName, nameOf, whoName } from './names';
import { useOps } from './OpsContext';
import { describePlan } from './planTexts';
import { hrefOf } from './useRoute';
import styles from './ScheduledView.module.css';

interface Planned extends PlannedBody {
  readonly build: string;
}

const TONES = { waiting: 'accent', due: 'warning', done: 'success', cancelled: 'neutral', refused: 'danger' } as const satisfies Record<
  PlannedBody['state'],
  TagTone
>;

/** Shows the plans of all themed builds, the watcher that carries them out, and the last settled plans. */
export function ScheduledView() {
  const { t } = useTranslation();
  const { overview, desk } = useOps();
  const [cancelled, setCancelled] = useState<Planned>();
  const all = overview.builds.flatMap(({ build, plans }) => plans.map((plan): Planned => ({ ...plan, build })));
  const waiting = all.filter(({ ended }) => ended === undefined).sort((a, b) => a.due.localeCompare(b.due));
  const settled = all.filter(({ ended }) => ended !== undefined).sort((a, b) => (b.ended?.at ?? '').localeCompare(a.ended?.at ?? ''));
  const mayCancel = mayChange(desk.user.role);
  const cancelling = cancelled && cancelAction(desk.operations, cancelled.id);
  return (
    <>
      <Card title={t('scheduled.title')} padding="none" aside={<WatcherState />}>
        {waiting.length === 0 ? (
          <Empty
            title={t('scheduled.empty')}
            actions={mayCancel && <ButtonLink href={hrefOf({ view: 'overview' })}>{t('tabs.overview')}</ButtonLink>}
          >
            {t(mayCancel ? 'scheduled.how' : 'scheduled.how_viewer')}
          </Empty>
        ) : (
          <Table caption={t('scheduled.title')}>
            <Column>{t('scheduled.at')}</Column>
            <Column>{t('history.build')}</Column>
            <Column>{t('history.what')}</Column>
            <Column>{t('scheduled.state')}</Column>
            <Column>{t('scheduled.by')}</Column>
            <Column>{t('history.why')}</Column>
            {mayCancel && <Column align="end">{t('remote.actions')}</Column>}
            {waiting.map((plan) => (
              <Row key={`${plan.build} ${plan.id}`}>
                <Cell header className={styles['text']}>
                  <Times plan={plan} />
                </Cell>
                <Where plan={plan} />
                <Cell>
                  <Tag tone={TONES[plan.state]}>{t(`scheduled.states.${plan.state}`)}</Tag>
                </Cell>
                <Cell className={styles['text']}>{whoName(plan, t)}</Cell>
                <Cell className={styles['text']}>{plan.why}</Cell>
                {mayCancel && (
                  <Cell align="end">
                    <Button
                      size="sm"
                      aria-label={t('scheduled.cancel_number', { id: plan.id })}
                      onClick={() => {
                        setCancelled(plan);
                      }}
                    >
                      {t('scheduled.cancel')}
                    </Button>
                  </Cell>
                )}
              </Row>
            ))}
          </Table>
        )}
      </Card>
      {settled.length > 0 && <Settled plans={settled} />}
      {cancelled !== undefined && cancelling !== undefined && (
        <ChangeDialog
          build={cancelled.build}
          action={cancelling}
          onClose={() => {
            setCancelled(undefined);
          }}
        />
      )}
    </>
  );
}

function Settled({ plans }: { readonly plans: readonly Planned[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('scheduled.settled')} padding="none">
      <Table caption={t('scheduled.settled')}>
        <Column>{t('scheduled.ended_at')}</Column>
        <Column>{t('history.build')}</Column>
        <Column>{t('history.what')}</Column>
        <Column>{t('scheduled.state')}</Column>
        <Column>{t('history.who')}</Column>
        <Column>{t('history.why')}</Column>
        {plans.map((plan) => (
          <Row key={`${plan.build} ${plan.id}`}>
            <Cell header>{plan.ended === undefined ? '' : formatMoment(plan.ended.at)}</Cell>
            <Where plan={plan} />
            <Cell>
              <Tag tone={TONES[plan.state]}>{t(`scheduled.states.${plan.state}`)}</Tag>
            </Cell>
            <Cell className={styles['text']}>{whoName(plan.ended ?? plan, t)}</Cell>
            <Cell className={styles['text']}>{plan.ended?.why}</Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

function Times({ plan: { due, until } }: { readonly plan: Planned }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles['line']}>{formatMinute(due)}</span>
      {until !== undefined && <span className={styles['quiet']}>{t('scheduled.until', { at: formatMinute(until) })}</span>}
    </>
  );
}

/** Shows the themed build, and the change of its remote. */
function Where({ plan }: { readonly plan: Planned }) {
  const { t, locale } = useTranslation();
  const { desk, overview } = useOps();
  const { build, remote, id, isEnd } = plan;
  const known = overview.builds.flatMap(({ remotes }) => remotes);
  const name = remote === undefined ? '' : nameOf(known.find((each) => each.remote === remote) ?? { remote }, locale);
  const [operation = '', ...values] = describePlan(plan, t);
  return (
    <>
      <Cell>{buildName(desk.builds, build, locale)}</Cell>
      <Cell className={styles['text']}>
        <span className={styles['line']}>
          {remote === undefined ? (
            operation
          ) : (
            <a href={hrefOf({ view: 'remote', build, remote })} className={styles['link']}>{`${name} · ${operation}`}</a>
          )}
          <span className={styles['number']}>#{id}</span>
        </span>
        {values.map((value) => (
          <span key={value} className={styles['quiet']}>
            {value}
          </span>
        ))}
        {isEnd && <span className={styles['quiet']}>{t('scheduled.is_end')}</span>}
      </Cell>
    </>
  );
}

/** Shows the watcher that carries out the plans, because the page does not. */
function WatcherState() {
  const { t } = useTranslation();
  const { watcher } = useOps().overview;
  return (
    <span className={styles['quiet']}>
      {watcher === undefined
        ? t('watcher.never')
        : t(watcher.isWatching ? 'watcher.runs' : 'watcher.last', { at: formatMoment(watcher.at) })}
    </span>
  );
}
