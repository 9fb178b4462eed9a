import { useCallback } from 'react';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView } from '@site/shared/loadable';
import { Cell, Column, Empty, Row, Table } from '@site/shared/ui';
import type { HistoryBody } from '../wire';
import { Facts } from './DifferenceView';
import { useTranslation, type Translate } from './i18n';
import { buildName, nameOf, operationName } from './names';
import { useOps } from './OpsContext';
import { usePolled } from './usePolled';
import styles from './HistoryTable.module.css';

export interface HistoryTableProps {
  readonly build: string;
  /** Of one remote; of all where it is left out. */
  readonly remote?: string;
}

/** Who changed what, when and why, newest first. */
export function HistoryTable({ build, remote }: HistoryTableProps) {
  const { t, locale } = useTranslation();
  const { api, desk, overview } = useOps();
  const read = useCallback(() => api.history(build, remote), [api, build, remote]);
  const [history, retry] = usePolled(read);
  const known = overview.builds.flatMap(({ remotes }) => remotes);
  return (
    <LoadableView of={history} onRetry={retry} empty={<Empty title={t('history.empty')} />} isEmpty={(data) => data.history.length === 0}>
      {(data) => (
        <Table caption={t('history.caption', { build: buildName(desk.builds, build, locale) })}>
          <Column>{t('history.at')}</Column>
          <Column>{t('history.who')}</Column>
          <Column>{t('history.what')}</Column>
          <Column>{t('change.before')}</Column>
          <Column>{t('change.after')}</Column>
          <Column>{t('history.why')}</Column>
          {data.history.map((line, index) => (
            <Row key={data.history.length - index}>
              <Cell>{formatMoment(Date.parse(line.at))}</Cell>
              <Cell className={styles['wrap']}>{whoOf(line, t)}</Cell>
              <Cell>
                {operationName(line.what, t)}
                {line.remote !== undefined &&
                  ` · ${nameOf(known.find((each) => each.remote === line.remote) ?? { remote: line.remote }, locale)}`}
                {!line.isInForce && t('history.broken_off')}
              </Cell>
              <Cell className={styles['wrap']}>{line.remote !== undefined && <Facts facts={line.from} />}</Cell>
              <Cell className={styles['wrap']}>{line.remote !== undefined && <Facts facts={line.to} />}</Cell>
              <Cell className={styles['wrap']}>{line.why}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </LoadableView>
  );
}

function whoOf({ who, approvedBy }: HistoryBody, t: Translate): string {
  return approvedBy === undefined ? who : t('history.approved_by', { who, approver: approvedBy });
}
