import { Button, Empty } from '@site/shared/ui';
import type { GameQuery } from '../games/game';
import { useTranslation } from '../i18n';

interface NoGamesProps {
  readonly query: GameQuery;
  readonly onChange: (change: Partial<GameQuery>) => void;
}

/** Shown where no game was found: what was searched for, and a button back to all games. */
export function NoGames({ query: { filter, search }, onChange }: NoGamesProps) {
  const { t } = useTranslation();
  const isSearch = search !== '';
  return (
    <Empty
      title={isSearch ? t('games.empty.search', { search }) : t(`games.empty.${filter}`)}
      actions={
        <Button
          onClick={() => {
            onChange({ venue: undefined, filter: 'all', search: '' });
          }}
        >
          {t('games.empty_action')}
        </Button>
      }
    >
      {isSearch ? t('games.empty_hint.search') : t(`games.empty_hint.${filter}`)}
    </Empty>
  );
}
