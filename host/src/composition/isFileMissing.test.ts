import { isFileMissing } from './isFileMissing';

const error = (fields: object) => Object.assign(new Error('it failed'), fields);

it.each([
  ['a script that is not there', error({ name: 'ChunkLoadError', type: 'error' }), true],
  ['a script without its module', error({ name: 'ChunkLoadError', type: 'missing' }), true],
  ['a script that hangs', error({ name: 'ChunkLoadError', type: 'timeout' }), false],
  ['a stylesheet that is not there', error({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }), true],
  ['a stylesheet that hangs', error({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'timeout' }), false],
  ['an error of the view', error({}), false],
  ['something that is no error', 'it failed', false],
  ['nothing', null, false],
])('%s', (_case, cause, expected) => {
  expect(isFileMissing(cause)).toBe(expected);
});
