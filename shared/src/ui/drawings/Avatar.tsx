import { cx, Drawing } from '@site/shared/ui/essentials';
import { paintOperaMask } from './paintOperaMask';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** The avatar that the member has chosen, or else their id. */
  readonly seed: string;
  readonly className?: string | undefined;
}

/** A member's picture: an opera mask drawn from the seed. Fills its box; round. */
export function Avatar({ seed, className }: AvatarProps) {
  return <Drawing cacheKey={`avatar ${seed}`} draw={() => paintOperaMask(seed)} className={cx(styles['avatar'], className)} />;
}
