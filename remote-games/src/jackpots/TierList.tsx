import { formatYuanFixed } from '@site/shared/money';
import { useTranslation } from './texts';
import type { TierAmount } from './jackpot';

interface TierListProps {
  readonly tiers: readonly TierAmount[];
  readonly className?: string | undefined;
}

/** Shows the amount of each tier, largest first. */
export function TierList({ tiers, className }: TierListProps) {
  const { t } = useTranslation();
  return (
    <dl className={className}>
      {tiers.map(({ tier, amount }) => (
        <div key={tier}>
          <dt>{t(`jackpot.tier.${tier}`)}</dt>
          <dd data-num translate="no">
            {formatYuanFixed(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
