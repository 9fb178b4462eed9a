import { throwIfFaultSet } from './probeFaults';
import styles from './Probe.module.css';

/** Serves as every widget except the one with the balance. */
export function View() {
  throwIfFaultSet('throws-in-render');
  return <p className={styles['probe']}>probe</p>;
}
