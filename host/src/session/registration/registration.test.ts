import type { CallFailure } from '@site/shared/contract/http';
import { CLOSED, NO_CAPTCHA, type CaptchaResult } from '../captcha/captchaResult';
import {
  advanceRegistration,
  isAboutName,
  NOT_REGISTERED,
  type Registration,
  type RegistrationEffect,
  type RegistrationEvent,
} from './registration';

const taken: CallFailure = { kind: 'refused', code: 6009, message: '该用户名已被注册，请换一个', data: null };
const lost: CallFailure = { kind: 'timeout' };
const wrong: CallFailure = { kind: 'refused', code: 6002, message: '', data: null };

const filling = NOT_REGISTERED;
const asked: Registration = { status: 'filling', wasAsked: true };
const sending: Registration = { status: 'sending', proof: undefined };
const read: CaptchaResult = { type: '1', codeId: 'p1', code: 'k7mf' };
const slid: CaptchaResult = { type: '2', codeId: 'c1', code: 'x' };
const sendingWith = (proof: CaptchaResult): Registration => ({ status: 'sending', proof });
const picture: CallFailure = { kind: 'refused', code: 6021, message: '请输入图形验证码', data: null };
const slider: CallFailure = { kind: 'refused', code: 6022, message: '请完成滑块验证', data: null };
const proving: Registration = { status: 'proving', again: undefined };
const signingIn: Registration = { status: 'signing-in' };
const doubtful: Registration = { status: 'doubtful', failure: lost };
const refused: Registration = { status: 'refused', failure: taken };
const done: Registration = { status: 'done' };

const TABLE: readonly (readonly [Registration, RegistrationEvent, Registration, readonly RegistrationEffect[]])[] = [
  [filling, { type: 'changed' }, filling, []],
  [filling, { type: 'submitted', isFaulty: true }, asked, []],
  [asked, { type: 'submitted', isFaulty: false }, sending, ['register']],
  [sending, { type: 'submitted', isFaulty: false }, sending, []],
  [sending, { type: 'changed' }, sending, []],
  [sending, { type: 'accepted' }, signingIn, ['announce', 'sign-in']],
  [sending, { type: 'refused', failure: taken }, refused, []],
  [sending, { type: 'refused', failure: lost }, doubtful, ['sign-in']],
  [sending, { type: 'refused', failure: { kind: 'aborted' } }, { status: 'refused', failure: { kind: 'aborted' } }, []],
  [sending, { type: 'refused', failure: picture }, proving, ['prove']],
  [sending, { type: 'refused', failure: slider }, proving, ['prove']],
  [sendingWith(read), { type: 'refused', failure: picture }, { status: 'proving', again: picture }, ['prove']],
  [sendingWith(slid), { type: 'refused', failure: slider }, proving, ['prove']],
  [sendingWith(slid), { type: 'refused', failure: taken }, refused, []],
  [sendingWith(slid), { type: 'refused', failure: lost }, doubtful, ['sign-in']],
  [sendingWith(NO_CAPTCHA), { type: 'refused', failure: slider }, { status: 'refused', failure: slider }, []],
  [proving, { type: 'captcha-ended', outcome: { kind: 'passed', result: slid } }, sendingWith(slid), ['register']],
  [proving, { type: 'captcha-ended', outcome: { kind: 'finished', failure: slider } }, { status: 'refused', failure: slider }, []],
  [proving, { type: 'captcha-ended', outcome: CLOSED }, asked, []],
  [proving, { type: 'changed' }, asked, ['end-captcha']],
  [proving, { type: 'submitted', isFaulty: false }, proving, []],
  [proving, { type: 'accepted' }, proving, []],
  [asked, { type: 'captcha-ended', outcome: { kind: 'passed', result: slid } }, asked, []],
  [doubtful, { type: 'sign-in-refused', failure: picture }, { status: 'refused', failure: lost }, []],
  [doubtful, { type: 'changed' }, doubtful, []],
  [signingIn, { type: 'sign-in-refused', failure: slider }, done, ['offer-login']],
  [signingIn, { type: 'signed-in' }, done, []],
  [signingIn, { type: 'sign-in-refused', failure: lost }, done, ['offer-login']],
  [doubtful, { type: 'signed-in' }, done, ['announce']],
  [doubtful, { type: 'sign-in-refused', failure: wrong }, { status: 'refused', failure: lost }, []],
  [refused, { type: 'changed' }, asked, []],
  [refused, { type: 'submitted', isFaulty: false }, sending, ['register']],
  [refused, { type: 'submitted', isFaulty: true }, asked, []],
  [done, { type: 'submitted', isFaulty: false }, done, []],
  [done, { type: 'signed-in' }, done, []],
  [filling, { type: 'accepted' }, filling, []],
];

it.each(TABLE)('%j: %j → %j, to do: %j', (before, event, registration, effects) => {
  expect(advanceRegistration(before, event)).toEqual({ registration, effects });
});

it('only a name that is taken belongs to the name', () => {
  expect([taken, lost, wrong].map(isAboutName)).toEqual([true, false, false]);
});
