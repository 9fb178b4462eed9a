import { useReadable, type Readable, type ViewProps } from '@site/shared/contract';
import { throwIfWished } from './misdeeds';
import styles from './Probe.module.css';

/** React subscribes in an effect, so what throws here throws in one. */
const SUBSCRIBED: Readable<undefined> = {
  get: () => undefined,
  subscribe: () => {
    throwIfWished('throws-in-an-effect');
    return () => undefined;
  },
};

/** A screen that says which parameters it was given. */
export function View({ params }: ViewProps) {
  throwIfWished('throws-in-render');
  useReadable(SUBSCRIBED);
  return <h1 className={styles['probe']}>{['probe', ...Object.values(params)].join(' ')}</h1>;
}
