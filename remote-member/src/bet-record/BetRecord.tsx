import { useState } from 'react';
import { useRouteLink } from '@site/shared/contract';
import { isMissing, LoadableView } from '@site/shared/loadable';
import { ButtonLink, Empty, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { entryKey, type PlayEntry } from './play';
import type { PlayFilter, PlayPlace } from './playFilter';
import { PagePlaces } from './PagePlaces';
import { PlayTable } from './PlayTable';
import { RecordFigures } from './RecordFigures';
import { RecordTotal } from './RecordTotal';
import { RoundDialog } from './RoundDialog';
import { TicketDialog } from './TicketDialog';
import { useBetRecord } from './useBetRecord';

interface BetRecordProps {
  readonly filter: PlayFilter;
  readonly place: PlayPlace;
  readonly onPlace: (place: PlayPlace) => void;
  /** Restricts the record to one business day. */
  readonly onDay: (day: string) => void;
}

export function BetRecord({ filter, place, onPlace, onDay }: BetRecordProps) {
  const { period, page, totals, reload, reloadTotals } = useBetRecord(filter, place);
  const [opened, setOpened] = useState<PlayEntry>();
  const close = () => {
    setOpened(undefined);
  };

  return (
    <>
      <RecordTotal of={totals} onRetry={isMissing(page) ? undefined : reloadTotals} />
      {totals.data !== undefined && totals.data.count > 0 && <RecordFigures totals={totals.data} period={period} onDay={onDay} />}
      <LoadableView of={page} onRetry={reload} empty={<NoPlay />} skeleton={<Skeleton height="3.2rem" />}>
        {({ rows, next, previous }) => (
          <>
            <PlayTable rows={rows} onOpen={setOpened} />
            <PagePlaces next={next} previous={previous} total={totals.data?.count} onPlace={onPlace} />
          </>
        )}
      </LoadableView>
      {opened?.kind === 'ticket' && <TicketDialog key={entryKey(opened)} ticket={opened.ticket} onClose={close} />}
      {opened?.kind === 'round' && <RoundDialog key={entryKey(opened)} round={opened.round} onClose={close} />}
    </>
  );
}

function NoPlay() {
  const { t } = useTranslation();
  const sportLink = useRouteLink('sport', {});
  const lobbyLink = useRouteLink('egame', {});
  return (
    <Empty
      title={t('bet_record.empty')}
      actions={
        <>
          <ButtonLink {...sportLink}>{t('bet_record.go_bet')}</ButtonLink>
          <ButtonLink {...lobbyLink}>{t('bet_record.rounds.go_play')}</ButtonLink>
        </>
      }
    >
      {t('bet_record.empty_hint')}
    </Empty>
  );
}
