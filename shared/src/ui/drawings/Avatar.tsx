import { cx } from '../cx';
import { Drawing } from './Drawing';
import { paintOperaMask } from './paintOperaMask';
import styles from './Avatar.module.css';

export interface AvatarProps {
  readonly userId: string;
  readonly className?: string | undefined;
}

/** A member's picture: an opera mask drawn from the id. Fills its box; round. */
export function Avatar({ userId, className }: AvatarProps) {
  return <Drawing cacheKey={`avatar ${userId}`} draw={() => paintOperaMask(userId)} className={cx(styles['avatar'], className)} />;
}
