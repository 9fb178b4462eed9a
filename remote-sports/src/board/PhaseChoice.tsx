import type { ReactNode } from 'react';
import { type MarketPhase } from '@site/shared/betting';
import { phaseLabel, sportLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { formatCount } from '@site/shared/i18n';
import { Segmented } from '@site/shared/ui';
import { useTranslation } from './texts';
import { championPhase, isChampion } from './boardQuery';
import styles from './BoardTools.module.css';

interface PhaseChoiceProps {
  readonly phase: MarketPhase;
  readonly counts: ReadonlyMap<MarketPhase, number>;
  /** Number of outrights in both of their phases together. */
  readonly championCount: number;
  readonly onPhase: (phase: MarketPhase) => void;
}

const MATCH_PHASES = ['in-play', 'today', 'early'] as const satisfies readonly MarketPhase[];
const CHAMPION_PHASES = ['champion-today', 'champion-early'] as const satisfies readonly MarketPhase[];

/**
 * Shows the phases in play, today, early and outrights, each only when it has entries. For outrights a second choice
 * offers today's and later ones.
 */
export function PhaseChoice({ phase, counts, championCount, onPhase }: PhaseChoiceProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const isOutright = isChampion(phase);
  const countOf = (candidate: MarketPhase) => counts.get(candidate) ?? 0;
  const labelled = (text: ReactNode, count: number) => (
    <>
      {text}{' '}
      <span data-num translate="no">
        {formatCount(count)}
      </span>
    </>
  );
  const matches = MATCH_PHASES.filter((candidate) => candidate === phase || countOf(candidate) > 0).map((value) => ({
    value,
    label: (
      <>
        {value === 'in-play' && <i className={styles['live']} aria-hidden="true" />}
        {labelled(phaseLabel(value, tBetting), countOf(value))}
      </>
    ),
  }));
  const outrights = { value: 'champion' as const, label: labelled(sportLabel('champion', tBetting), championCount) };
  return (
    <div className={styles['phases']}>
      <Segmented
        label={t('board.phases')}
        value={isOutright ? 'champion' : phase}
        onChange={(chosen) => {
          onPhase(chosen === 'champion' ? championPhase(counts) : chosen);
        }}
        options={isOutright || championCount > 0 ? [...matches, outrights] : matches}
      />
      {isOutright && (
        <Segmented
          size="sm"
          label={t('board.champion_phases')}
          value={phase}
          onChange={onPhase}
          options={CHAMPION_PHASES.map((value) => ({ value, label: labelled(phaseLabel(value, tBetting), countOf(value)) }))}
        />
      )}
    </div>
  );
}
