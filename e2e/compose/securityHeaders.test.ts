import { contentSecurityPolicy } from './securityHeaders';

const POLICY = contentSecurityPolicy(
  { remoteOrigins: ['http://localhost:4101'], gameOrigins: ['http://localhost:4191'] },
  'http://localhost:4100',
).split('; ');

describe('the Content-Security-Policy', () => {
  it('lets code come from the host and the remotes only', () => {
    expect(POLICY).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self' http://localhost:4101", "style-src 'self' http://localhost:4101"]),
    );
  });

  it('lets calls and the stream go to the own origin', () => {
    expect(POLICY).toContain("connect-src 'self' http://localhost:4101 ws://localhost:4100");
  });

  it('has no unsafe exception', () => {
    expect(POLICY.join()).not.toContain('unsafe');
  });

  it('demands Trusted Types and is framed by nobody', () => {
    expect(POLICY).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", "frame-ancestors 'none'"]));
  });
});
