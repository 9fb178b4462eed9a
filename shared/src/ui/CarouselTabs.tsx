import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { CarouselControl } from './useCarousel';
import styles from './Carousel.module.css';

export interface CarouselSlide {
  readonly id: string;
  /** Text of the slide's tab, two to six characters. */
  readonly title: string;
  /** A drawing with text over it (`HeroSlide`). The controls are at its foot and are colored for drawings. */
  readonly content: ReactNode;
}

export interface CarouselTabsProps {
  /** Id of the carousel, the prefix of the ids of panels and tabs. */
  readonly id: string;
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly current: number;
  readonly autoplay: CarouselControl['autoplay'];
  readonly intervalMs: number;
  readonly onChoose: (index: number) => void;
}

/**
 * Renders the titles of the slides. The bar above the current one fills while its interval runs, and is full when no
 * interval runs.
 */
export function CarouselTabs({ id, label, slides, current, autoplay, intervalMs, onChoose }: CarouselTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = targetOf(event.key, current, slides.length);
    if (index === undefined) return;
    event.preventDefault();
    onChoose(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles['tabs']}>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          role="tab"
          id={`${id}${slide.id}-tab`}
          aria-controls={`${id}${slide.id}`}
          aria-selected={index === current}
          tabIndex={index === current ? 0 : -1}
          className={styles['tab']}
          onKeyDown={handleKeyDown}
          onClick={() => {
            onChoose(index);
          }}
        >
          <span className={styles['bar']}>
            {index === current && (
              <span className={styles['done']} data-autoplay={autoplay} style={{ animationDuration: `${intervalMs}ms` }} />
            )}
          </span>
          <span data-title={slide.title} className={styles['title']}>
            {slide.title}
          </span>
        </button>
      ))}
    </div>
  );
}

function targetOf(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
