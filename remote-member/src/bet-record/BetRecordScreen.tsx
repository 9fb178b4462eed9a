import { useMemo } from 'react';
import { useAddressQuery } from '@site/shared/address-query';
import { Segmented } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ScreenFrame } from '../ui/ScreenFrame';
import { BetRecord } from './BetRecord';
import { ExportButton } from './ExportButton';
import { PLAY_KINDS, playQuery, type PlayFilter } from './playFilter';
import { RecordFilter } from './RecordFilter';
import { SoughtEntry } from './SoughtEntry';

/**
 * Shows `/mine/betRecord`: all tickets and venue rounds of the member in one list, newest first. Implements
 * R-MEMBER-03, R-MEMBER-19.
 *
 * Assumption: a page has twenty entries. Filters are kind, category, venue, game, state, result and business days;
 * totals and charts above the list use the same filter. The address keeps filter and page; another filter starts at its
 * newest entries. The address can also name one entry, which opens over the list.
 */
export function BetRecordScreen() {
  const { t } = useTranslation();
  const [{ place, sought, ...chosen }, setQuery] = useAddressQuery('betRecord', playQuery);
  const key = JSON.stringify(chosen);
  const filter = useMemo(() => JSON.parse(key) as PlayFilter, [key]);
  const handleChange = (changed: Partial<PlayFilter>) => {
    setQuery({ ...chosen, ...changed, place: {}, sought: undefined });
  };

  return (
    <ScreenFrame
      title={t('bet_record.title')}
      aside={
        <>
          <Segmented
            label={t('bet_record.kind.label')}
            options={PLAY_KINDS.map((value) => ({ value, label: t(`bet_record.kind.${value}`) }))}
            value={filter.kind}
            onChange={(kind) => {
              handleChange({ kind, category: undefined, venue: undefined, game: undefined });
            }}
          />
          <ExportButton key={key} filter={filter} />
        </>
      }
    >
      <RecordFilter filter={filter} onChange={handleChange} />
      {/* The key discards the totals of the previous filter. */}
      <BetRecord
        key={key}
        filter={filter}
        place={place}
        onPlace={(next) => {
          setQuery({ ...chosen, place: next, sought: undefined });
        }}
        onDay={(day) => {
          handleChange({ from: day, to: day });
        }}
      />
      {sought && (
        <SoughtEntry
          key={`${sought.kind} ${sought.number}`}
          sought={sought}
          onClose={() => {
            setQuery({ ...chosen, place, sought: undefined });
          }}
        />
      )}
    </ScreenFrame>
  );
}

export { BetRecordScreen as View };
