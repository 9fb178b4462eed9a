import { useCallback } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { Cell, Column, Empty, Row, Table } from '@site/shared/ui';
import type { HistoryBody } from '../wire';
import { Facts, Lines } from './DifferenceView';
import { useTranslation } from './i18n';
import { formatMoment } from './moments';
import { buildName, nameOf, whoName } from './names';
import { useOps } from './OpsContext';
import { changeName, describePlanned } from './planTexts';
import { usePolled } from './usePolled';
import styles from './HistoryTable.module.css';

export interface HistoryTableProps {
  readonly build: string;
  /** Remote of the entries; all remotes when left out. */
  readonly remote?: string;
}

/** Shows all changes with author, time and reason, newest first. */
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
              <Cell>{formatMoment(line.at)}</Cell>
              <Cell className={styles['wrap']}>{whoName(line, t)}</Cell>
              <Cell>
                <span>{changeName(line, t)}</span>
                {line.remote !== undefined && (
                  <span>{` · ${nameOf(known.find((each) => each.remote === line.remote) ?? { remote: line.remote }, locale)}`}</span>
                )}
                {!line.isInForce && <span>{t('history.broken_off')}</span>}
                {line.of !== undefined && <span className={styles['quiet']}>{t('scheduled.number', { id: line.of })}</span>}
              </Cell>
              <Cell className={styles['wrap']}>{isOfRemote(line) && <Facts facts={line.from} />}</Cell>
              <Cell className={styles['wrap']}>
                {line.plan !== undefined && <Lines of={describePlanned(line.plan, t)} />}
                {isOfRemote(line) && <Facts facts={line.to} />}
              </Cell>
              <Cell className={styles['wrap']}>{line.why}</Cell>
            </Row>
          ))}
        </Table>
      )}
    </LoadableView>
  );
}

/** Returns false for entries that only record something, which have neither a before nor an after. */
function isOfRemote({ remote, from, to }: HistoryBody): boolean {
  return remote !== undefined && (from !== undefined || to !== undefined);
}
