import { useReadable, type Readable, type ViewProps } from '@site/shared/contract';
import { throwIfFaultSet } from './probeFaults';
import styles from './Probe.module.css';

/** React subscribes in an effect, so this error is thrown in an effect. */
const SUBSCRIBED: Readable<undefined> = {
  get: () => undefined,
  subscribe: () => {
    throwIfFaultSet('throws-in-an-effect');
    return () => undefined;
  },
};

export function View({ params }: ViewProps) {
  throwIfFaultSet('throws-in-render');
  useReadable(SUBSCRIBED);
  return <h1 className={styles['probe']}>{['probe', ...Object.values(params)].join(' ')}</h1>;
}
