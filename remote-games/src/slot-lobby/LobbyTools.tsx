import { Chip, Icon } from '@site/shared/ui';
import type { GameFilter, GamePage, GameQuery } from '../games/game';
import { useTranslation } from '../i18n';
import { AutoTransferSwitch } from './AutoTransferSwitch';
import { FacetChoices } from './FacetChoices';
import styles from './LobbyTools.module.css';
import { SearchBox } from './SearchBox';

interface LobbyToolsProps {
  readonly filters: readonly GameFilter[];
  /** `undefined` until known. */
  readonly found: Pick<GamePage, 'counts' | 'facets'> | undefined;
  readonly query: GameQuery;
  readonly onChange: (change: Partial<GameQuery>) => void;
  readonly isMember: boolean;
}

const FILTER_ICONS = { collected: 'heart', recent: 'history' } as const;

/** The filters with their counts, the further choices, the automatic transfer for members, and the search. */
export function LobbyTools({ filters, found, query, onChange, isMember }: LobbyToolsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['tools']}>
      <div role="group" aria-label={t('games.filters')} className={styles['filters']}>
        {filters.map((filter) => (
          <Chip
            key={filter}
            look="solid"
            pressed={query.filter === filter}
            count={found?.counts[filter]}
            onClick={() => {
              onChange({ filter });
            }}
          >
            {filter in FILTER_ICONS && <Icon name={FILTER_ICONS[filter as keyof typeof FILTER_ICONS]} size="xs" />}
            {t(`games.filter.${filter}`)}
          </Chip>
        ))}
      </div>
      {isMember && <AutoTransferSwitch />}
      <SearchBox
        value={query.search}
        total={found?.counts.all}
        onSearch={(search) => {
          onChange({ search });
        }}
      />
      {found?.facets && <FacetChoices facets={found.facets} query={query} onChange={onChange} />}
    </div>
  );
}
