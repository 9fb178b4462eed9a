import { formatCombinedPrice } from '@site/shared/odds';
import { AmountChip } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Combination } from '../combinations';
import type { SlipDesk } from '../slipDesk';
import { setCombination, slipStore } from '../slipStore';
import { combinationLabel } from './useBetLabel';
import styles from './CombinationChoice.module.css';

/** How the legs are put together: the parlay with its combined price, systems with their lines. */
export function CombinationChoice({ desk, isDisabled }: { readonly desk: SlipDesk; readonly isDisabled: boolean }) {
  const { t } = useTranslation();
  const legs = desk.entries.filter(({ standing }) => standing !== 'conflict');
  const prices = legs.flatMap(({ now }) => now.price ?? []);
  const labelOf = ({ kind }: Combination) => {
    const label = combinationLabel(kind, legs.length, t);
    if (kind.kind !== 'parlay' || prices.length < legs.length) return label;
    return t('slip.combination.priced', { combination: label, price: formatCombinedPrice(prices) });
  };
  return (
    <div role="group" aria-label={t('slip.combination.title')} className={styles['choice']}>
      {desk.combinations.map((combination) => (
        <AmountChip
          key={combination.choice}
          size="sm"
          pressed={combination.choice === desk.combination}
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
