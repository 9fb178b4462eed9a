import { charactersOf } from '@site/shared/input';

/** Interval and minimum length of a scrolling title. Implements R-CONST-07 and R-CONST-08. */
export const MARQUEE_TICK_MS = 300;
export const MARQUEE_OVER_CHARACTERS = 15;

/** Gap between the repetitions of a scrolling title. */
const GAP = '　';

export interface TitleControl {
  show(title: string): void;
}

/**
 * Creates the title of the page. A title longer than 15 characters scrolls through the browser's tab, one character
 * every 300 ms.
 *
 * Implements R-UI-01, R-UI-02.
 */
export function createTitle(document: Pick<Document, 'title'>): TitleControl {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    show(title) {
      clearInterval(timer);
      document.title = title;
      if (charactersOf(title).length <= MARQUEE_OVER_CHARACTERS) return;
      const characters = charactersOf(`${title}${GAP}`);
      let step = 0;
      timer = setInterval(() => {
        step = (step + 1) % characters.length;
        document.title = [...characters.slice(step), ...characters.slice(0, step)].join('');
      }, MARQUEE_TICK_MS);
    },
  };
}
