import { memo, useCallback } from 'react';
import { Chip, Icon, Skeleton, Strip } from '@site/shared/ui';
import type { GameFilter, GamePage, GameQuery } from '../games/game';
import { useTranslation } from './texts';
import { AutoTransferSwitch } from './AutoTransferSwitch';
import { FacetChoices } from './FacetChoices';
import styles from './LobbyTools.module.css';
import { SearchBox } from './SearchBox';

interface LobbyToolsProps {
  readonly filters: readonly GameFilter[];
  /** `undefined` until known and after a failure. */
  readonly found: Pick<GamePage, 'counts' | 'facets'> | undefined;
  readonly isLoading: boolean;
  readonly query: GameQuery;
  readonly onChange: (change: Partial<GameQuery>) => void;
  readonly isMember: boolean;
}

const FILTER_ICONS = { collected: 'heart', recent: 'history' } as const;

/** Shows the filters with their counts, the further choices, automatic transfer for members, and the search. */
export const LobbyTools = memo(function LobbyTools({ filters, found, isLoading, query, onChange, isMember }: LobbyToolsProps) {
  const { t } = useTranslation();
  const search = useCallback(
    (text: string) => {
      onChange({ search: text });
    },
    [onChange],
  );
  return (
    <div className={styles['tools']}>
      <Strip role="group" aria-label={t('games.filters')} className={styles['filters']}>
        {filters.map((filter) => (
          <FilterChip key={filter} filter={filter} isPressed={query.filter === filter} count={found?.counts[filter]} onChange={onChange} />
        ))}
      </Strip>
      {isMember && <AutoTransferSwitch />}
      <SearchBox value={query.search} total={found?.counts.all} onSearch={search} />
      {found === undefined
        ? isLoading && <Skeleton className={styles['awaited']} />
        : found.facets && <FacetChoices facets={found.facets} query={query} onChange={onChange} />}
    </div>
  );
});

interface FilterChipProps {
  readonly filter: GameFilter;
  readonly isPressed: boolean;
  readonly count: number | undefined;
  readonly onChange: (change: Partial<GameQuery>) => void;
}

const FilterChip = memo(function FilterChip({ filter, isPressed, count, onChange }: FilterChipProps) {
  const { t } = useTranslation();
  return (
    <Chip
      look="solid"
      pressed={isPressed}
      count={count}
      onClick={() => {
        onChange({ filter });
      }}
    >
      {filter in FILTER_ICONS && <Icon name={FILTER_ICONS[filter as keyof typeof FILTER_ICONS]} size="xs" />}
      <span>{t(`games.filter.${filter}`)}</span>
    </Chip>
  );
});
