import type { MarketPhase } from '@site/shared/betting';
import type { OddsFormat } from '@site/shared/odds';
import { textInput } from '@site/shared/input';
import { Chip, Icon, IconButton, InputBox, Strip } from '@site/shared/ui';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { useTranslation } from './texts';
import { ALL_DAYS, BOARD_SORTS, type BoardQuery, type BoardSort } from './boardQuery';
import { FormatChoice } from '../prices/FormatChoice';
import { LabelledSelect } from '../ui/LabelledSelect';
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
  readonly hasTwoLines: boolean;
  readonly onTwoLines: () => void;
  readonly onReload: () => void;
}

const SORT_KEYS = { league: 'board.sort_league', time: 'board.sort_time' } as const satisfies Record<BoardSort, string>;
/** Number of days ahead for which early markets are offered. */
const EARLY_DAYS = 7;
const DAY_MS = 86_400_000;

const READS_SEARCH = textInput();

/** Shows the phases on the left; sorting, odds format, day, favourites, search and refresh on the right. */
export function BoardTools(props: BoardToolsProps) {
  const { query, phaseCounts, championCount, format, favouriteCount, hasTwoLines, onPhase, onFormat, onQuery, onTwoLines, onReload } =
    props;
  const { t } = useTranslation();
  return (
    <div className={styles['tools']}>
      <PhaseChoice phase={query.phase} counts={phaseCounts} championCount={championCount} onPhase={onPhase} />
      <Strip className={styles['choices']}>
        {query.phase === 'early' && <DayChoice day={query.day} onQuery={onQuery} />}
        <LabelledSelect
          label={t('board.sort')}
          value={query.sort}
          options={BOARD_SORTS.map((sort) => ({ value: sort, label: t(SORT_KEYS[sort]) }))}
          onChange={(sort) => {
            onQuery({ sort });
          }}
        />
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
          reads={READS_SEARCH}
          placeholder={t('board.search')}
          value={query.search}
          onChange={(search) => {
            onQuery({ search });
          }}
        />
        <IconButton icon="list" className={styles['lines']} pressed={hasTwoLines} label={t('board.two_lines')} onClick={onTwoLines} />
        <IconButton icon="refresh" label={t('board.refresh')} onClick={onReload} />
      </Strip>
    </div>
  );
}

/** Shows the choice of a business day for early markets: from tomorrow on, or all days. */
function DayChoice({ day, onQuery }: Pick<BoardToolsProps, 'onQuery'> & { readonly day: string | undefined }) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const today = clock.now();
  const days = Array.from({ length: EARLY_DAYS }, (_, index) => formatDay(today + (index + 1) * DAY_MS));
  return (
    <LabelledSelect
      label={t('board.day')}
      value={day ?? days[0]}
      options={[...days.map((value) => ({ value, label: value.slice(5) })), { value: ALL_DAYS, label: t('board.all_days') }]}
      onChange={(chosen) => {
        onQuery({ day: chosen });
      }}
    />
  );
}
