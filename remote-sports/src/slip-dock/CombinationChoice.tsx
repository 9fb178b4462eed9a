import { oddsFormatLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { formatCombinedPrice } from '@site/shared/odds';
import { AmountChip } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Combination } from '../slip/combinations';
import type { SlipSummary } from '../slip/slipSummary';
import { setCombination, slipStore } from '../slip/slipStore';
import { combinationLabel } from '../placement/useBetLabel';
import styles from './CombinationChoice.module.css';

/**
 * Shows how the legs can be combined: a parlay with its combined price, which is European regardless of the format of
 * its legs, and systems with their number of lines.
 */
export function CombinationChoice({ summary, isDisabled }: { readonly summary: SlipSummary; readonly isDisabled: boolean }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const legs = summary.entries.filter(({ status }) => status !== 'conflict');
  const prices = legs.flatMap(({ now }) => now.price ?? []);
  const labelOf = ({ kind }: Combination) => {
    const label = combinationLabel(kind, kind.kind === 'builder' ? summary.entries.length : legs.length, t);
    if (kind.kind !== 'parlay' || prices.length < legs.length) return label;
    return t('slip.combination.priced', { combination: label, price: formatCombinedPrice(prices), format: oddsFormatLabel('E', tBetting) });
  };
  return (
    <div role="group" aria-label={t('slip.combination.title')} className={styles['choice']}>
      {summary.combinations.map((combination) => (
        <AmountChip
          key={combination.choice}
          size="sm"
          pressed={combination.choice === summary.combination}
          disabled={isDisabled}
          onClick={() => {
            setCombination(slipStore(), combination.choice);
          }}
        >
          {labelOf(combination)}
        </AmountChip>
      ))}
    </div>
  );
}
