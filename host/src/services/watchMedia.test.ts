import { NARROW, watchMedia } from './watchMedia';

/** Fake media query of a window whose width changes. */
class Query extends EventTarget {
  matches = false;

  become(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(Object.assign(new Event('change'), { matches }));
  }
}

it('follows the width of the window', () => {
  const query = new Query();
  const asked: string[] = [];
  const isNarrow = watchMedia(
    {
      matchMedia: (media) => {
        asked.push(media);
        return query as unknown as MediaQueryList;
      },
    },
    NARROW,
  );

  expect(asked).toEqual(['(max-width: 1199.98px)']);
  expect(isNarrow.get()).toBe(false);
  query.become(true);
  expect(isNarrow.get()).toBe(true);
  query.become(false);
  expect(isNarrow.get()).toBe(false);
});
