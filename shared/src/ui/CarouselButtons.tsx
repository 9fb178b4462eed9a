import { useSharedTranslation } from '@site/shared/i18n';
import type { IconName } from './essentials/iconPaths';
import { Icon } from '@site/shared/ui/essentials';
import type { CarouselControl } from './useCarousel';
import styles from './Carousel.module.css';

/**
 * Renders the buttons to pause or continue, back and forward. There is no pause button if the carousel never moves by
 * itself.
 */
export function CarouselButtons({ autoplay, send }: Pick<CarouselControl, 'autoplay' | 'send'>) {
  const { t } = useSharedTranslation();
  const isPaused = autoplay === 'paused';
  return (
    <div className={styles['buttons']}>
      {autoplay !== 'off' && (
        // Use one button for both states, so that it retains the focus.
        <RoundButton
          icon={isPaused ? 'triangle' : 'pause'}
          label={t(isPaused ? 'carousel.play' : 'carousel.pause')}
          onClick={() => send({ type: isPaused ? 'play' : 'pause' })}
        />
      )}
      <RoundButton icon="chevron-left" label={t('carousel.previous')} onClick={() => send({ type: 'step', by: -1 })} />
      <RoundButton icon="chevron-right" label={t('carousel.next')} onClick={() => send({ type: 'step', by: 1 })} />
    </div>
  );
}

interface RoundButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function RoundButton({ icon, label, onClick }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} className={styles['button']} onClick={onClick}>
      <Icon name={icon} size="sm" />
    </button>
  );
}
