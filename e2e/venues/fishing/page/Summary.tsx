import { showMoney } from '../../kit/showMoney';
import { useTexts } from '../../kit/react';
import type { Totals } from './play/types';
import type { Texts } from './texts';

export function Summary({ totals: { shots, catches, stake, payout } }: { readonly totals: Totals }) {
  const { summary } = useTexts<Texts>();
  const result = payout - stake;
  return (
    <dl className="summary" aria-label={summary.label}>
      <div>
        <dt>{summary.shots}</dt>
        <dd>{shots}</dd>
      </div>
      <div>
        <dt>{summary.catches}</dt>
        <dd>{catches}</dd>
      </div>
      <div>
        <dt>{summary.result}</dt>
        <dd data-sign={Math.sign(result)}>{`${result > 0 ? '+' : ''}${showMoney(result)}`}</dd>
      </div>
    </dl>
  );
}
