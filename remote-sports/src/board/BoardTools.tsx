import type { ReactNode } from 'react';
import { oddsFormatLabel, useBettingTranslation, type MarketPhase } from '@site/shared/betting';
import { ODDS_FORMATS, type OddsFormat } from '@site/shared/odds';
import { Chip, Icon, IconButton, InputBox, Select } from '@site/shared/ui';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { useTranslation } from '../i18n';
import { ALL_DAYS, BOARD_SORTS, type BoardQuery, type BoardSort } from './boardQuery';
import { EARLY_DAYS } from '../feed/limits';
import { PhaseChoice } from './PhaseChoice';
import styles from './BoardTools.module.css';

interface BoardToolsProps {
  readonly query: BoardQuery;
  readonly phaseCounts: ReadonlyMap<MarketPhase, number>;
  readonly championCount: number;
  readonly format: OddsFormat;
  readonly favouriteCount: number;
  readonly onPhase: (phase: MarketPhase) => void;
  readonly onFormat: (format: OddsFormat) => void;
  readonly onQuery: (change: Partial<BoardQuery>) => void;
  readonly onReload: () => void;
}

const SORT_KEYS = { league: 'board.sort_league', time: 'board.sort_time' } as const satisfies Record<BoardSort, string>;
const DAY_MS = 86_400_000;

/** Phases at the left; sorting, odds format, day, favourites, search and refresh at the right. */
export function BoardTools(props: BoardToolsProps) {
  const { query, phaseCounts, championCount, format, favouriteCount, onPhase, onFormat, onQuery, onReload } = props;
  const { t } = useTranslation();
  return (
    <div className={styles['tools']}>
      <PhaseChoice phase={query.phase} counts={phaseCounts} championCount={championCount} onPhase={onPhase} />
      <div className={styles['choices']}>
        {query.phase === 'early' && <DayChoice day={query.day} onQuery={onQuery} />}
        <Labelled label={t('board.sort')}>
          <Select
            size="sm"
            label={t('board.sort')}
            className={styles['select']}
            value={query.sort}
            options={BOARD_SORTS.map((sort) => ({ value: sort, label: t(SORT_KEYS[sort]) }))}
            onChange={(sort) => {
              onQuery({ sort });
            }}
          />
        </Labelled>
        <FormatChoice format={format} onFormat={onFormat} />
        <Chip
          pressed={query.favouritesOnly}
          count={favouriteCount}
          className={styles['favourites']}
          onClick={() => {
            onQuery({ favouritesOnly: !query.favouritesOnly });
          }}
        >
          <Icon name="star" size="sm" filled={query.favouritesOnly} />
          {t('board.favourites')}
        </Chip>
        <InputBox
          size="sm"
          icon="search"
          type="search"
          className={styles['search']}
          aria-label={t('board.search')}
          placeholder={t('board.search')}
          value={query.search}
          onChange={(search) => {
            onQuery({ search });
          }}
        />
        <IconButton icon="refresh" label={t('board.refresh')} onClick={onReload} />
      </div>
    </div>
  );
}

/** How two-sided prices are written. */
export function FormatChoice({ format, onFormat }: Pick<BoardToolsProps, 'format' | 'onFormat'>) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  return (
    <Labelled label={t('board.format')}>
      <Select
        size="sm"
        label={t('board.format')}
        className={styles['select']}
        value={format}
        options={ODDS_FORMATS.map((value) => ({ value, label: oddsFormatLabel(value, tBetting) }))}
        onChange={onFormat}
      />
    </Labelled>
  );
}

/** Early markets by business day, from tomorrow on, or all of them. */
function DayChoice({ day, onQuery }: Pick<BoardToolsProps, 'onQuery'> & { readonly day: string | undefined }) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const today = clock.now();
  const days = Array.from({ length: EARLY_DAYS }, (_, index) => formatDay(today + (index + 1) * DAY_MS));
  return (
    <Labelled label={t('board.day')}>
      <Select
        size="sm"
        label={t('board.day')}
        className={styles['select']}
        value={day ?? days[0]}
        options={[...days.map((value) => ({ value, label: value.slice(5) })), { value: ALL_DAYS, label: t('board.all_days') }]}
        onChange={(chosen) => {
          onQuery({ day: chosen });
        }}
      />
    </Labelled>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className={styles['labelled']}>
      <span className={styles['label']} aria-hidden="true">
        {label}
      </span>
      {children}
    </span>
  );
}
