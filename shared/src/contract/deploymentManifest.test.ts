import { preloadSchema } from './deploymentManifest';

const isAccepted = (integrity: string) => preloadSchema.safeParse({ href: '1.js', as: 'script', integrity }).success;

describe('the hash of a file in the manifest', () => {
  it.each([
    ['sha256', `sha256-${'A'.repeat(43)}=`],
    ['sha384', `sha384-${'A'.repeat(64)}`],
    ['sha512', `sha512-${'A'.repeat(86)}==`],
  ])('accepts a %s', (_algorithm, integrity) => {
    expect(isAccepted(integrity)).toBe(true);
  });

  it.each([
    ['is too short', `sha256-${'A'.repeat(42)}=`],
    ['belongs to another algorithm', `sha384-${'A'.repeat(43)}=`],
    ['is by an algorithm that browsers ignore', `md5-${'A'.repeat(22)}==`],
    ['is followed by another', `sha256-${'A'.repeat(43)}= sha256-${'B'.repeat(43)}=`],
    ['is missing', ''],
  ])('is refused if it %s, because browsers ignore what they cannot parse', (_case, integrity) => {
    expect(isAccepted(integrity)).toBe(false);
  });
});
