import { aBuild, INTEGRITY, ORIGIN } from './testing/builders';
import { createViewFiles } from './viewFiles';

const build = aBuild('1.0.0', {
  preload: {
    crty: [
      { href: '1.abc.js', as: 'script', integrity: INTEGRITY },
      { href: '1.abc.css', as: 'style', integrity: INTEGRITY },
    ],
    results: [
      { href: '1.abc.js', as: 'script', integrity: INTEGRITY },
      { href: '2.abc.js', as: 'script', integrity: INTEGRITY },
    ],
    odd: [{ href: 'https://evil.example/x.js', as: 'script', integrity: INTEGRITY }],
  },
});
const SCRIPT = `${ORIGIN}/1.0.0/1.abc.js`;
const STYLESHEET = `${ORIGIN}/1.0.0/1.abc.css`;

function aPage(toScriptUrl: (url: string) => string = (url) => url) {
  const page = document.implementation.createHTMLDocument();
  const elements = () => [...page.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
  return {
    page,
    begin: createViewFiles(toScriptUrl, page),
    elements,
    files: () => elements().map((element) => ('src' in element ? element.src : element.href)),
  };
}

it('the files of a view are loaded with hash and CORS, as its remote would load them, and before others', () => {
  const { begin, elements } = aPage((url) => `${url}#checked`);
  begin(build, 'crty');

  expect(elements()).toMatchObject([
    { src: `${SCRIPT}#checked`, async: true, integrity: INTEGRITY, crossOrigin: 'anonymous', fetchPriority: 'high' },
    {
      href: STYLESHEET,
      rel: 'stylesheet',
      dataset: { href: 'begun' },
      integrity: INTEGRITY,
      crossOrigin: 'anonymous',
      fetchPriority: 'high',
    },
  ]);
});

it('a file is begun with once, for all views that need it', () => {
  const { begin, files } = aPage();
  begin(build, 'crty');
  begin(build, 'results');
  expect(files()).toEqual([SCRIPT, STYLESHEET, `${ORIGIN}/1.0.0/2.abc.js`]);
});

it('once loaded nothing of it stays in the page, and nothing is loaded again', () => {
  const { begin, elements, files } = aPage();
  begin(build, 'crty');
  for (const element of elements()) element.dispatchEvent(new Event('load'));
  begin(build, 'crty');
  expect(files()).toEqual([]);
});

it('a stylesheet that the remote has loaded by itself is not loaded again', () => {
  const { begin, page, files } = aPage();
  page.head.append(Object.assign(page.createElement('link'), { rel: 'stylesheet', href: STYLESHEET }));
  begin(build, 'crty');
  expect(files()).toEqual([STYLESHEET, SCRIPT]);
});

it('a file that failed leaves nothing, and is begun with by the next view', () => {
  const { begin, elements, files } = aPage();
  begin(build, 'crty');
  for (const element of elements()) element.dispatchEvent(new Event('error'));
  expect(files()).toEqual([]);

  begin(build, 'crty');
  expect(files()).toEqual([SCRIPT, STYLESHEET]);
});

it.each(['nowhere', 'constructor', 'odd'])('no file is begun with for the view %s', (view) => {
  const { begin, files } = aPage();
  begin(build, view);
  expect(files()).toEqual([]);
});

it('a script that the policy refuses is left to its remote', () => {
  const { begin, files } = aPage(() => {
    throw new TypeError('no script may come from there');
  });
  begin(build, 'crty');
  expect(files()).toEqual([STYLESHEET]);
});
