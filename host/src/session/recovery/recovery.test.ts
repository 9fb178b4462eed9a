import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import type { CallFailure } from '@site/shared/contract/http';
import { NO_CAPTCHA, type CaptchaResult } from '../captcha/captchaResult';
import {
  advanceRecovery,
  isUnderWay,
  NOT_RECOVERING,
  type CodeRequest,
  type Recovery,
  type RecoveryEffect,
  type RecoveryEvent,
} from './recovery';
import type { RecoveryAccount } from './recoveryAccount';

const account: RecoveryAccount = { by: 'phone', name: 'player1', phone: '8613800001111' };
const byEmail: RecoveryAccount = { by: 'email', name: 'player1', email: 'a@b.c' };
const request: CodeRequest = { account, way: 'message' };
const call: CodeRequest = { account, way: 'voice' };
const proof: CaptchaResult = { type: '2', codeId: 'pass', code: 'word' };
const lost: CallFailure = { kind: 'timeout' };
const refused = (code: number): CallFailure => ({ kind: 'refused', code, message: '请稍后再试', data: null });
const idle = { kind: 'idle' } as const;

const identity: Recovery = NOT_RECOVERING;
const code: Recovery = { step: 1, account, verified: undefined, doing: idle };
const verified = { code: '123456', secret: 'of step two' };
const password: Recovery = { step: 2, account, verified, isSpent: false, doing: idle };
const done: Recovery = { step: 3, name: 'player1' };

const ask = (of: CodeRequest, isOnItsWay = false): RecoveryEvent => ({ type: 'asked', request: of, isOnItsWay });
const passed: RecoveryEvent = { type: 'captcha-ended', outcome: { kind: 'passed', result: proof } };
const closed: RecoveryEvent = { type: 'captcha-ended', outcome: { kind: 'finished', failure: undefined } };
const failedCaptcha: RecoveryEvent = { type: 'captcha-ended', outcome: { kind: 'finished', failure: lost } };
const failed = (failure: CallFailure): RecoveryEvent => ({ type: 'failed', failure });
const sent: RecoveryEvent = { type: 'code-sent' };
const back: RecoveryEvent = { type: 'went-back' };
const changed: RecoveryEvent = { type: 'changed' };
const over: RecoveryEvent = { type: 'started-over' };
const submitCode: RecoveryEvent = { type: 'code-submitted', code: '123456' };
const submitPassword: RecoveryEvent = { type: 'password-submitted', passwordHash: 'md5' };

const proving = <State extends Recovery>(state: State, of = request) => ({ ...state, doing: { kind: 'proving', request: of } }) as Recovery;
const sending = <State extends Recovery>(state: State, of = request) => ({ ...state, doing: { kind: 'sending', request: of } }) as Recovery;
const refusedAt = <State extends Recovery>(state: State, what: 'captcha' | 'code' | 'check' | 'reset', failure: CallFailure) =>
  ({ ...state, doing: { kind: 'refused', what, failure } }) as Recovery;
const verifying: Recovery = { ...code, doing: { kind: 'verifying', code: '123456' } };
const calling: Recovery = { ...code, doing: { kind: 'calling' } };
const resetting: Recovery = { ...password, doing: { kind: 'resetting' } };
const endCaptcha: RecoveryEffect = { kind: 'end-captcha' };
const asked = (of: CodeRequest): RecoveryEffect[] => [
  { kind: 'note-code', account: of.account, isOurs: true },
  { kind: 'announce', request: of },
];

type Row = readonly [what: string, from: Recovery, event: RecoveryEvent, to: Recovery, effects?: readonly RecoveryEffect[]];

