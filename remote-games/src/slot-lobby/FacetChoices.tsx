import { memo } from 'react';
import { Button, Select, Strip } from '@site/shared/ui';
import { EVERY_GAME, madeChoices, type Facets, type GameQuery, type ReturnBand, type Theme, type Volatility } from '../games/game';
import { useTranslation } from './texts';
import styles from './LobbyTools.module.css';

interface FacetChoicesProps {
  readonly facets: Facets;
  readonly query: GameQuery;
  readonly onChange: (change: Partial<GameQuery>) => void;
}

/**
 * Shows the choices of theme, volatility and return with their numbers of games, and a button that clears all choices.
 */
export const FacetChoices = memo(function FacetChoices({ facets, query, onChange }: FacetChoicesProps) {
  const { t } = useTranslation();
  return (
    <Strip role="group" aria-label={t('games.choices')} className={styles['choices']}>
      <FacetSelect choice="theme" facet={facets.theme} value={query.theme} onChange={onChange} />
      <FacetSelect choice="volatility" facet={facets.volatility} value={query.volatility} onChange={onChange} />
      <FacetSelect choice="returns" facet={facets.returns} value={query.returns} onChange={onChange} />
      {madeChoices(query).length > 0 && (
        <Button
          size="sm"
          onClick={() => {
            onChange(EVERY_GAME);
          }}
        >
          {t('games.clear')}
        </Button>
      )}
    </Strip>
  );
});

type FacetValue = Theme | Volatility | ReturnBand;
type FacetText = `games.theme.${Theme}` | `games.volatility.${Volatility}` | `games.returns.${ReturnBand}`;

const ANY = '';

interface FacetSelectProps {
  readonly choice: keyof Facets;
  readonly facet: ReadonlyMap<FacetValue, number>;
  readonly value: FacetValue | undefined;
  readonly onChange: (change: Partial<GameQuery>) => void;
}

const FacetSelect = memo(function FacetSelect({ choice, facet, value, onChange }: FacetSelectProps) {
  const { t } = useTranslation();
  return (
    <Select<FacetValue | typeof ANY>
      size="sm"
      className={styles['choice']}
      label={t(`games.choice.${choice}`)}
      value={value ?? ANY}
      options={[
        { value: ANY, label: t(`games.any.${choice}`) },
        ...[...facet].map(([each, count]) => ({
          value: each,
          label: t('games.facet', { name: t(`games.${choice}.${each}` as FacetText), count }),
          disabled: count === 0 && each !== value,
        })),
      ]}
      onChange={(chosen) => {
        onChange({ [choice]: chosen === ANY ? undefined : chosen });
      }}
    />
  );
});
