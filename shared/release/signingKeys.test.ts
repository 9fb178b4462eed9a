import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKey, ensureKey, openSigner, passingSigner, readKeys, signatureFacts, trustedKeys, writeKey } from './signingKeys';

const BY = { who: 'lin', now: new Date('2026-11-20T08:00:00Z') };
const LATER = { who: 'wang', now: new Date('2026-11-21T08:00:00Z') };
const MANIFEST = { schema: 1, revision: 7, build: 'default', name: '曜界' };

const aFolder = (): string => join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys');

afterEach(() => {
  delete process.env['SITE_SIGNING_KEY'];
});

it('appends the signature as the last member, so that readers without it find all others unchanged', () => {
  const signer = passingSigner();

  const text = signer.sign(MANIFEST);

  const [id, value] = [signer.keyId, /^ {2}"signature": "(.*)"$/m.exec(text)?.[1]];
  expect(JSON.parse(text)).toEqual({ ...MANIFEST, signature: value });
  expect(text).toBe(`${JSON.stringify(MANIFEST).slice(0, -1)},\n  "signature": "${value ?? ''}"\n}\n`);
  expect(value).toMatch(new RegExp(`^${id} [0-9a-f]{128}$`));
});

it.each([
  ['as it was signed', (text: string) => text, 'signed'],
  ['with one byte changed', (text: string) => text.replace('7', '8'), 'altered'],
  ['with another form of a character', (text: string) => text.replace('曜', '\\u66dc'), 'altered'],
  ['with a space added', (text: string) => text.replace(',', ', '), 'altered'],
  ['with another end of line', (text: string) => text.replace('\n', '\r\n'), 'unsigned'],
  ['without its signature', () => `${JSON.stringify(MANIFEST)}\n`, 'unsigned'],
  ['with a line added', (text: string) => `${text}\n`, 'unsigned'],
  ['by another key', () => passingSigner().sign(MANIFEST), 'unknown-key'],
])('recognises a manifest %s', (_case, change, state) => {
  const signer = passingSigner();

  expect(signatureFacts(change(signer.sign(MANIFEST)), [signer.publicKey]).state).toBe(state);
});

describe('the keys of a folder', () => {
  it('are created on first use, with a private half that only its owner can read', () => {
    const folder = aFolder();
    ensureKey(folder, BY);
    ensureKey(folder, LATER);

    const [key, ...others] = readKeys(folder);
    expect([key, others]).toEqual([expect.objectContaining({ createdBy: 'lin', state: 'active' }), []]);
    expect(statSync(join(folder, `${key?.id ?? ''}.pem`)).mode & 0o777).toBe(0o600);
    expect(signatureFacts(openSigner(folder).sign(MANIFEST), trustedKeys(folder)).state).toBe('signed');
  });

  it('sign with the oldest active key, and pages trust every key that is not retired', () => {
    const folder = aFolder();
    const [first, second] = [createKey(folder, BY), createKey(folder, LATER)];
    expect([openSigner(folder).keyId, trustedKeys(folder)]).toEqual([first.id, [first.publicKey, second.publicKey]]);

    writeKey(folder, { ...first, state: 'retiring' });
    expect([openSigner(folder).keyId, trustedKeys(folder)]).toEqual([second.id, [first.publicKey, second.publicKey]]);

    writeKey(folder, { ...first, state: 'retired' });
    expect([openSigner(folder).keyId, trustedKeys(folder)]).toEqual([second.id, [second.publicKey]]);
  });

  it('sign with the next key if the private half of the oldest is lost', () => {
    const folder = aFolder();
    const [first, second] = [createKey(folder, BY), createKey(folder, LATER)];
    rmSync(join(folder, `${first.id}.pem`));

    expect(openSigner(folder).keyId).toBe(second.id);
    rmSync(join(folder, `${second.id}.pem`));
    expect(() => openSigner(folder)).toThrow(/is missing: mount it/);
  });

  it('never contain a private half that is configured elsewhere, and create it there if it is missing', () => {
    const folder = aFolder();
    const secret = join(mkdtempSync(join(tmpdir(), 'secret-')), 'signing.pem');
    process.env['SITE_SIGNING_KEY'] = secret;

    const { id } = createKey(folder, BY);

    expect([readdirSync(folder), statSync(secret).mode & 0o777]).toEqual([[`${id}.json`], 0o600]);
    expect(openSigner(folder).keyId).toBe(id);
    expect(readFileSync(secret, 'utf8')).toContain('PRIVATE KEY');
  });

  it('are not created if the configured path is missing: a failed mount creates no key', () => {
    const folder = aFolder();
    process.env['SITE_SIGNING_KEY'] = join(folder, 'nowhere.pem');

    ensureKey(folder, BY);

    expect(existsSync(folder)).toBe(false);
    expect(() => openSigner(folder)).toThrow(/nowhere\.pem is missing: mount it/);
  });

  it('do not sign with a configured key that no page trusts', () => {
    const folder = aFolder();
    process.env['SITE_SIGNING_KEY'] = join(mkdtempSync(join(tmpdir(), 'secret-')), 'signing.pem');
    createKey(aFolder(), BY);

    expect(() => openSigner(folder)).toThrow(/which no page trusts: pnpm ops keys create/);
  });
});
