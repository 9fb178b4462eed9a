import { charactersOf } from '@site/shared/input';

/** Implements R-CONST-07 and R-CONST-08. */
export const MARQUEE_TICK_MS = 300;
export const MARQUEE_OVER_CHARACTERS = 15;

/** Separates the repetitions of a running title. */
const GAP = '　';

export interface TitleControl {
  show(title: string): void;
}

/**
 * The title of the page; one longer than 15 characters runs through the browser's tab, a character every 300 ms.
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
