import { formatYuanFixed, subtractFen, type Fen } from '@site/shared/money';
import { cx } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './MoneySums.module.css';

interface MoneySumsProps {
  readonly moneyIn: Fen;
  readonly moneyOut: Fen;
  /** True in the header of a day. */
  readonly isSmall?: boolean | undefined;
}

export function MoneySums({ moneyIn, moneyOut, isSmall = false }: MoneySumsProps) {
  const { t } = useTranslation();
  const sums = [
    ['money_in', moneyIn],
    ['money_out', moneyOut],
    ['net', subtractFen(moneyIn, moneyOut)],
  ] as const;
  return (
    <dl className={cx(styles['sums'], isSmall && styles['small'])}>
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{t(`transactions.${name}`)}</dt>
          <dd translate="no">{formatYuanFixed(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
