import { useServices } from '@site/shared/contract';
import { Button, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { RoomView } from './roomView';
import styles from './GuestBar.module.css';

interface GuestBarProps {
  /** Name that the platform gave the guest. `undefined` until known. */
  readonly name: string | undefined;
  /** Room, which decides whether pictures and predictions are possible. */
  readonly view: RoomView | undefined;
}

/** Shows a guest's name above the composer, and what signing in adds in this room. Implements R-CHAT-03. */
export function GuestBar({ name, view }: GuestBarProps) {
  const { bus } = useServices();
  const { t } = useTranslation();
  return (
    <div className={styles['bar']}>
      <span className={styles['person']}>
        <Icon name="user" size="sm" />
      </span>
      <p>
        {name === undefined ? t('guest.mode') : t('guest.mode_named', { name })}
        <span className={styles['hint']}>
          {t('guest.hint', {
            what: offersOf(view)
              .map((offer) => t(`guest.offer.${offer}`))
              .join(t('guest.and')),
          })}
        </span>
      </p>
      <Button
        size="sm"
        variant="primary"
        className={styles['action']}
        onClick={() => {
          bus.emit('auth/login', {});
        }}
      >
        {t('guest.log_in')}
      </Button>
    </div>
  );
}

/** Pictures that require a VIP level are not certain to be available, so they are not offered. */
function offersOf(view: RoomView | undefined) {
  const takesPictures = view?.room.pictures?.level === 0;
  const isOfMatch = view?.score !== undefined && view.score.status !== 'finished' && view.score.status !== 'abandoned';
  return ['packet', 'share', ...(takesPictures ? (['picture'] as const) : []), ...(isOfMatch ? (['predict'] as const) : [])] as const;
}
