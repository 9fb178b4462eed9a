import type { FocusEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { CarouselButtons } from './CarouselButtons';
import { CarouselTabs, type CarouselSlide } from './CarouselTabs';
import { cx } from '@site/shared/ui/essentials';
import { useCarousel } from './useCarousel';
import { useIsSeen } from './useIsSeen';
import { useSwipe } from './useSwipe';
import styles from './Carousel.module.css';

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly intervalMs?: number | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders slides that advance automatically, as a tabbed carousel (WAI-ARIA APG). It pauses while the pointer or the
 * focus is in it, while it is out of the viewport and while the tab is hidden. The player can stop it (WCAG 2.2.2), and
 * with reduced motion it never moves by itself. Only the current slide is reachable. A single slide has no controls.
 */
export function Carousel({ label, slides, intervalMs = 5000, className }: CarouselProps) {
  if (slides.length > 1) return <Slideshow label={label} slides={slides} intervalMs={intervalMs} className={className} />;
  return (
    <section aria-label={label} className={cx(styles['carousel'], className)}>
      <div className={styles['slide']} data-current>
        {slides[0]?.content}
      </div>
    </section>
  );
}

function Slideshow({ label, slides, intervalMs, className }: Omit<CarouselProps, 'intervalMs'> & { readonly intervalMs: number }) {
  const { t } = useSharedTranslation();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const { current, autoplay, send } = useCarousel(slides.length, intervalMs, useIsSeen(place));
  const swipe = useSwipe((by) => {
    send({ type: 'step', by });
  });
  const [hasOthers, drawOthers] = useOthers(intervalMs / 2);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) send({ type: 'release', hold: 'focus' });
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches pointer and focus pass; nothing is pressed on it
    <section
      ref={place}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={cx(styles['carousel'], className)}
      onPointerEnter={() => {
        drawOthers();
        send({ type: 'hold', hold: 'hover' });
      }}
      onPointerLeave={() => {
        send({ type: 'release', hold: 'hover' });
      }}
      onFocus={() => {
        drawOthers();
        send({ type: 'hold', hold: 'focus' });
      }}
      onBlur={handleBlur}
    >
      <div className={styles['controls']}>
        <CarouselButtons autoplay={autoplay} send={send} />
        <CarouselTabs
          id={id}
          label={label}
          slides={slides}
          current={current}
          autoplay={autoplay}
          intervalMs={intervalMs}
          onChoose={(index) => {
            send({ type: 'show', index });
          }}
        />
      </div>
      <div className={styles['slides']} aria-live={autoplay === 'running' ? 'off' : 'polite'} {...swipe}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            id={`${id}${slide.id}`}
            role="tabpanel"
            aria-roledescription={t('carousel.slide')}
            aria-labelledby={`${id}${slide.id}-tab`}
            inert={index !== current}
            data-current={index === current || undefined}
            className={styles['slide']}
          >
            {(index === current || hasOthers) && slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Returns whether to render the slides that are not shown yet: after a delay, or once the returned function is called.
 * Until then the page has more urgent work.
 */
function useOthers(delayMs: number): readonly [boolean, () => void] {
  const [areDrawn, setAreDrawn] = useState(false);
  const draw = () => {
    setAreDrawn(true);
  };
  useEffect(() => {
    const timer = setTimeout(() => {
      setAreDrawn(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs]);
  return [areDrawn, draw];
}
