import { useEffect, useRef, type HTMLAttributes } from 'react';
import { cx } from '@site/shared/ui/essentials';
import styles from './Strip.module.css';

interface StripProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'ul' | undefined;
}

/** Selector of the chosen item in a row: an active filter, a tab, a radio button, a link to the current page. */
const CHOSEN = ':is([aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), :has(> :checked))';

/**
 * Renders a row of choices. On a desktop it may wrap; on phones and tablets it is one row that scrolls sideways, fades
 * at the ends with more content, and scrolls the chosen item into view. Its children are the choices themselves.
 */
export function Strip({ as: Tag = 'div', className, ...rest }: StripProps) {
  const ref = useRef<HTMLDivElement & HTMLUListElement>(null);
  const shown = useRef<{ readonly chosen: Element | null; readonly count: number }>({ chosen: null, count: 0 });

  // Run after every render, because the children determine the chosen item and the number of items.
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const { childElementCount: count } = strip;
    const chosen = strip.querySelector(CHOSEN);
    if (chosen === shown.current.chosen && count === shown.current.count) return;
    shown.current = { chosen, count };
    if (chosen) bringIntoSight(strip, chosen);
  });

  // Observe the ends instead of measuring: the browser reports when one enters or leaves the visible part.
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

/** Boxes end at fractions of a pixel, so this much of an end counts as fully visible. */
const WHOLE = 0.9;

/** Scrolls the chosen item to the middle, or as near to it as the ends of the row allow. */
function bringIntoSight(strip: HTMLElement, chosen: Element) {
  const row = strip.getBoundingClientRect();
  const box = chosen.getBoundingClientRect();
  const offset = box.left + box.width / 2 - (row.left + row.width / 2);
  if (strip.scrollWidth > strip.clientWidth && Math.abs(offset) > 1) strip.scrollLeft += offset;
}
