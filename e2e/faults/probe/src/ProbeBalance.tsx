import { useReadable, useServices } from '@site/shared/contract';
import { formatYuanFixed } from '@site/shared/money';
import { throwIfFaultSet } from './probeFaults';
import styles from './Probe.module.css';

/** Shows the balance, so the header has one when the probe replaces the wallet. */
export function View() {
  throwIfFaultSet('throws-in-render');
  const balance = useReadable(useServices().balance.current);
  return <p className={styles['probe']}>{balance ? formatYuanFixed(balance.central) : null}</p>;
}
