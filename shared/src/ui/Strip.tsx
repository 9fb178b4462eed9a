import { useEffect, useRef, type HTMLAttributes } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Strip.module.css';

interface StripProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | undefined;
}

/** What is chosen of a row: a filter that is on, a tab, a radio, a link to where the page is. */
const CHOSEN = ':is([aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), :has(> :checked))';

/**
 * A row of choices. On a desk it may wrap; on a phone and a tablet it stays one row that scrolls sideways, fades where there is more, and holds
 * what is chosen in sight. Its children are the choices themselves.
 */
export function Strip({ as: Tag = 'div', className, ...rest }: StripProps) {
  const ref = useRef<HTMLDivElement & HTMLUListElement>(null);
  const shown = useRef<{ readonly chosen: Element | null; readonly count: number }>({ chosen: null, count: 0 });

  // After each rendering, because what is chosen or how many there are is the children's.
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const { childElementCount: count } = strip;
    const chosen = strip.querySelector(CHOSEN);
    if (chosen === shown.current.chosen && count === shown.current.count) return;
    shown.current = { chosen, count };
    if (chosen) bringIntoSight(strip, chosen);
  });

  // Measures nothing: the browser says when an end comes into sight or leaves it.
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    const ends = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isHidden = intersectionRatio < WHOLE;
          if (target === strip.firstElementChild) strip.toggleAttribute('data-before', isHidden);
          if (target === strip.lastElementChild) strip.toggleAttribute('data-after', isHidden);
        }
      },
      { root: strip, threshold: WHOLE },
    );
    const watch = () => {
      ends.disconnect();
      if (strip.firstElementChild) ends.observe(strip.firstElementChild);
      if (strip.lastElementChild) ends.observe(strip.lastElementChild);
    };
    const children = new MutationObserver(watch);
    children.observe(strip, { childList: true });
    watch();
    return () => {
      ends.disconnect();
      children.disconnect();
    };
  }, []);

  return <Tag ref={ref} {...rest} className={cx(styles['strip'], className)} />;
}

/** Boxes end at fractions of a pixel. */
const WHOLE = 0.9;

/** In the middle, or as near to it as the ends of the row allow. */
function bringIntoSight(strip: HTMLElement, chosen: Element) {
  const row = strip.getBoundingClientRect();
  const box = chosen.getBoundingClientRect();
  const offset = box.left + box.width / 2 - (row.left + row.width / 2);
  if (strip.scrollWidth > strip.clientWidth && Math.abs(offset) > 1) strip.scrollLeft += offset;
}
