import { useReadable, type Readable, type ViewProps } from '@site/shared/contract';
import { throwIfFaultSet } from './probeFaults';
import styles from './Probe.module.css';

/** React subscribes in an effect, so an error here is thrown in one. */
const SUBSCRIBED: Readable<undefined> = {
  get: () => undefined,
  subscribe: () => {
    throwIfFaultSet('throws-in-an-effect');
    return () => undefined;
  },
};

/** A screen that shows its parameters. */
export function View({ params }: ViewProps) {
  throwIfFaultSet('throws-in-render');
  useReadable(SUBSCRIBED);
  return <h1 className={styles['probe']}>{['probe', ...Object.values(params)].join(' ')}</h1>;
}
