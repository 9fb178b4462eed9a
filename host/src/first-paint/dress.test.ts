import { EDITIONS, LOCALES } from '@site/shared/contract/services';
import { LOCAL_ENTRIES } from '@site/shared/storage';

const root = document.documentElement;

afterEach(() => {
  jest.useRealTimers();
});
beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  root.lang = 'zh-CN';
  delete root.dataset['edition'];
  delete root.dataset['first'];
});

function dress(): void {
  jest.isolateModules(() => {
    jest.requireActual('./dress');
  });
}

it.each(LOCALES)('the page is in %s before the application runs, where the player chose it', (locale) => {
  window.localStorage.setItem(LOCAL_ENTRIES.locale.key, LOCAL_ENTRIES.locale.codec.format(locale));

  dress();

  expect(root).toHaveAttribute('lang', locale);
});

it.each(EDITIONS)('the page is in the %s edition before the application runs, where the player chose it', (edition) => {
  window.localStorage.setItem(LOCAL_ENTRIES.edition.key, LOCAL_ENTRIES.edition.codec.format(edition));

  dress();

  expect(root).toHaveAttribute('data-edition', edition);
});

it.each(['', 'en', '"zh-TW"'])('with %j kept the page stays in the language it was served in', (kept) => {
  root.lang = 'zh-TW';
  window.localStorage.setItem(LOCAL_ENTRIES.locale.key, kept);
  window.localStorage.setItem(LOCAL_ENTRIES.edition.key, kept);

  dress();

  expect(root).toHaveAttribute('lang', 'zh-TW');
  expect(root).toHaveAttribute('data-edition', 'classic');
});

it('a browser that keeps nothing has the page as it was served', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  dress();

  expect(root).toHaveAttribute('lang', 'zh-CN');
  expect(root).toHaveAttribute('data-edition', 'classic');
});

it.each([
  ['/', 'home'],
  ['/loading', 'bare'],
  ['/game/sport/CRTY', 'frame'],
  ['/nowhere', 'frame'],
])('%s is drawn as %s', (path, first) => {
  window.history.replaceState(null, '', path);

  dress();

  expect(root).toHaveAttribute('data-first', first);
});

it.each([
  { script: 'one of the page', isDeferred: true, isSaid: true },
  { script: 'one that the application added', isDeferred: false, isSaid: false },
])('where $script does not load, the page says that it could not be loaded: $isSaid', ({ isDeferred, isSaid }) => {
  const notice = Object.assign(document.createElement('div'), { id: 'unloaded', hidden: true });
  const script = Object.assign(document.createElement('script'), { defer: isDeferred });
  document.body.replaceChildren(notice, script);
  dress();

  script.dispatchEvent(new Event('error'));

  expect(notice.hidden).toBe(!isSaid);
});

describe('an application that does not start', () => {
  const notice = () => document.getElementById('unloaded');
  const app = () => document.createElement('main');

  function serve(): HTMLElement {
    jest.useFakeTimers();
    const first = Object.assign(document.createElement('div'), { className: 'first' });
    const place = Object.assign(document.createElement('div'), { id: 'root' });
    place.append(first);
    document.body.replaceChildren(place, Object.assign(document.createElement('div'), { id: 'unloaded', hidden: true }));
    dress();
    return place;
  }

  it('because a script never arrives: the page says so after 20 s, and takes it back where it was only slow', async () => {
    const place = serve();
    jest.advanceTimersByTime(19_999);
    expect(notice()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(notice()).toBeVisible();

    place.replaceChildren(app());
    await jest.advanceTimersByTimeAsync(0);
    expect(notice()).not.toBeVisible();
  });

  it.each(['error', 'unhandledrejection'])('because it throws (%s): the page says so after 2 s', (type) => {
    serve();
    window.dispatchEvent(new Event(type));
    jest.advanceTimersByTime(2_000);

    expect(notice()).toBeVisible();
  });

  it('because it has removed everything: the page says so', () => {
    serve().replaceChildren();
    window.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(2_000);

    expect(notice()).toBeVisible();
  });

  it('for a browser that is too old is no fault: it has been told why', () => {
    serve().after(Object.assign(document.createElement('div'), { id: 'outdated' }));
    jest.advanceTimersByTime(60_000);

    expect(notice()).not.toBeVisible();
  });
});

it('what is thrown by a page that has started, or does not keep it from starting, says nothing', () => {
  jest.useFakeTimers();
  const place = Object.assign(document.createElement('div'), { id: 'root' });
  const first = Object.assign(document.createElement('div'), { className: 'first' });
  place.append(first);
  document.body.replaceChildren(place, Object.assign(document.createElement('div'), { id: 'unloaded', hidden: true }));
  dress();

  window.dispatchEvent(new Event('error'));
  place.replaceChildren(document.createElement('main'));
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(60_000);

  expect(document.getElementById('unloaded')).not.toBeVisible();
});
