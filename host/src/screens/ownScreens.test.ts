import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INITIAL_WIDGETS } from './ownScreens';

it('the html names the remotes that home begins with, for the servers to have the page connect to', () => {
  const html = readFileSync(join(__dirname, '..', 'index.html'), 'utf8');
  const named = /<meta name="first-remotes" content="(?<ids>[^"]*)"/.exec(html)?.groups?.['ids'];

  expect(named?.split(' ')).toEqual(INITIAL_WIDGETS.home?.map(([remote]) => remote));
});
