import { watchReturn } from './watchReturn';

const { style } = document.documentElement;

afterEach(() => {
  style.visibility = '';
});

function transition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

it('hides a page that goes into the back/forward cache, and shows it once the session was compared', () => {
  const seen: string[] = [];
  watchReturn(window, () => {
    seen.push(style.visibility);
    return true;
  });
  transition('pagehide', true);
  expect(style.visibility).toBe('hidden');

  transition('pageshow', true);
  expect(seen).toEqual(['hidden']);
  expect(style.visibility).toBe('');
});

it('leaves a page hidden that is about to be left for another member', () => {
  watchReturn(window, () => false);
  transition('pagehide', true);
  transition('pageshow', true);

  expect(style.visibility).toBe('hidden');
});

it('does not hide a page that is unloaded, such as for a download that was refused', () => {
  watchReturn(window, () => true);
  transition('pagehide', false);

  expect(style.visibility).toBe('');
});

it.each([
  ['visibilitychange', document],
  ['resume', document],
  ['focus', window],
] as const)('compares the session on %s', (type, target) => {
  const follow = jest.fn(() => true);
  watchReturn(window, follow);
  target.dispatchEvent(new Event(type));

  expect(follow).toHaveBeenCalledTimes(1);
});
