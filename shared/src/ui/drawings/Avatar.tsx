import { cx, Drawing } from '@site/shared/ui/essentials';
import { paintOperaMask } from './paintOperaMask';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Avatar that the member has chosen, or otherwise their id. */
  readonly seed: string;
  readonly className?: string | undefined;
}

/** Renders a member's picture: an opera mask drawn from the seed. It is round and fills its box. */
export function Avatar({ seed, className }: AvatarProps) {
  return <Drawing cacheKey={`avatar ${seed}`} draw={() => paintOperaMask(seed)} className={cx(styles['avatar'], className)} />;
}
