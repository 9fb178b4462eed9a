import type { ReactNode } from 'react';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Room } from './room';
import styles from './RoomHead.module.css';

interface RoomHeadProps {
  /** Room that is shown, if any. */
  readonly room: Room | undefined;
  /** True while a room is loading. */
  readonly isEntering: boolean;
  readonly aside: ReactNode;
}

/** Shows a room's name and the number of people in it. */
export function RoomHead({ room, isEntering, aside }: RoomHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles['head']}>
      <span className={styles['sign']}>
        <Icon name="chat" size="sm" />
      </span>
      <div>
        <h2 className={styles['name']}>{room?.name ?? t(isEntering ? 'room.entering' : 'screen.title')}</h2>
        {room && (
          <p className={styles['online']}>
            <i className={styles['dot']} aria-hidden="true" />
            {t('room.online', { count: room.online })}
          </p>
        )}
      </div>
      <div className={styles['aside']}>{aside}</div>
    </header>
  );
}
