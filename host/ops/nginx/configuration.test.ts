import { captchaFrameHeaders, hostHeaders, pageHeaders, remoteHeaders } from '@site/release/securityHeaders';
import { edgeEnvelope, OUT_OF_REACH_STATUSES, TOO_OFTEN_STATUS, UNREADABLE_STATUSES } from '@site/release/edgeRefusals';
import { addressesFrom } from '@site/release/addresses';
import { SPECIFIED_REMOTES } from '../testing/opsSetup';
import { configurationFiles } from './configuration';
import type { HostFiles, ServingOptions } from './servingOptions';
import { quote } from './values';

const LOCAL = addressesFrom(4100, 4180, SPECIFIED_REMOTES);
const SECURE = {
  host: 'https://site.example',
  remotes: {
    sports: 'https://sports.site.example',
    games: 'https://games.site.example',
    wallet: 'https://wallet.site.example',
    member: 'https://member.site.example',
    chat: 'https://chat.site.example',
    activities: 'https://activities.site.example:8443',
  },
  platform: 'https://platform.operator.example',
};

type Changes = Omit<Partial<ServingOptions>, 'host'> & { readonly host?: Partial<HostFiles> };

function someOptions({ host, ...changes }: Changes = {}): ServingOptions {
  return {
    addresses: LOCAL,
    host: {
      origins: { remoteOrigins: Object.values(LOCAL.remotes), gameOrigins: LOCAL.venues },
      page: '/srv/serving/page',
      hostBuild: '/srv/host/1.0.0-b',
      previousHostBuild: '/srv/host/1.0.0-a',
      deployment: '/srv/deployments/default',
      ...host,
    },
    remotes: Object.keys(LOCAL.remotes),
    store: '/srv/store',
    modules: '/usr/lib/nginx/modules',
    workers: 'auto',
    unprivileged: false,
    accessLog: 'file',
    hasIpv6: true,
    ...changes,
  };
}

function overHttps(changes: Changes = {}): ServingOptions {
  const origins = { remoteOrigins: Object.values(SECURE.remotes), gameOrigins: ['https://play.venue.example'] };
  return someOptions({ addresses: SECURE, host: { origins }, certificates: '/etc/letsencrypt/live', ...changes });
}

function read(options: ServingOptions, path = 'nginx.conf'): string {
  const text = configurationFiles(options)[path];
  if (text === undefined) throw new Error(`There is no ${path}`);
  return text;
}

/** Returns the blocks of a kind with their content: `block(text, 'location')`. */
function blocks(text: string, kind: string): readonly { readonly name: string; readonly body: string }[] {
  return [...text.matchAll(new RegExp(`^( *)${kind} ?(.*) \\{\\n([^]*?)^\\1\\}`, 'gm'))].map(([, , name = '', body = '']) => ({
    name,
    body,
  }));
}

/** Returns the headers in nginx's syntax. */
const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

const servers = (options: ServingOptions) => blocks(read(options), 'server').map(({ body }) => body);

describe('the servers', () => {
  it('are the host and one for each remote, each on its own origin', () => {
    const [host, ...remotes] = servers(someOptions());

    expect(host).toContain('listen 127.0.0.1:4100;');
    expect(remotes.map((body) => /root "(.*)"/.exec(body)?.[1])).toEqual(
      ['sports', 'games', 'wallet', 'member', 'chat', 'activities'].map((id) => `/srv/store/${id}`),
    );
    expect(remotes.map((body) => /127\.0\.0\.1:(\d+)/.exec(body)?.[1])).toEqual(['4101', '4102', '4103', '4104', '4105', '4106']);
  });

  it('of this machine are reached from it only, on IPv6 where it has that', () => {
    expect(read(someOptions())).not.toMatch(/listen (?!127\.0\.0\.1:|\[::1\]:)/);
    expect(read(someOptions({ hasIpv6: false }))).not.toContain('[::');
  });

  it('have certificates by their names over https, and redirect http', () => {
    const [http, host, sports] = servers(overHttps());

    expect(http).toContain('listen 80;');
    expect(http).toContain('return 301 https://site.example$request_uri;');
    expect(host).toContain('listen 443 ssl http2;');
    for (const secure of servers(overHttps()).slice(1)) expect(secure).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
    expect(sports).toContain('ssl_certificate "/etc/letsencrypt/live/sports.site.example/fullchain.pem";');
    expect(servers(overHttps()).at(-1)).toContain('listen 8443 ssl http2;');
  });
});

