import { randomUUID } from 'node:crypto';
import { declaredCalls } from '@site/testing/declaredCalls';
import { bindPasswordCall } from '@site/shared/wire/accounts';
import { phoneRecoveryCodeCall } from '@site/shared/wire/recovery';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { loginCall, logoutCall } from '@site/shared/wire/login';
import { jwtCall } from '@site/shared/wire/user';
import { withdrawCall } from '@site/shared/wire/withdrawals';
import { aLogin, sendRaw } from '../testing/sendRaw';
import { openSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';
import { verifyChain } from './chain';
import { readSecurityLog } from './readSecurityLog';
import type { SecurityRecord } from './securityEvent';
import { WATCHED_CALLS } from './watchedCalls';

/** Calls without an event: money that the ledger records, and calls without relevance for security. */
const UNWATCHED = new Set([
  'payCall',
  'closeOrderCall',
  'claimPaidCall',
  'disputeOrderCall',
  'createSignalCodeCall',
  'utcTransferCall',
  'venueTransferCall',
  'recycleCall',
  'transferOutcomeCall',
  'autoTransferCall',
  'launchCall',
  'resourceCall',
  'joinActivityCall',
  'confirmInfoCall',
  // Stored with the member in `terms_consent`.
  'agreeToTermsCall',
  'claimBenefitCall',
  'claimAllCall',
  'chooseRebateCall',
  'claimRebateCall',
  'giveUpBonusCall',
  // Stored with the application.
  'applyPartnerCall',
  'sendPacketCall',
  'claimPacketCall',
  'chooseNicknameCall',
  'exchangeCall',
  // Stored with the member in `protection_change`.
  'setLimitCall',
  'decideLimitCall',
  'setRealityCheckCall',
  'realitySeenCall',
  'takeTimeOutCall',
  'excludeCall',
  'captchaTypeCall',
  'graphicCaptchaCall',
  'sliderPuzzleCall',
  'sliderCheckCall',
  'addCollectionCall',
  'removeCollectionCall',
  'addFeedbackCall',
  'uploadImageCall',
  'uploadChatPictureCall',
  'deleteFeedbackCall',
  'followUpFeedbackCall',
  'rateFeedbackCall',
  'addAvatarCall',
  'letterReadCall',
  'letterReadAllCall',
  'letterDeleteCall',
  'lettersReadCall',
  'lettersDeleteCall',
  'setNoticeCall',
]);

const site = platformForTests();
let start: number;

beforeEach(async () => {
  await site.sandbox('reset', {});
  start = (await events()).at(-1)?.seq ?? 0;
});

async function events(): Promise<readonly SecurityRecord[]> {
  const found: SecurityRecord[] = [];
  for await (const record of readSecurityLog(site.db)) found.push(record);
  return found;
}

/** Returns the events since the start of the test. */
const written = async () => (await events()).filter(({ seq, event }) => seq > start && event !== 'operator');

const FROM = { headers: { 'user-agent': 'Firefox 140', 'x-forwarded-for': '203.0.113.9' } };

it('tells of a sign-in and a sign-out who, from where and with which result', async () => {
  const token = await site.send(loginCall, aLogin('player1', 'player123'), FROM);
  await site.send(logoutCall, {}, { ...FROM, token: (token.data as { token: string }).token });

  const by = { memberId: 1, address: '203.0.113.9', device: 'Firefox 140', result: 'ok', code: 6000 };
  expect(await written()).toMatchObject([
    { event: 'sign-in', ...by },
    { event: 'sign-out', ...by },
  ]);
});

it('tells of a wrong password for which member it was, and of an unknown name nothing: it may be a password', async () => {
  await site.send(loginCall, aLogin('player1', 'wrong'));
  await site.send(loginCall, aLogin('MySecret99', 'wrong'));

  expect(await written()).toMatchObject([
    { event: 'sign-in', result: 'refused', code: RESPONSE_CODES.invalidCredentials, memberId: 1 },
    { event: 'sign-in', result: 'refused', code: RESPONSE_CODES.invalidCredentials, memberId: null },
  ]);
  expect(JSON.stringify(await events())).not.toContain('MySecret99');
});

it('tells of a name locked after too many guesses', async () => {
  await site.sandbox('member/player1/failures', { count: 10 });
  await site.send(loginCall, aLogin('player1', 'wrong'));

  expect(await written()).toMatchObject([{ event: 'sign-in', result: 'locked', memberId: 1 }]);
});

it('tells of refused steps of a withdrawal, a recovery and a change of password', async () => {
  const token = await site.signIn('player1', 'player123');
  const md5 = '0'.repeat(32);
  await site.send(withdrawCall, { accountId: '1', amount: '100.00', password: md5 }, { token, key: randomUUID() });
  await site.send(bindPasswordCall, { oldPassword: md5, password: md5 }, { token });
  await site.send(phoneRecoveryCodeCall, { phone: '8613800001111', name: 'player1' });

  expect((await written()).slice(1)).toMatchObject([
    { event: 'withdrawal', result: 'refused', memberId: 1 },
    { event: 'password-change', result: 'refused', memberId: 1 },
    { event: 'recovery', about: 'phone, code', memberId: 1 },
  ]);
});

it('tells of a token that is none, and of input that no page sends', async () => {
  await site.send(jwtCall, {}, { token: 'stolen' });
  await sendRaw(site.platform.url, jwtCall.path, '{"a":"\\u0000"}');

  expect(await written()).toMatchObject([
    { event: 'session-refused', about: jwtCall.path, memberId: null },
    { event: 'illegal-input', about: jwtCall.path },
  ]);
});

it('holds no password, token or code of what was sent, and its chain is whole', async () => {
  const login = aLogin('player1', 'player123');
  const { data } = await site.send(loginCall, login);

  const text = JSON.stringify(await events());
  expect(text).not.toContain(login.password);
  expect(text).not.toContain((data as { token: string }).token);
  expect(await verifyChain(readSecurityLog(site.db))).toMatchObject({ status: 'whole' });
});

it('tells of a stream that was refused to a foreign page', async () => {
  const opening = openSocket(`${site.platform.url}/stream/api/v1/odds`, { ...FROM.headers, origin: 'http://evil.test' });
  await expect(opening).rejects.toThrow('403');

  expect(await written()).toMatchObject([{ event: 'stream-refused', result: 'refused', code: 403, address: '203.0.113.9', about: 'odds' }]);
});

it('tells of orders to the sandbox and of pages that try to give one', async () => {
  await site.sandbox('member/player1/failures', { count: 0 });
  await fetch(`${String(site.platform.sandboxUrl)}/sandbox/clock`, { headers: { origin: 'http://evil.test' } });

  const orders = (await events()).filter(({ seq, event }) => seq > start && event === 'operator');
  expect(orders).toMatchObject([
    { result: 'ok', code: 200, about: 'POST /sandbox/member/player1/failures' },
    { result: 'refused', code: 403, about: 'GET /sandbox/clock' },
  ]);
});

it('tells of a limit that was met', async () => {
  const token = await site.signIn('player1', 'player123');
  for (let each = 0; each < 6; each += 1) await site.send(singleDataDecryptionCall, { data: 'x' }, { token });

  expect((await written()).filter(({ result }) => result === 'limited')).toMatchObject([{ event: 'masked-value-shown', memberId: 1 }]);
});

it('a reset of the data leaves the log', async () => {
  await site.signIn('player1', 'player123');
  await site.sandbox('reset', {});

  expect(await written()).toMatchObject([{ event: 'sign-in' }]);
});

it('every call that changes something is watched, or said to be no matter of security', () => {
  const changing = declaredCalls().filter(({ call }) => call.effect !== 'reads');
  const undecided = changing.filter(({ name, call }) => !WATCHED_CALLS.has(call.path) && !UNWATCHED.has(name));

  expect(undecided.map(({ name }) => name)).toEqual([]);
});
