import type { ComponentPropsWithRef } from 'react';
import styles from './SpreadRadio.module.css';

/**
 * A radio button without a look of its own, spread over the label around it, which is positioned: pointers, zoom and the focus ring find the
 * button where the label is seen.
 */
export function SpreadRadio(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles['radio']} />;
}
