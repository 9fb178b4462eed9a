import type { ComponentPropsWithRef } from 'react';
import styles from './SpreadRadio.module.css';

/**
 * Renders an invisible radio button that covers the positioned label around it, so that pointers, zoom and the focus
 * ring find the button where the label is.
 */
export function SpreadRadio(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles['radio']} />;
}
