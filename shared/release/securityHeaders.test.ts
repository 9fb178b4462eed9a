import { REPORTS_PATH } from '@site/shared/wire/reports';
import { captchaFrameHeaders, contentSecurityPolicy, documentHeaders, hostHeaders, pageHeaders, remoteHeaders } from './securityHeaders';

const framePolicy = (host: string): string => captchaFrameHeaders(host)['content-security-policy'] ?? '';

const POLICY = contentSecurityPolicy(
  { remoteOrigins: ['http://localhost:4101'], gameOrigins: ['http://localhost:4181'], remoteIds: ['sports', 'news'] },
  'http://localhost:4100',
).split('; ');

describe('the Content-Security-Policy', () => {
  it('allows code of the host and the remotes only', () => {
    expect(POLICY).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self' http://localhost:4101", "style-src 'self' http://localhost:4101"]),
    );
  });

  it('allows calls and the stream to the own origin', () => {
    expect(POLICY).toContain("connect-src 'self' http://localhost:4101 ws://localhost:4100");
  });

  it('has no unsafe exception', () => {
    expect(POLICY.join()).not.toContain('unsafe');
  });

  it('requires Trusted Types and refuses to be framed', () => {
    expect(POLICY).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", "frame-ancestors 'none'"]));
  });

  it('names the policies of Trusted Types, and allows none to be created twice', () => {
    expect(POLICY).toContain('trusted-types host host-loader remote-sports remote-news');
  });
});

describe('the policy of the page that a captcha is framed in', () => {
  const FRAME = framePolicy('https://site.example').split('; ');

  it('allows scripts of the host and of GeeTest, connections to GeeTest, and nothing else', () => {
    const named = FRAME.flatMap((directive) => directive.match(/https:\/\/\S+/g) ?? []).filter(
      (origin) => origin !== 'https://site.example',
    );

    expect(FRAME).toContain("default-src 'none'");
    expect(named.every((origin) => /^https:\/\/(static|gcaptcha4)\.(geetest|geevisit)\.com$/.test(origin))).toBe(true);
    expect(FRAME.find((directive) => directive.startsWith('script-src'))).not.toContain('unsafe');
  });

  it('gives it no origin, wherever it is opened', () => {
    expect(FRAME).toContain('sandbox allow-scripts');
  });

  it('is framed by the host alone, and may not call it', () => {
    expect(FRAME).toContain('frame-ancestors https://site.example');
    expect(FRAME.find((directive) => directive.startsWith('connect-src'))).not.toContain('site.example');
  });
});

describe('policy violations', () => {
  const origins = { remoteOrigins: [], gameOrigins: [], remoteIds: [] };
  const policies = (host: string) => [contentSecurityPolicy(origins, host), framePolicy(host)].map((policy) => policy.split('; '));

  it('are reported to the platform for both policies, over https by the Reporting API too', () => {
    for (const policy of policies('https://site.example')) {
      expect(policy).toEqual(expect.arrayContaining([`report-uri ${REPORTS_PATH}`, 'report-to site']));
    }
    expect(documentHeaders('https://site.example')['reporting-endpoints']).toBe(`site="https://site.example${REPORTS_PATH}"`);
    expect(pageHeaders(origins, 'https://site.example')['integrity-policy-report-only']).toContain('endpoints=(site)');
  });

  it('are reported in the older way alone where the Reporting API would not deliver', () => {
    for (const policy of policies('http://localhost:4100')) {
      expect(policy).toContain(`report-uri ${REPORTS_PATH}`);
      expect(policy).not.toContain('report-to site');
    }
    expect(documentHeaders('http://localhost:4100')).not.toHaveProperty('reporting-endpoints');
  });
});

describe('the headers of a document', () => {
  it('isolate the page from other windows, disable unused features, and send other sites no referrer', () => {
    const origins = { remoteOrigins: [], gameOrigins: [], remoteIds: [] };

    for (const headers of [pageHeaders(origins, 'https://site.example'), captchaFrameHeaders('https://site.example')]) {
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'display-capture']) {
        expect(headers['permissions-policy']).toContain(`${feature}=()`);
      }
    }
  });
});

describe('the headers of every answer', () => {
  it('forbid sniffing of content types, in few bytes', () => {
    expect(hostHeaders('http://localhost:4100')).toEqual({ 'x-content-type-options': 'nosniff' });
  });

  it('force https if the origin uses it', () => {
    expect(hostHeaders('https://site.example')).toHaveProperty('strict-transport-security');
    expect(remoteHeaders('https://site.example', 'https://chat.site.example')).toHaveProperty('strict-transport-security');
    expect(hostHeaders('http://localhost:4100')).not.toHaveProperty('strict-transport-security');
    expect(remoteHeaders('http://localhost:4100', 'http://localhost:4101')).not.toHaveProperty('strict-transport-security');
  });

  it("allow only the host's page to read the files of a remote", () => {
    expect(remoteHeaders('https://site.example', 'https://chat.site.example')).toHaveProperty(
      'access-control-allow-origin',
      'https://site.example',
    );
  });
});
