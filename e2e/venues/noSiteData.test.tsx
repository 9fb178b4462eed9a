import { screen } from '@testing-library/react';
import { denySiteData, SITE_DATA_DENIALS, type SiteDataDenial } from './kit/testing/denySiteData';

const VENUES = ['cards', 'esports', 'fishing', 'live-casino', 'lottery', 'slots'] as const;
const CASES = VENUES.flatMap((venue) => SITE_DATA_DENIALS.map((denial) => [venue, denial] as const));

let giveBack = (): void => undefined;
const fetchBefore = globalThis.fetch;

afterEach(() => {
  giveBack();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  globalThis.fetch = fetchBefore;
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

it.each(CASES)('the page of %s starts where %s, and offers a retry while its server is away', async (venue, denial) => {
  start(venue, denial);

  // This notice differs from the one of a page that crashed.
  expect(await screen.findByText('暂时连接不上游戏服务器')).toBeVisible();
});

function start(venue: (typeof VENUES)[number], denial: SiteDataDenial): void {
  giveBack = denySiteData(denial);
  window.history.replaceState(null, '', '/?ticket=0123456789abcdef&lang=zh-CN');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  // The page loads its own copy of React.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.isolateModules(() => {
    jest.requireActual(`./${venue}/page/main`);
  });
}
