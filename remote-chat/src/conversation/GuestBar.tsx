import { useServices } from '@site/shared/contract';
import { Button, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { RoomView } from './roomView';
import styles from './GuestBar.module.css';

interface GuestBarProps {
  /** The name the platform gave the guest; `undefined` until it is known. */
  readonly name: string | undefined;
  /** The room, which may take pictures and be that of a match. */
  readonly view: RoomView | undefined;
}

/** Above a guest's composer: under which name the guest speaks, and what signing in adds in this room. Implements R-CHAT-03. */
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

/** Pictures that ask for a grade are no more than a possibility, and not named. */
function offersOf(view: RoomView | undefined) {
  const takesPictures = view?.room.pictures?.level === 0;
  const isOfMatch = view?.score !== undefined && view.score.status !== 'finished' && view.score.status !== 'abandoned';
  return ['packet', 'share', ...(takesPictures ? (['picture'] as const) : []), ...(isOfMatch ? (['predict'] as const) : [])] as const;
}
