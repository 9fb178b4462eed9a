import { memo } from 'react';
import { Button, Select } from '@site/shared/ui';
import { EVERY_GAME, madeChoices, type Facets, type GameQuery } from '../games/game';
import { useTranslation } from '../i18n';
import styles from './LobbyTools.module.css';

interface FacetChoicesProps {
  readonly facets: Facets;
  readonly query: GameQuery;
  readonly onChange: (change: Partial<GameQuery>) => void;
}

/** Theme, volatility and return, each with how many games it leaves, and a button that gives up every choice. */
export const FacetChoices = memo(function FacetChoices({ facets, query, onChange }: FacetChoicesProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('games.choices')} className={styles['choices']}>
      <FacetSelect
        label={t('games.choice.theme')}
        any={t('games.any.theme')}
        facet={facets.theme}
        value={query.theme}
        nameOf={(theme) => t(`games.theme.${theme}`)}
        onChoose={(theme) => {
          onChange({ theme });
        }}
      />
      <FacetSelect
        label={t('games.choice.volatility')}
        any={t('games.any.volatility')}
        facet={facets.volatility}
        value={query.volatility}
        nameOf={(volatility) => t(`games.volatility.${volatility}`)}
        onChoose={(volatility) => {
          onChange({ volatility });
        }}
      />
      <FacetSelect
        label={t('games.choice.returns')}
        any={t('games.any.returns')}
        facet={facets.returns}
        value={query.returns}
        nameOf={(band) => t(`games.returns.${band}`)}
        onChoose={(returns) => {
          onChange({ returns });
        }}
      />
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
    </div>
  );
});

const ANY = '';

interface FacetSelectProps<Value extends string> {
  readonly label: string;
  readonly any: string;
  readonly facet: ReadonlyMap<Value, number>;
  readonly value: Value | undefined;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value | undefined) => void;
}

function FacetSelect<Value extends string>({ label, any, facet, value, nameOf, onChoose }: FacetSelectProps<Value>) {
  const { t } = useTranslation();
  return (
    <Select<Value | typeof ANY>
      size="sm"
      className={styles['choice']}
      label={label}
      value={value ?? ANY}
      options={[
        { value: ANY, label: any },
        ...[...facet].map(([each, count]) => ({
          value: each,
          label: t('games.facet', { name: nameOf(each), count }),
          disabled: count === 0 && each !== value,
        })),
      ]}
      onChange={(chosen) => {
        onChoose(chosen === ANY ? undefined : chosen);
      }}
    />
  );
}
