import { requirementOf } from './sharedRequirement';

it.each([
  ['^26.7.0', [1, 26, 7, 0], true, { start: '26.', least: '26.7.0' }],
  ['17.1.13-h7b7bf07d', [6, 17, 1, 13, undefined, 'h7b7bf07d'], true, { start: '17.1.13-h7b7bf07d', least: '17.1.13-h7b7bf07d' }],
  ['1.0.0', [4, 1, 0, 0], true, { start: '1.0.0', least: '1.0.0' }],
  ['^19.0.0 of whatever the scope has', [1, 19, 0, 0], false, { start: '', least: '' }],
])('%s', (_range, requiredVersion, strictVersion, requirement) => {
  expect(requirementOf({ requiredVersion, strictVersion })).toEqual(requirement);
});

it.each([
  ['^0.3.0', [2, 0, 3, 0]],
  ['~1.2.3', [2, 1, 2, 3]],
  ['>=1.2.3', [0, 1, 2, 3]],
  ['^1.2.3-rc.1', [1, 1, 2, 3, undefined, 'rc', 1]],
  ['no version', false as const],
])('%s is refused', (_range, requiredVersion) => {
  expect(() => requirementOf({ requiredVersion, strictVersion: true })).toThrow('only ^1.2.3 and one exact version');
});
