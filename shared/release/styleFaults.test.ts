import { describeStyleFaults, styleFaults } from './styleFaults';

const faultsOf = (css: string) => styleFaults(css, 'remote-news');

describe('a stylesheet of a remote is isolated', () => {
  it.each([
    ['by a class of its own', '.remote-news-a1-0 { color: red }'],
    ['by a class around an element', '.remote-news-a1-0 > h1:hover { color: red }'],
    ['by a class under a state of the page', 'html[data-edition="professional"] .remote-news-a1-0 { color: red }'],
    ['by a class in each alternative', ':is(.remote-news-a1-0, .remote-news-a1-1) h1 { color: red }'],
    ['in nested rules', '.remote-news-a1-0 { h1 { color: red } &:hover { color: red } html & { color: red } }'],
    ['in rules with a condition', '@media (width < 700px) { @supports (gap: 0) { .remote-news-a1-0 { color: red } } }'],
    ['with keyframes of its own', '@keyframes remote-news-a1-2 { from { top: 0 } }'],
  ])('%s', (_case, css) => {
    expect(faultsOf(css)).toEqual([]);
  });
});

describe('a stylesheet of a remote reaches the page', () => {
  it.each([
    ['by an element', 'h1 { color: lime }', 'the selector h1'],
    ['by the page itself', 'body { font-size: 40px }', 'the selector body'],
    ['by a variable of the page', ':root { --color-text: red }', 'the selector :root'],
    ['by a class without its name', '.title { color: red }', 'the selector .title'],
    ['by a class of another remote', '.remote-sports-a1-0 { color: red }', 'the selector .remote-sports-a1-0'],
    ['by one of several selectors', '.remote-news-a1-0, h1 { color: red }', 'the selector h1'],
    ['by one of several alternatives', ':is(.remote-news-a1-0, h1) { color: red }', 'the selector :is(.remote-news-a1-0, h1)'],
    ['by an element that only contains its own', 'body:has(.remote-news-a1-0) { color: red }', 'the selector body:has(.remote-news-a1-0)'],
    ['by everything but its own', ':not(.remote-news-a1-0) { color: red }', 'the selector :not(.remote-news-a1-0)'],
    ['by a nested selector for the page', '.remote-news-a1-0 { body:has(&) { color: red } }', 'the selector body:has(&)'],
    ['under a condition', '@media (width < 700px) { h1 { color: red } }', 'the selector h1'],
    ['by keyframes that others may have', '@keyframes spin { from { top: 0 } }', '@keyframes spin'],
    ['by a font', '@font-face { font-family: A; src: url(a.woff2) }', '@font-face'],
    ['by a registered property', "@property --a { syntax: '*'; inherits: false }", '@property'],
    ['by another stylesheet', "@import 'https://elsewhere.example/a.css';", '@import'],
    ['by what cannot be read', '.remote-news-a1-0 { color: red } }', expect.stringContaining('it cannot be read: ')],
  ])('%s', (_case, css, fault) => {
    expect(faultsOf(css)).toEqual([fault]);
  });
});

it('names the first faults and what to change', () => {
  const css = ['a', 'b', 'i', 'p', 'q', 's', 'u'].map((name) => `${name} { color: red }`).join(' ');

  expect(describeStyleFaults('7.css', css, 'remote-news')?.split('\n')).toEqual([
    '7.css of remote-news reaches beyond the views of the remote:',
    '  the selector a',
    '  the selector b',
    '  the selector i',
    '  the selector p',
    '  the selector q',
    '  … and 2 more',
    'Write styles as CSS modules (*.module.css) without :global, so that each selector has a class that begins with "remote-news-"',
  ]);
});
