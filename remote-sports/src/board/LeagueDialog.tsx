import { useRef, useState } from 'react';
import { textInput } from '@site/shared/input';
import { cx, Dialog, IconButton, InputBox } from '@site/shared/ui';
import { LeagueBadge } from '@site/shared/ui/drawings/LeagueBadge';
import { useTranslation } from './texts';
import type { LeagueCount } from '../feed/matchList';
import { findLeagues } from './leagues';
import styles from './LeagueDialog.module.css';

const READS_SEARCH = textInput();

interface LeagueDialogProps {
  readonly open: boolean;
  readonly league: string;
  readonly leagues: readonly LeagueCount[];
  readonly starred: ReadonlySet<string>;
  readonly onStar: (leagueId: string) => void;
  readonly onChange: (league: string) => void;
  readonly onClose: () => void;
}

/** Lists all leagues that currently have matches. The player can search them by name, star them, or show one alone. */
export function LeagueDialog({ open, league, leagues, starred, onStar, onChange, onClose }: LeagueDialogProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = findLeagues(leagues, search, starred);
  return (
    <Dialog open={open} size="lg" title={t('board.all_leagues')} initialFocus={field} onClose={onClose} closeLabel={t('board.close')}>
      <InputBox
        ref={field}
        size="sm"
        icon="search"
        type="search"
        aria-label={t('board.search_leagues')}
        reads={READS_SEARCH}
        placeholder={t('board.search_leagues')}
        value={search}
        onChange={setSearch}
      />
      {found.length === 0 && (
        <p role="status" className={styles['none']}>
          {t('board.no_leagues')}
        </p>
      )}
      <ul className={styles['leagues']}>
        {found.map(({ id, name, count }) => (
          <li key={id} className={styles['league']}>
            <IconButton
              icon="star"
              size="sm"
              className={styles['star']}
              pressed={starred.has(id)}
              label={t('board.favourite', { match: name })}
              onClick={() => {
                onStar(id);
              }}
            />
            <button
              type="button"
              className={cx(styles['choose'], id === league && styles['current'])}
              aria-pressed={id === league}
              onClick={() => {
                onChange(id);
              }}
            >
              <LeagueBadge leagueId={id} className={styles['badge']} />
              <span className={styles['name']}>{name}</span>
              <span className={styles['count']} data-num translate="no">
                {count}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
