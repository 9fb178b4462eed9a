import { resultLabel, selectionLabel, fixtureLabel, ticketStateLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { formatCount, formatMoment } from '@site/shared/i18n';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './ExportButton.module.css';
import type { PlayEntry } from './play';
import type { PlayFilter } from './playFilter';
import { usePlayExport } from './usePlayExport';

export function ExportButton({ filter }: { readonly filter: PlayFilter }) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const { state, start } = usePlayExport(
    filter,
    HEAD.map((name) => t(`bet_record.export.${name}`)),
    {
      moment: formatMoment,
      kind: (kind) => t(`bet_record.kind.${kind}`),
      venue: (entry) => (entry.kind === 'ticket' ? t('bet_record.category.sport') : entry.round.venueName),
      content: contentOf,
      state: stateOf,
    },
  );
  const isReading = state.status === 'reading';
  const progress = isReading ? t('bet_record.export.reading', { count: formatCount(state.count) }) : undefined;
  return (
    <span className={styles['whole']}>
      <Button size="sm" icon="download" loading={isReading} onClick={() => void start()}>
        {progress ?? t('bet_record.export.start')}
      </Button>
      <span role="status" className={styles['failed']}>
        {state.status === 'failed' && t('bet_record.export.failed')}
      </span>
    </span>
  );

  function contentOf(entry: PlayEntry): string {
    if (entry.kind === 'round') return entry.round.gameName;
    return entry.ticket.legs.map((leg) => `${selectionLabel(leg, tb)} (${fixtureLabel(leg, tb)})`).join(' / ');
  }

  function stateOf(entry: PlayEntry): string {
    if (entry.kind === 'round') return t(`bet_record.rounds.state.${entry.round.state}`);
    const { ticket } = entry;
    return ticket.state.status === 'settled' ? resultLabel(ticket.state.result, tb) : ticketStateLabel(ticket, tb);
  }
}

const HEAD = ['time', 'kind', 'number', 'venue', 'content', 'risk', 'payout', 'net', 'state'] as const;
