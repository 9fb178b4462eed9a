import { render, screen } from '@testing-library/react';
import { createCell, useRouteLink } from '../contract';
import { ServicesContext } from '../contract/ServicesContext';
import { createFakeServices } from '@site/testing';
import { useBoardLink } from './useBoardLink';

const NOT_FOUND = '/404';

function setUp(hasBoard: boolean, isSignedIn: boolean) {
  const { services } = createFakeServices();
  const { navigation } = services;
  const href = ((name, params, query) => {
    const isMissing = name.includes('/') && !hasBoard;
    return isMissing || name === 'notFound' ? NOT_FOUND : navigation.href(name, params, query);
  }) as typeof navigation.href;
  render(
    <ServicesContext
      value={{ ...services, navigation: { ...navigation, href }, session: { ...services.session, isSignedIn: createCell(isSignedIn) } }}
    >
      <Links />
    </ServicesContext>,
  );
}

function Links() {
  return (
    <>
      <a {...useBoardLink('CRTY')}>board</a>
      <a {...useRouteLink('sports/results', {})}>results</a>
    </>
  );
}

it.each<[string, boolean, boolean, string, string]>([
  ['has the board', true, false, '/sports/board/CRTY', '/sports/results'],
  ['has the board', true, true, '/crty/CRTY', '/sports/results'],
  ['lacks the board', false, false, '/crty/CRTY', NOT_FOUND],
  ['lacks the board', false, true, '/crty/CRTY', NOT_FOUND],
])(
  'on a site that %s (%j), signed in %j, the board is %s and a screen that may be missing %s',
  (_site, hasBoard, isSignedIn, board, results) => {
    setUp(hasBoard, isSignedIn);
    expect(screen.getByRole('link', { name: 'board' })).toHaveAttribute('href', board);
    expect(screen.getByRole('link', { name: 'results' })).toHaveAttribute('href', results);
  },
);