const TABLE: readonly Row[] = [
  ['a code requires a captcha', identity, ask(request), proving(identity), [{ kind: 'prove', request }]],
  ['also after a refusal', refusedAt(identity, 'code', lost), ask(request), proving(identity), [{ kind: 'prove', request }]],
  ['a passed captcha sends the request', proving(identity), passed, sending(identity), [{ kind: 'send-code', request, proof }]],
  ['a captcha that failed refuses', proving(identity), failedCaptcha, refusedAt(identity, 'captcha', lost)],
  ['a captcha that was closed leaves all as it was', proving(identity), closed, identity],
  ['typing ends the captcha', proving(identity), changed, identity, [endCaptcha]],
  ['a code by phone opens step 1 [R-RESET-11]', sending(identity), sent, code, asked(request)],
  [
    'a code by e-mail opens step 1 [R-RESET-12]',
    sending(identity, { account: byEmail, way: 'message' }),
    sent,
    { ...code, account: byEmail },
    asked({ account: byEmail, way: 'message' }),
  ],
  ['a refused code does not [R-RESET-13]', sending(identity), failed(refused(6034)), refusedAt(identity, 'code', refused(6034))],
  ['nor does an answer that was lost [R-RESET-13]', sending(identity), failed(lost), refusedAt(identity, 'code', lost)],
  [
    'one that was too early starts the cooldown [R-RESET-13]',
    sending(identity),
    failed(refused(6066)),
    refusedAt(identity, 'code', refused(6066)),
    [{ kind: 'note-code', account, isOurs: false }],
  ],
  ['a code already sent is used', identity, ask(request, true), code],
  ['typing clears a refusal', refusedAt(identity, 'code', lost), changed, identity],
  ['there is no step before 0', identity, back, identity],

  ['another code requires a captcha, too', code, ask(call), proving(code, call), [{ kind: 'prove', request: call }]],
  ['and is sent after it', proving(code), passed, sending(code), [{ kind: 'send-code', request, proof }]],
  ['typing the code does not end that captcha', proving(code), changed, proving(code)],
  ['a message keeps the player at the code', sending(code), sent, code, asked(request)],
  ['a call has to be answered', sending(code, call), sent, calling, asked(call)],
  ['and was', calling, { type: 'call-closed' }, code],
  ['a refused one stays', sending(code), failed(refused(6034)), refusedAt(code, 'code', refused(6034))],
  ['a code is verified', code, submitCode, verifying, [{ kind: 'verify', account, code: '123456' }]],
  ['a right one opens step 2 [R-RESET-14]', verifying, { type: 'verified', secret: 'of step two' }, password],
  ['a wrong one does not [R-RESET-14]', verifying, failed(refused(6036)), refusedAt(code, 'check', refused(6036))],
  ['nor does a lost answer [R-RESET-14]', verifying, failed(lost), refusedAt(code, 'check', lost)],
  ['one verified before continues at once', { ...code, verified }, submitCode, password],
  [
    'another one does not',
    { ...code, verified: { ...verified, code: '654321' } },
    submitCode,
    { ...verifying, verified: { ...verified, code: '654321' } },
    [{ kind: 'verify', account, code: '123456' }],
  ],
  ['back is step 0 [R-RESET-10]', code, back, identity],
  ['also from a refusal [R-RESET-10]', refusedAt(code, 'check', lost), back, identity],
  ['also from a captcha, which ends [R-RESET-10]', proving(code), back, identity, [endCaptcha]],
  ['not while the code is verified', verifying, back, verifying],

  [
    'a password is set, with the secret of the code',
    password,
    submitPassword,
    resetting,
    [{ kind: 'reset', account, passwordHash: 'md5', secret: 'of step two' }],
  ],
  ['and leads to step 3 [R-RESET-15]', resetting, { type: 'was-reset' }, done, [{ kind: 'announce-reset' }]],
  ['a refused one does not [R-RESET-15]', resetting, failed(refused(6007)), refusedAt(password, 'reset', refused(6007))],
  ['nor does a lost answer [R-RESET-15]', resetting, failed(lost), refusedAt(password, 'reset', lost)],
  [
    'past its time the code is verified no more',
    resetting,
    failed(refused(6003)),
    refusedAt({ ...password, isSpent: true }, 'reset', refused(6003)),
  ],
  ['back is step 1, with the code that was right [R-RESET-10]', password, back, { ...code, verified }],
  ['but not with one that is accepted no more', { ...password, isSpent: true }, back, code],
  ['not while the password is set', resetting, back, resetting],

  ['step 3 has no way back', done, back, done],
  ['starting over is step 0 again', done, over, identity],
  ['it ends a captcha', proving(code), over, identity, [endCaptcha]],
];

it.each(TABLE.map(([what, from, event, to, effects = []]) => ({ what, from, event, to, effects })))(
  '$what',
  ({ from, event, to, effects }) => {
    expect(advanceRecovery(from, event)).toEqual({ recovery: to, effects });
  },
);

it('has four steps, numbered 0 to 3 [R-RESET-03]', () => {
  const story: readonly RecoveryEvent[] = [
    ask(request),
    passed,
    sent,
    submitCode,
    { type: 'verified', secret: 'of step two' },
    submitPassword,
    { type: 'was-reset' },
  ];
  const steps: number[] = [NOT_RECOVERING.step];
  let recovery = NOT_RECOVERING;
  for (const event of story) {
    ({ recovery } = advanceRecovery(recovery, event));
    steps.push(recovery.step);
  }

  expect([...new Set(steps)]).toEqual([0, 1, 2, 3]);
  expect(new Set(TABLE.map(([, { step }]) => step))).toEqual(new Set([0, 1, 2, 3]));
});

const anyEvent = fc.constantFrom<RecoveryEvent>(
  ask(request),
  ask(call),
  ask(request, true),
  passed,
  closed,
  failedCaptcha,
  { type: 'captcha-ended', outcome: { kind: 'passed', result: NO_CAPTCHA } },
  failed(lost),
  failed(refused(6003)),
  failed(refused(6066)),
  sent,
  { type: 'call-closed' },
  submitCode,
  { type: 'verified', secret: 'of step two' },
  submitPassword,
  { type: 'was-reset' },
  changed,
  back,
  over,
);

it('never sends a pending call again, never skips a step, and resets no password without a verified code [R-RESET-10] [R-RESET-14]', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let recovery = NOT_RECOVERING;
      let wasVerified = false;
      for (const event of events) {
        const { recovery: next, effects } = advanceRecovery(recovery, event);
        const calls = effects.filter((effect) => effect.kind === 'send-code' || effect.kind === 'verify' || effect.kind === 'reset');
        expect(calls.length).toBeLessThanOrEqual(isUnderWay(recovery) ? 0 : 1);
        if (event.type !== 'started-over') expect(Math.abs(next.step - recovery.step)).toBeLessThanOrEqual(1);
        wasVerified ||= event.type === 'verified' && recovery.step === 1 && next.step === 2;
        if (effects.some((effect) => effect.kind === 'reset')) expect(wasVerified).toBe(true);
        recovery = next;
      }
    }),
    { numRuns: runs(60, 300) },
  );
});
