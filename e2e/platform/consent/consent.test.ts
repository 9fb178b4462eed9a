import { createHash, randomUUID } from 'node:crypto';
import { agreeToTermsCall, TERMS_VERSION } from '@site/shared/wire/consent';
import { registerCall } from '@site/shared/wire/registration';
import { memberInfoCall } from '@site/shared/wire/user';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import type { ConsentTables } from './tables';

const site = platformForTests();

beforeEach(() => site.sandbox('reset', {}));

const PASSWORD = 'sommer2026x';
const md5 = createHash('md5').update(PASSWORD).digest('hex');
async function register(name: string, termsVersion?: string): Promise<string> {
  const answer = await site.send(registerCall, {
    name,
    password: md5,
    secondPassword: md5,
    kaptchcate: '',
    codeId: '',
    code: '',
    domain: 'site.example',
    rCode: '',
    iCode: '',
    ...(termsVersion !== undefined && { termsVersion }),
  });
  expect(answer).toMatchObject({ status_code: 6000 });
  return site.signIn(name, PASSWORD);
}
const agreed = async (token: string) => answerOf(memberInfoCall, await site.send(memberInfoCall, { isPop: false }, { token })).termsVersion;

it('is kept with the registration, and a client that does not say it is asked', async () => {
  expect(await agreed(await register('alina77', TERMS_VERSION))).toBe(TERMS_VERSION);
  await site.sandbox('reset', {});
  expect(await agreed(await register('berta88'))).toBe('');
});

it('to another version is kept beside the earlier one, once, with its moment', async () => {
  const token = await register('carla99', '2025-01-01');
  expect(await agreed(token)).toBe('2025-01-01');

  for (let time = 0; time < 2; time += 1) await site.send(agreeToTermsCall, { version: TERMS_VERSION }, { token, key: randomUUID() });

  expect(await agreed(token)).toBe(TERMS_VERSION);
  const rows = await site.db
    .withTables<ConsentTables>()
    .selectFrom('terms_consent')
    .select('version')
    .where('version', '=', '2025-01-01')
    .execute();
  expect(rows).toHaveLength(1);
});

it('is of a member, to a version that is a date', async () => {
  expect(await site.send(agreeToTermsCall, { version: TERMS_VERSION })).toMatchObject({ status_code: 6001 });
  const token = await site.signIn('player1', 'player123');
  expect(await site.send(agreeToTermsCall, { version: 'latest' }, { token })).toMatchObject({ status_code: 6007 });
});
