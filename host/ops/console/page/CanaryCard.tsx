import { Card, Cell, Column, Note, Row, Table } from '@site/shared/ui';
import type { CanaryBody, Guards, RemoteBody } from '../wire';
import { FiguresCells, figuresColumns } from './FiguresCells';
import { useTranslation, type Translate } from './i18n';
import { formatMoment } from './moments';
import { whoName } from './names';
import { CanaryTag, formatShare } from './RemoteSummary';
import styles from './RemoteView.module.css';

export interface CanaryCardProps {
  readonly remote: RemoteBody;
  readonly canary: CanaryBody;
  readonly children: React.ReactNode;
}

/**
 * Shows a canary beside the active build: its share, start and author; the figures of both; and the rules by which it
 * continues or is aborted.
 */
export function CanaryCard({ remote, canary, children }: CanaryCardProps) {
  const { t } = useTranslation();
  const { trial, version, share } = canary;
  const figures = trial?.step ?? remote.withPlayers;
  return (
    <Card title={t('remote.canary')} padding="none" aside={<CanaryTag canary={canary} />}>
      <Table caption={t('remote.canary_figures')}>
        <Column>{t('trial.build')}</Column>
        <Column align="end">{t('trial.devices')}</Column>
        {figuresColumns(t)}
        {(
          [
            ['canary', version, share],
            ['active', remote.active ?? '', 1 - share],
          ] as const
        ).map(([standing, build, part]) => (
          <Row key={standing}>
            <Cell header>{t(`trial.${standing}`, { version: build })}</Cell>
            <Cell align="end">{formatShare(part)}</Cell>
            <FiguresCells figures={figures?.find((each) => each.standing === standing)} />
          </Row>
        ))}
      </Table>
      <div className={styles['trial']}>
        {trial === undefined ? (
          <Note tone="warning" title={t('trial.unknown')} />
        ) : (
          <dl className={styles['details']}>
            {describe(trial, share, t).map(([name, value]) => (
              <div key={name} className={styles['detail']}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </Card>
  );
}

function describe({ since, stepSince, who, why, guards, step }: NonNullable<CanaryBody['trial']>, share: number, t: Translate) {
  return [
    [t('trial.since'), formatMoment(since)],
    [t('trial.step'), t('trial.step_by', { at: formatMoment(stepSince), who: whoName({ who }, t) })],
    [t('history.why'), why],
    [t('trial.counted'), t(step === undefined ? 'trial.since_start' : 'trial.since_step')],
    [t('trial.guards'), guards === undefined ? t('trial.by_hand') : rulesOf(guards, t)],
    ...(guards === undefined
      ? []
      : [
          [
            t('trial.next'),
            nextOf(
              guards.steps.filter((each) => each > share * 100),
              t,
            ),
          ],
        ]),
  ] as const;
}

function rulesOf({ steps: _, ...rules }: Guards, t: Translate): string {
  return t('trial.rules', rules);
}

/** Formats steps such as `20% → 50% → 转正`. */
function nextOf(steps: readonly number[], t: Translate): string {
  if (steps.length === 0) return t('trial.last');
  return steps.map((step) => (step === 100 ? t('operations.canary_finish') : `${step}%`)).join(' → ');
}
