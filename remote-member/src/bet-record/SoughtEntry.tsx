import { useCallback } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { Dialog, Empty, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { fetchEntry } from './betRecordApi';
import type { SoughtPlay } from './playFilter';
import { RoundDialog } from './RoundDialog';
import { TicketDialog } from './TicketDialog';

interface SoughtEntryProps {
  readonly sought: SoughtPlay;
  readonly onClose: () => void;
}

/** Shows the bet or round that a link names, over the list, or a message when the member has no such entry. */
export function SoughtEntry({ sought, onClose }: SoughtEntryProps) {
  const { t } = useTranslation();
  const { http, clock, locale } = useServices();
  const language = useReadable(locale);
  const { kind, number } = sought;
  const load = useCallback(
    (signal: AbortSignal) => fetchEntry(http, { kind, number }, { signal, now: clock.now() }),
    [http, clock, kind, number],
  );
  const { state, reload } = useLoadable(load, language);
  const entry = state.data === 'unknown' ? undefined : state.data;
  if (entry?.kind === 'ticket') return <TicketDialog ticket={entry.ticket} onClose={onClose} />;
  if (entry?.kind === 'round') return <RoundDialog round={entry.round} onClose={onClose} />;
  return (
    <Dialog open title={t(`bet_record.sought.${kind}`, { number })} onClose={onClose} closeLabel={t('bet_record.close')}>
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="1.6rem" />}>
        {() => <Empty title={t('bet_record.sought.unknown')}>{t('bet_record.sought.unknown_hint')}</Empty>}
      </LoadableView>
    </Dialog>
  );
}
