import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCell, useRouteLink } from '../contract';
import { ServicesContext } from '../contract/ServicesContext';
import { createFakeServices } from '../testing';
import { useBoardLink } from './useBoardLink';

const NOT_FOUND = '/404';

/** A host of today, one of before contract 1.6, and one whose sports have no board for guests. */
type Day = 'today' | 'early' | 'early sports';

function setUp(day: Day, isSignedIn: boolean) {
  const { services, navigated } = createFakeServices();
  const { navigation } = services;
  const href = ((name, params, query) => {
    const isMissing = name.includes('/') && day !== 'today';
    if (isMissing && day === 'early') throw new TypeError(`there is no route ${name}`);
    return isMissing || name === 'notFound' ? NOT_FOUND : navigation.href(name, params, query);
  }) as typeof navigation.href;
  render(
    <ServicesContext
      value={{ ...services, navigation: { ...navigation, href }, session: { ...services.session, isSignedIn: createCell(isSignedIn) } }}
    >
      <Links />
    </ServicesContext>,
  );
  return { navigated };
}

function Links() {
  return (
    <>
      <a {...useBoardLink('CRTY')}>board</a>
      <a {...useRouteLink('sports/results', {})}>results</a>
    </>
  );
}

it.each<[Day, boolean, string, string]>([
  ['today', false, '/sports/board/CRTY', '/sports/results'],
  ['today', true, '/crty/CRTY', '/sports/results'],
  ['early sports', false, '/crty/CRTY', NOT_FOUND],
  ['early', false, '/crty/CRTY', NOT_FOUND],
  ['early', true, '/crty/CRTY', NOT_FOUND],
])('on a site of %s, signed in %j, the board is %s and a screen that may be missing %s', (day, isSignedIn, board, results) => {
  setUp(day, isSignedIn);
  expect(screen.getByRole('link', { name: 'board' })).toHaveAttribute('href', board);
  expect(screen.getByRole('link', { name: 'results' })).toHaveAttribute('href', results);
});

it('a link to a screen that an early host lacks leads to not-found, without an error', async () => {
  const { navigated } = setUp('early', false);
  await userEvent.click(screen.getByRole('link', { name: 'results' }));
  expect(navigated.map(({ name }) => name)).toEqual(['notFound']);
});
