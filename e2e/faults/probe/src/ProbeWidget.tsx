import { throwIfWished } from './misdeeds';
import styles from './Probe.module.css';

/** Any widget but the one with the balance. */
export function View() {
  throwIfWished('throws-in-render');
  return <p className={styles['probe']}>probe</p>;
}
