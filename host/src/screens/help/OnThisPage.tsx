import type { RefObject } from 'react';
import { useMenuTexts } from './useMenuTexts';
import styles from './OnThisPage.module.css';

interface OnThisPageProps {
  /** Headings of the text's sections, in order. */
  readonly headings: readonly string[];
  /** Element that contains the sections. */
  readonly text: RefObject<HTMLElement | null>;
}

/** Minimum number of sections for a list. Fewer are visible at once anyway. */
const LEAST_SECTIONS = 3;

/**
 * Lists the sections of a long text beside it in wide windows. A press scrolls to the section and moves the focus
 * there.
 */
export function OnThisPage({ headings, text }: OnThisPageProps) {
  const texts = useMenuTexts();
  if (headings.length < LEAST_SECTIONS) return null;
  const goTo = (index: number) => {
    const heading = text.current?.querySelectorAll<HTMLElement>('section > h2')[index];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  };
  return (
    <nav aria-label={texts.on_page} className={styles['nav']}>
      <p className={styles['title']}>{texts.on_page}</p>
      <ul>
        {headings.map((heading, index) => (
          <li key={heading}>
            <button
              type="button"
              className={styles['way']}
              onClick={() => {
                goTo(index);
              }}
            >
              {heading}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
