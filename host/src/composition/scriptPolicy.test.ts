import { createScriptPolicy } from './scriptPolicy';

const isOurs = (origin: string) => origin === 'https://sports.example';

it.each([
  ['through Trusted Types', { createPolicy: jest.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules) }],
  ['without them', undefined],
])('lets addresses of our origins pass and no others, %s', (_case, factory) => {
  const toScriptUrl = createScriptPolicy(isOurs, factory);

  expect(toScriptUrl('https://sports.example/1/remoteEntry.js')).toBe('https://sports.example/1/remoteEntry.js');
  for (const url of [
    'https://sports.example.evil.example/a.js',
    'http://sports.example/a.js',
    'data:text/javascript,1',
    'https://sports.example/evil.js',
    'https://sports.example/1/picture.svg',
    'https://sports.example/1/',
    'blob:https://sports.example/1/a.js',
    'remoteEntry.js',
  ]) {
    expect(() => toScriptUrl(url)).toThrow(/no script|Invalid URL/);
  }
});

it('carries the name that the headers allow', () => {
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
  createScriptPolicy(isOurs, { createPolicy });
  expect(createPolicy).toHaveBeenCalledWith('host-loader', expect.anything());
});
