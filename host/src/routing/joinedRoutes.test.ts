import { RESERVED_ROOMS } from '@site/shared/contract/remoteFacts';
import { PLATFORM_PREFIXES } from '@site/shared/release/servingRules';
import { KNOWN_REMOTES } from '../composition/knownRemotes';
import { NOT_FOUND, REDIRECTS, ROUTES } from './routes';

it('no remote that comes later can have a room that the site or its servers have', () => {
  const firstParts = [...ROUTES, ...REDIRECTS, NOT_FOUND]
    .map(({ path }) => path)
    .concat(PLATFORM_PREFIXES)
    .map((path) => path.split('/')[1] ?? '');
  const taken = firstParts.filter((part) => part !== '' && !Object.hasOwn(KNOWN_REMOTES, part));

  expect(RESERVED_ROOMS).toEqual(expect.arrayContaining(taken));
});
