import { createScriptPolicy, restrictOwnPolicy } from './scriptPolicy';

interface Rules {
  createScriptURL(url: string): string;
}

const isOurs = (origin: string) => origin === 'https://sports.example';

it.each([
  ['through Trusted Types', { createPolicy: jest.fn((_name: string, rules: Rules) => rules) }],
  ['without them', undefined],
])('lets addresses of our origins pass and no others, %s', (_case, factory) => {
  const toScriptUrl = createScriptPolicy(isOurs, [], factory);

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
  const createPolicy = jest.fn((_name: string, rules: Rules) => rules);
  createScriptPolicy(isOurs, [], { createPolicy });
  expect(createPolicy).toHaveBeenCalledWith('host-loader', expect.anything());
});

describe('the policy of a remote', () => {
  /** Creates a factory that behaves like the browser under the site's headers: each listed name is allowed once. */
  function aFactory(allowed = ['host', 'host-loader', 'remote-sports']) {
    const taken = new Map<string, Rules>();
    const factory = {
      createPolicy(name: string, rules: Rules): Rules {
        if (!allowed.includes(name) || taken.has(name)) throw new TypeError(`Policy "${name}" disallowed.`);
        taken.set(name, rules);
        return rules;
      },
    };
    const native = factory.createPolicy.bind(factory);
    return { factory, native };
  }
  const anything: Rules = { createScriptURL: (url) => url };

  it('is lent to each of its builds, and creates addresses of files of remotes alone', () => {
    const { factory } = aFactory();
    createScriptPolicy(isOurs, ['remote-sports'], factory);

    for (const policy of [factory.createPolicy('remote-sports', anything), factory.createPolicy('remote-sports', anything)]) {
      expect(policy.createScriptURL('https://sports.example/1/42.js')).toBe('https://sports.example/1/42.js');
      expect(policy.createScriptURL('https://sports.example/main.hot-update.js')).toBe('https://sports.example/main.hot-update.js');
      for (const url of ['https://evil.example/1/a.js', 'data:text/javascript,1', '/site/api/v1/a.js', 'https://sports.example/1/a.json']) {
        expect(() => policy.createScriptURL(url)).toThrow('no script may come from');
      }
    }
  });

  it('asks the rules of the build first', () => {
    const { factory } = aFactory();
    createScriptPolicy(isOurs, ['remote-sports'], factory);
    const policy = factory.createPolicy('remote-sports', {
      createScriptURL() {
        throw new TypeError('no script of this build');
      },
    });

    expect(() => policy.createScriptURL('https://sports.example/1/42.js')).toThrow('no script of this build');
  });

  it('cannot be created past the host: its name is taken, and creates nothing', () => {
    const { factory, native } = aFactory();
    createScriptPolicy(isOurs, ['remote-sports', 'remote-later'], factory);

    for (const name of ['host-loader', 'remote-sports', 'remote-later']) expect(() => native(name, anything)).toThrow('disallowed');
    expect(() => factory.createPolicy('host-loader', anything)).toThrow('disallowed');
  });
});

describe('the policy of the host', () => {
  /** Returns the policy that webpack's runtime creates after the host has restricted it. */
  function createOwnPolicy(): Rules {
    const factory = { createPolicy: (_name: string, rules: Rules) => rules };
    restrictOwnPolicy(factory);
    return factory.createPolicy('host', { createScriptURL: (url) => url });
  }

  it('takes scripts of its own folder alone', () => {
    const { createScriptURL } = createOwnPolicy();

    expect(createScriptURL('/assets/lazy.1.js')).toBe(`${window.location.origin}/assets/lazy.1.js`);
    for (const url of [
      '/captcha/geetest.js',
      '/assets/../captcha/geetest.js',
      '/site/api/v1/user/upload/1.js',
      '//elsewhere.example/assets/a.js',
      'https://elsewhere.example/assets/a.js',
      'https://localhost/assets/a.js',
      'data:text/javascript,alert(1)',
      'blob:http://localhost/assets/a.js',
      'javascript:alert(1)//assets/a.js',
      '/assets/a.svg',
    ]) {
      expect(() => createScriptURL(url)).toThrow('is not a script of the host');
    }
  });

  it('is the only one that is restricted so', () => {
    const factory = { createPolicy: (_name: string, rules: Rules) => rules };
    restrictOwnPolicy(factory);

    expect(factory.createPolicy('host-loader', { createScriptURL: (url) => url }).createScriptURL('/a.js')).toBe('/a.js');
  });
});
