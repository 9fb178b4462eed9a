import type { RefObject } from 'react';
import { useMenuTexts } from './useMenuTexts';
import styles from './OnThisPage.module.css';

interface OnThisPageProps {
  /** Of the sections of the text, in their order. */
  readonly headings: readonly string[];
  /** Where the text with these sections is. */
  readonly text: RefObject<HTMLElement | null>;
}

/** Fewer are seen at once. */
const LEAST_SECTIONS = 3;

/** The sections of a long text beside it, where a desk is wide enough: a press brings one into sight and continues the reading there. */
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
