import { Button, Empty } from '@site/shared/ui';
import { EVERY_GAME, madeChoices, type Choice, type FoundGames, type GameQuery } from '../games/game';
import { useTranslation } from './texts';

interface NoGamesProps {
  readonly found: Pick<FoundGames, 'query' | 'loosened'>;
  readonly onChange: (change: Partial<GameQuery>) => void;
}

/** Maximum number of suggestions besides the button that shows all games. */
const OFFERED = 2;

/**
 * Shows, when no game was found, which choices to remove and how many games there are then, and a button that shows all
 * games.
 */
export function NoGames({ found: { query, loosened }, onChange }: NoGamesProps) {
  const { t } = useTranslation();
  const made = madeChoices(query);
  const ways = loosened.toSorted((one, other) => other.count - one.count).slice(0, OFFERED);
  const isFilterAlone = made.length <= 1 && query.search === '';
  return (
    <Empty
      title={
        query.search !== ''
          ? t('no_games.title.search', { search: query.search })
          : isFilterAlone
            ? t(`no_games.title.${query.filter}`)
            : t('no_games.title.choices')
      }
      actions={
        <>
          {ways.map(({ choice, count }) => (
            <Button
              key={choice}
              variant="primary"
              onClick={() => {
                onChange(withoutChoice(choice));
              }}
            >
              {t('games.loosen', { choice: t(`games.choice.${choice}`), count })}
            </Button>
          ))}
          <Button
            onClick={() => {
              onChange(EVERY_GAME);
            }}
          >
            {t('no_games.action')}
          </Button>
        </>
      }
    >
      {ways.length > 0 ? t('no_games.hint.choices') : query.search !== '' ? t('no_games.hint.search') : t(`no_games.hint.${query.filter}`)}
    </Empty>
  );
}

function withoutChoice(choice: Choice): Partial<GameQuery> {
  return { [choice]: EVERY_GAME[choice] };
}