describe('addresses with a ticket', () => {
  /** Referrer policies that send neither the path nor the query to another origin. */
  const TELLING_NO_ADDRESS =
    /^add_header referrer-policy "?(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)"? always;$/m;

  it.each([
    ['on this machine', someOptions()],
    ['over https', overHttps()],
  ])('are told to no other origin as a referrer, %s: by the pages, and by what the platform says of its own', (_title, options) => {
    for (const page of ['page', 'frame']) {
      expect(read(options, `headers/${page}.conf`)).toMatch(TELLING_NO_ADDRESS);
      expect(read(options, `headers/${page}.conf`).match(/referrer-policy/g)).toHaveLength(1);
    }
    expect(read(options, 'headers/host.conf')).not.toContain('referrer-policy');
    expect(read(options, 'platform.conf')).not.toContain('proxy_hide_header referrer-policy');
  });
});

describe('an ordinary user', () => {
  it('listens above the ports of root, and sends browsers to those that they know', () => {
    const [http, host, sports] = servers(overHttps({ unprivileged: true }));

    expect(http).toContain('listen 8080;');
    expect(http).toContain('return 301 https://site.example$request_uri;');
    expect(host).toContain('listen 8443 ssl http2;');
    expect(sports).toContain('listen 8443 ssl http2;');
    expect(read(someOptions({ unprivileged: true }))).toContain('listen 127.0.0.1:4100;');
  });

  it('writes below the folder of the configuration alone', () => {
    const places = read(someOptions()).matchAll(/^ *(?:pid|error_log|access_log|\w+_temp_path) (\S+?)(?: \w+)?;$/gm);

    expect([...places].map(([, place]) => place)).toEqual(
      expect.arrayContaining(['nginx.pid', 'logs/error.log', 'logs/access.log', 'temp/body']),
    );
    expect(read(someOptions())).not.toMatch(/^ *(?:pid|error_log|access_log|\w+_temp_path) \//m);
    expect(read(someOptions())).not.toMatch(/^user /m);
  });

  it.each([
    ['stdout', 'access_log /dev/stdout calls;'],
    ['syslog', 'access_log syslog:server=unix:/dev/log,nohostname,tag=site_edge calls;'],
  ] as const)('logs to %s where it is asked to', (accessLog, line) => {
    expect(read(someOptions({ accessLog }))).toContain(line);
    expect(read(someOptions({ accessLog }))).toContain('error_log stderr warn;');
  });
});

describe('a part of the site on a machine of its own', () => {
  it('is the host without the remotes, whose releases a bucket hands out', () => {
    expect(servers(someOptions({ remotes: [], store: '' }))).toHaveLength(1);
  });

  it('is a remote without the host, which needs neither a manifest nor the platform', () => {
    const files = configurationFiles({ ...overHttps({ remotes: ['wallet'] }), host: undefined });

    expect(Object.keys(files)).toEqual(['nginx.conf', 'headers/remote.conf', 'compression.conf']);
    expect(files['nginx.conf']).toContain('server_name wallet.site.example;');
    expect(files['nginx.conf']).not.toMatch(/upstream platform|include platform|headers\/host\.conf|\$is_page/);
  });
});

describe('the headers', () => {
  it.each([
    ['over http', someOptions()],
    ['over https', overHttps()],
  ])('are in every location of every server, %s', (_case, options) => {
    for (const server of servers(options)) {
      expect(server).toMatch(/include headers\/(host|remote)\.conf;/);
      // A nested location inherits the headers of the outer one.
      const locations = blocks(server, 'location');
      for (const { name, body } of locations)
        expect([name, body]).toEqual([name, expect.stringMatching(/include headers\/(host|remote)\.conf;/)]);
    }
  });

  it('are those of the one function, on errors too', () => {
    expect(read(overHttps(), 'headers/host.conf').trim().split('\n')).toEqual(linesOf(hostHeaders(SECURE.host)));
    expect(read(overHttps(), 'headers/remote.conf').trim().split('\n')).toEqual(linesOf(remoteHeaders(SECURE.host, SECURE.remotes.sports)));
  });

  it('hold a browser to https where it is https, and only there', () => {
    expect(read(overHttps(), 'headers/host.conf')).toContain('strict-transport-security');
    expect(Object.values(configurationFiles(someOptions())).join()).not.toContain('strict-transport-security');
  });

  it('give the page the policy of the manifest', () => {
    const { addresses } = someOptions();
    const origins = { remoteOrigins: Object.values(LOCAL.remotes), gameOrigins: LOCAL.venues };

    expect(read(someOptions(), 'headers/page.conf').trim().split('\n')).toEqual(
      linesOf(pageHeaders({ ...origins, remoteIds: Object.keys(addresses.remotes) }, addresses.host)),
    );
    expect(blocks(servers(someOptions())[0] ?? '', 'location').find(({ name }) => name === '/')?.body).toContain(
      'include headers/page.conf;',
    );
  });

  it('give the page of a captcha its own', () => {
    const { addresses } = someOptions();

    expect(read(someOptions(), 'headers/frame.conf').trim().split('\n')).toEqual(linesOf(captchaFrameHeaders(addresses.host)));
    const frame = blocks(servers(someOptions())[0] ?? '', 'location').find(({ name }) => name === '^~ /captcha/')?.body;
    expect(frame).toContain('include headers/frame.conf;');
    expect(frame).not.toContain('page.conf');
  });

  it('let no other origin than the host read a remote', () => {
    const text = Object.values(configurationFiles(someOptions())).join('\n');

    expect(text.match(/access-control-allow-origin .*/g)).toEqual(['access-control-allow-origin "http://localhost:4100" always;']);
  });

  it('are not repeated by the platform', () => {
    const hidden = Object.keys(hostHeaders(SECURE.host)).map((name) => `proxy_hide_header ${name};`);

    expect(read(overHttps(), 'platform.conf').split('\n')).toEqual(expect.arrayContaining(hidden));
  });
});

describe('what is kept', () => {
  const cacheOf = (server: string, location: string) =>
    /add_header cache-control "(.*)"( always)?;/.exec(blocks(server, 'location').find(({ name }) => name === location)?.body ?? '');

  it.each([
    ['/', 'no-cache', undefined],
    ['= /deployment.json', 'no-cache', undefined],
    ['^~ /captcha/', 'no-cache', undefined],
    ['^~ /assets/', 'public, max-age=31536000, immutable', undefined],
    ['@older', 'public, max-age=31536000, immutable', undefined],
    ['@missing', 'no-store', ' always'],
  ])('of %s: %s', (location, value, always) => {
    const found = cacheOf(servers(someOptions())[0] ?? '', location);

    expect(found?.[1]).toBe(value);
    // Only successful responses are immutable, never errors.
    expect(found?.[2]).toBe(always);
  });

  it('and at home alone a header names what it begins with', () => {
    const link = '</assets/first-slide.ab12cd34.svg>; rel=preload; as=image';
    const text = read(someOptions({ host: { homeLinks: link } }));

    expect(text.split(`add_header link "${link}";`)).toHaveLength(2);
    expect(blocks(text, 'location').find(({ name }) => name === '= /')?.body).toContain(link);
    expect(read(someOptions())).not.toContain('add_header link');
  });

  it('has no location for a previous host where there is none', () => {
    expect(read(someOptions({ host: { previousHostBuild: undefined } }))).not.toContain('@older');
  });
});

describe('calls', () => {
  it('go to the platform once each, by https with its certificate checked', () => {
    const text = read(overHttps(), 'platform.conf');

    expect(text).toContain('proxy_pass https://platform;');
    expect(text).toContain('proxy_next_upstream error;');
    expect(text).not.toMatch(/^[^#]*non_idempotent/m);
    expect(text).toContain('proxy_ssl_verify on;');
    expect(read(overHttps())).toContain('server platform.operator.example:443;');
  });

  it('go to any of several processes of the platform', () => {
    const text = read(someOptions({ platforms: ['http://127.0.0.1:4180', 'http://127.0.0.1:4280'] }));
    const upstream = blocks(text, 'upstream').find(({ name }) => name === 'platform')?.body ?? '';

    expect(upstream.match(/(?<=server )[^;]+/g)).toEqual(['127.0.0.1:4180', '127.0.0.1:4280']);
    expect(upstream).toMatch(/least_conn;[^]*keepalive 32;/);
    expect(upstream).not.toContain('ip_hash');
    expect(() => read(someOptions({ platforms: ['https://127.0.0.1:4180'] }))).toThrow('all https or all http');
  });

  it('are as large as they may be', () => {
    expect(servers(someOptions())[0]).toContain('client_max_body_size 16m;');
  });
});

describe('a flood from one address is stopped before the platform', () => {
  const [host = ''] = servers(someOptions());
  const locations = blocks(host, 'location');
  const limitsOf = (address: string) => {
    const body = locations.find(({ name }) => name.startsWith('~ ') && new RegExp(name.slice(2)).test(address))?.body ?? '';
    expect(body).toContain('include platform.conf;');
    return body.match(/limit_\w+ (?:zone=)?\w+/g);
  };

  it.each([
    ['/site/api/v1/user/login', ['limit_req zone=calls']],
    ['/fd/api/v1/payment/pay', ['limit_req zone=calls']],
    ['/game/api/v1/resource', ['limit_req zone=calls']],
    ['/game/api/v1/venue/door', ['limit_req zone=calls']],
    ['/site/api/v1/user/sendCode/two', ['limit_req zone=rare_calls', 'limit_req zone=calls']],
    ['/site/api/v1/user/forgetByPhone/one', ['limit_req zone=rare_calls', 'limit_req zone=calls']],
    ['/site/api/v1/user/upload/uploadImage', ['limit_req zone=rare_calls', 'limit_req zone=calls']],
    ['/site/api/v1/user/upload/chatPicture', ['limit_req zone=rare_calls', 'limit_req zone=calls']],
    ['/site/api/v1/chat/picture/aaaaaaaaaaaaaaaaaaaaaa/small', ['limit_req zone=calls']],
    ['/stream/api/v1/odds', ['limit_conn streams', 'limit_req zone=opening_streams']],
  ])('%s', (address, limits) => {
    expect(limitsOf(address)).toEqual(limits);
  });

  it('counts a network of IPv6 as one address, and answers 429', () => {
    const text = read(someOptions());
    const [pattern = ''] = /(?<=\$limited_address \{\n.*\n *"~)[^"]+/.exec(text) ?? [];
    const counted = (address: string) => new RegExp(pattern).exec(address)?.[1] ?? address;

    expect(counted('2001:db8:1:2:3:4:5:6')).toBe(counted('2001:db8:1:2::9'));
    expect(counted('2001:db8::1')).not.toBe(counted('2001:db9::1'));
    expect(counted('203.0.113.7')).toBe('203.0.113.7');
    expect(text.match(/limit_(req|conn)_status 429;/g)).toHaveLength(2);
    expect(text.match(/limit_(?:req|conn)_zone \$limited_address/g)).toHaveLength(4);
  });
});

describe('what nginx answers itself', () => {
  const [host = ''] = servers(someOptions());
  const locations = blocks(host, 'location');

  it.each([...UNREADABLE_STATUSES, TOO_OFTEN_STATUS, ...OUT_OF_REACH_STATUSES])(
    'after status %i is an envelope that is not kept',
    (status) => {
      const [, address] = new RegExp(`error_page ${String(status)} (\\S+);`).exec(host) ?? [];
      const body = locations.find(({ name }) => name === `= ${String(address)}`)?.body;

      expect(body).toContain('internal;');
      expect(body).toContain('default_type application/json;');
      expect(body).toContain('add_header cache-control "no-store" always;');
      if (status === TOO_OFTEN_STATUS) expect(body).toMatch(/add_header retry-after "1" always;\n *return 429 \$too_often;/);
      else expect(body).toMatch(status >= 500 ? /return 50\d \$platform_out_of_reach;/ : /return 4\d\d \$illegal_request;/);
    },
  );

  it('is in the language that was asked for', () => {
    const [illegal = '', gone = ''] = blocks(read(someOptions()), 'map')
      .filter(({ name }) => name.includes('$http_language'))
      .map(({ body }) => body);

    expect(illegal).toContain(`default '${edgeEnvelope(400, 'zh-CN')}';`);
    expect(illegal).toContain(`'${edgeEnvelope(400, 'zh-TW')}';`);
    expect(gone).toContain(`default '${edgeEnvelope(502, 'zh-CN')}';`);
  });
});

describe('a value that could mean something else to nginx is refused', () => {
  it.each([
    ['a path in an origin', { ...LOCAL, host: 'http://localhost:4100/x' }],
    ['a second directive', { ...LOCAL, host: 'http://localhost; include /etc/passwd' }],
    ['a variable', { ...LOCAL, host: 'http://$host' }],
    ['a user', { ...LOCAL, platform: 'http://user@localhost' }],
    ['another scheme', { ...LOCAL, platform: 'ftp://localhost' }],
    ['a port there is none of', { ...LOCAL, host: 'http://localhost:70000' }],
    ['a line break', { ...LOCAL, remotes: { ...LOCAL.remotes, chat: 'http://localhost:4105\n' } }],
  ])('%s', (_case, addresses) => {
    expect(() => configurationFiles(someOptions({ addresses }))).toThrow('is no origin');
  });

  it('in the origins of the manifest', () => {
    expect(() =>
      configurationFiles(someOptions({ host: { origins: { remoteOrigins: [], gameOrigins: ["https://a.example'"] } } })),
    ).toThrow('is no origin');
  });

  it.each(['/srv/$host', '/srv/a\nb'])('in a folder: %j', (store) => {
    expect(() => configurationFiles(someOptions({ store }))).toThrow('cannot be used in a configuration of nginx');
  });

  it('while quotation marks and blanks in a folder are only written out', () => {
    expect(read(someOptions({ host: { hostBuild: '/srv/the "host"' } }))).toContain('root "/srv/the \\"host\\"";');
  });
});

it('host and remotes are not mixed of http and https', () => {
  expect(() => configurationFiles(someOptions({ addresses: { ...SECURE, host: 'http://site.example' } }))).toThrow('all https or all http');
});

it('https without certificates is refused', () => {
  expect(() => configurationFiles(overHttps({ certificates: undefined }))).toThrow('https needs certificates');
});
