import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { ButtonLink, Column, Empty, Pagination, Skeleton, Table } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { periodOfLastDays, RECORDS_PER_PAGE } from '../record-period/recordPeriod';
import { RecordTotal } from './RecordTotal';
import { roundKey, type Round } from './round';
import { fetchRounds } from './roundRecordApi';
import { RoundDialog } from './RoundDialog';
import { RoundRow } from './RoundRow';

interface RoundRecordProps {
  readonly days: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The totals of the last days and one page of the rounds in venues, each with what the venue reports of it. Read again when one has ended. */
export function RoundRecord({ days, page, onPage }: RoundRecordProps) {
  const { t } = useTranslation();
  const { http, bus, clock } = useServices();
  const period = useMemo(() => periodOfLastDays(days, clock.now()), [days, clock]);
  const load = useCallback((signal: AbortSignal) => fetchRounds(http, { period, page }, { signal }), [http, period, page]);
  const { state, reload } = useLoadable(load);
  useEffect(
    () =>
      bus.on('balance/changed', ({ cause }) => {
        if (cause === 'settlement') reload();
      }),
    [bus, reload],
  );
  const [opened, setOpened] = useState<Round>();

  return (
    <>
      <RecordTotal unit="rounds" total={state.data?.sums} isBusy={state.status === 'loading'} />
      <LoadableView
        of={state}
        onRetry={reload}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NoRounds />}
        skeleton={<Skeleton height="3.2rem" />}
      >
        {({ rows, total }) => (
          <>
            <Table caption={t('bet_record.rounds.title')}>
              <Column>{t('bet_record.rounds.at')}</Column>
              <Column>{t('bet_record.rounds.game')}</Column>
              <Column align="end">{t('bet_record.stake')}</Column>
              <Column align="end">{t('bet_record.rounds.payout')}</Column>
              <Column align="end">{t('bet_record.rounds.result')}</Column>
              <Column align="end">{t('bet_record.rounds.detail')}</Column>
              {rows.map((round) => (
                <RoundRow key={roundKey(round)} round={round} onOpen={setOpened} />
              ))}
            </Table>
            <Pagination page={page} total={total} pageSize={RECORDS_PER_PAGE} onChange={onPage} label={t('bet_record.pages')} />
          </>
        )}
      </LoadableView>
      {opened && (
        <RoundDialog
          round={opened}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </>
  );
}

function NoRounds() {
  const { t } = useTranslation();
  const lobbyLink = useRouteLink('egame', {});
  return (
    <Empty title={t('bet_record.rounds.empty')} actions={<ButtonLink {...lobbyLink}>{t('bet_record.rounds.go_play')}</ButtonLink>}>
      {t('bet_record.rounds.empty_hint')}
    </Empty>
  );
}
