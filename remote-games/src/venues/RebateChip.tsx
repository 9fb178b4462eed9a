import styles from './RebateChip.module.css';
import { useRebateName } from './useRebateName';

/** Shows a rebate in percent on the art of a category or a venue. */
export function RebateChip({ percent }: { readonly percent: string }) {
  const rebateName = useRebateName();
  return (
    <span className={styles['rebate']}>
      {rebateName} <b>{percent}%</b>
    </span>
  );
}
