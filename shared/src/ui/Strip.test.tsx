import { act, render, screen } from '@testing-library/react';
import { Strip } from './Strip';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>;

/** The observed ends of the row, and a function that simulates the browser's report of their visibility. */
const ends = { watched: new Set<Element>(), say: (_entries: readonly Entry[]): void => undefined, stopped: 0 };

beforeEach(() => {
  ends.watched.clear();
  ends.stopped = 0;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(say: typeof ends.say) {
        ends.say = say;
      }
      observe(target: Element): void {
        ends.watched.add(target);
      }
      disconnect(): void {
        ends.watched.clear();
        ends.stopped += 1;
      }
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const SPORTS = ['足球', '篮球', '网球', '排球'];

function Sports({ chosen, sports = SPORTS }: { readonly chosen: string; readonly sports?: readonly string[] }) {
  return (
    <Strip role="group" aria-label="体育项目" className="sports">
      {sports.map((sport) => (
        <button key={sport} type="button" aria-pressed={sport === chosen}>
          {sport}
        </button>
      ))}
    </Strip>
  );
}

const strip = () => screen.getByRole('group', { name: '体育项目' });
const choice = (name: string) => screen.getByRole('button', { name });

/** Lays out four choices of 100 pixels each in a row of 200. */
function layOut(): void {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = SPORTS.indexOf(this.textContent);
    return at < 0 ? new DOMRect(0, 0, 200, 40) : new DOMRect(at * 100 - strip().scrollLeft, 0, 100, 40);
  });
}

it('renders its choices as a row with the class of its parent, or as a list', () => {
  const { rerender } = render(<Sports chosen="足球" />);
  expect(strip()).toHaveClass('sports');
  expect(strip().children).toHaveLength(4);
  rerender(<Strip as="ul" aria-label="体育项目" />);
  expect(screen.getByRole('list', { name: '体育项目' })).toBeInTheDocument();
});

it('scrolls the chosen item to its middle, when it is shown and when another is chosen', () => {
  layOut();
  const { rerender } = render(<Sports chosen="网球" />);
  expect(strip().scrollLeft).toBe(150);
  rerender(<Sports chosen="篮球" />);
  expect(strip().scrollLeft).toBe(50);
});

it('keeps the scroll position of the player while nothing else is chosen', () => {
  layOut();
  const { rerender } = render(<Sports chosen="网球" />);
  strip().scrollLeft = 0;
  rerender(<Sports chosen="网球" />);
  expect(strip().scrollLeft).toBe(0);
  rerender(<Sports chosen="网球" sports={[...SPORTS, '棒球']} />);
  expect(strip().scrollLeft).toBe(150);
});

it.each([
  ['a tab', <i key="1" role="tab" aria-selected aria-label="网球" />],
  ['a link to where the page is', <a key="2" href="/x" aria-current="page" aria-label="网球" />],
  [
    'a radio',
    <label key="3">
      <input type="radio" defaultChecked aria-label="网球" />
    </label>,
  ],
])('finds %s that is chosen', (_name, chosen) => {
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  render(
    <Strip role="group" aria-label="体育项目">
      <b>足球</b>
      {chosen}
    </Strip>,
  );
  expect(measured.mock.contexts).toEqual([strip(), strip().lastElementChild]);
});

it('fades at an end that is out of sight, also after its choices have changed', async () => {
  const { rerender, unmount } = render(<Sports chosen="足球" />);
  expect([...ends.watched]).toEqual([choice('足球'), choice('排球')]);
  ends.say([
    { target: choice('足球'), intersectionRatio: 1 },
    { target: choice('排球'), intersectionRatio: 0.2 },
  ]);
  expect(strip()).toHaveAttribute('data-after');
  expect(strip()).not.toHaveAttribute('data-before');

  rerender(<Sports chosen="足球" sports={[...SPORTS, '棒球']} />);
  await act(() => Promise.resolve());
  expect([...ends.watched]).toEqual([choice('足球'), choice('棒球')]);
  ends.say([
    { target: choice('足球'), intersectionRatio: 0 },
    { target: choice('棒球'), intersectionRatio: 0.95 },
  ]);
  expect(strip()).toHaveAttribute('data-before');
  expect(strip()).not.toHaveAttribute('data-after');
  unmount();
  expect(ends.watched.size).toBe(0);
});
