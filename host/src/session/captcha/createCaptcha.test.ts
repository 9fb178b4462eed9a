import { captchaTypeCall, graphicCaptchaCall, sliderCheckCall, sliderMovesSchema, sliderPuzzleCall } from '@site/shared/wire/captcha';
import { check } from '@site/shared/wire/schema';
import { aShell, refusal, settled, success, type ShellOptions } from '../../testing/aShell';
import type { CaptchaOutcome, CaptchaSubject } from './captchaResult';
import { createCaptcha } from './createCaptcha';
import { beginPath, encodePath, extendPath } from './slidePath';
import { A_PICTURE, A_PUZZLE } from './testing/captchaAnswers';

const login: CaptchaSubject = { kind: 'login', name: 'player1', password: 'a'.repeat(32) };
const proof = { lot_number: 'lot-1', captcha_output: 'cGF0aA==', pass_token: '', gen_time: '1700000000' };
const slider = success({ kaptchcate: '2', provider: { name: 'builtin' } });

async function aCaptcha(answers: NonNullable<ShellOptions['answers']>) {
  const test = await aShell({ answers: { [graphicCaptchaCall.path]: A_PICTURE, [sliderPuzzleCall.path]: A_PUZZLE, ...answers } });
  const captcha = createCaptcha(test.shell.http);
  const outcomes: CaptchaOutcome[] = [];
  const run = async (...args: Parameters<typeof captcha.run>) => {
    void captcha.run(...args).then((outcome) => outcomes.push(outcome));
    await settled();
  };
  const dispatch = async (gesture: Parameters<typeof captcha.dispatch>[0]) => {
    captcha.dispatch(gesture);
    await settled();
  };
  return { ...test, captcha, outcomes, run, dispatch };
}

it.each<[CaptchaSubject, object, string]>([
  [login, { ktype: 4, name: 'player1', password: 'a'.repeat(32) }, '[R-CAPT-10]'],
  [{ ...login, kind: 'register' }, { ktype: 1, name: 'player1', password: 'a'.repeat(32) }, '[R-CAPT-11]'],
  [
    { kind: 'recoveryByPhone', name: 'player1', phone: '8613800001111' },
    { ktype: 2, name: 'player1', phone: '8613800001111' },
    '[R-CAPT-12]',
  ],
  [{ kind: 'recoveryByEmail', name: 'player1', email: 'a@b.cn' }, { ktype: 3, name: 'player1', email: 'a@b.cn' }, '[R-CAPT-13]'],
])('%j asks which captcha is required with %j [R-CAPT-09] [R-API-012] %s', async (subject, payload) => {
  const { run, requestsTo } = await aCaptcha({ [captchaTypeCall.path]: success({ kaptchcate: '' }) });

  await run(subject);

  expect(requestsTo(captchaTypeCall).map((request) => request.payload)).toEqual([payload]);
});

it('passes at once where none is required [R-CAPT-14]', async () => {
  const { run, outcomes, captcha } = await aCaptcha({ [captchaTypeCall.path]: success({ kaptchcate: '' }) });

  await run(login);

  expect(outcomes).toEqual([{ kind: 'passed', result: { type: '', codeId: '', code: '' } }]);
  expect(captcha.state.get()).toEqual({ status: 'idle' });
});

it('shows a picture for 1 [R-CAPT-05] [R-CAPT-14]', async () => {
  const { run, captcha } = await aCaptcha({ [captchaTypeCall.path]: success({ kaptchcate: '1' }) });

  await run(login);

  expect(captcha.state.get()).toMatchObject({ status: 'graphic', picture: { codeId: 'picture-1' } });
});

it('passes with the x-code of the picture and the text read from it [R-CAPT-03] [R-CAPT-06] [R-API-011]', async () => {
  const { run, dispatch, outcomes, requestsTo } = await aCaptcha({ [captchaTypeCall.path]: success({ kaptchcate: '1' }) });

  await run(login);
  await dispatch({ type: 'typed', text: 'k7mf' });
  await dispatch({ type: 'submitted' });

  expect(requestsTo(graphicCaptchaCall)).toHaveLength(1);
  expect(outcomes).toEqual([{ kind: 'passed', result: { type: '1', codeId: 'picture-1', code: 'k7mf' } }]);
});

it('shows a slider for 2 [R-CAPT-05] [R-CAPT-14]', async () => {
  const { run, captcha, requestsTo } = await aCaptcha({ [captchaTypeCall.path]: slider });

  await run(login);

  expect(captcha.state.get()).toMatchObject({ status: 'slider', stage: { kind: 'shown' } });
  expect(requestsTo(sliderPuzzleCall)[0]?.payload).toEqual({ ktype: 4, name: 'player1' });
});

it('has a slider checked, and passes with the code of the check [R-CAPT-04] [R-CAPT-06] [R-API-010]', async () => {
  const { run, dispatch, outcomes, requestsTo, captcha } = await aCaptcha({
    [captchaTypeCall.path]: slider,
    [sliderCheckCall.path]: success({ codeId: 'pass-1', code: 'secret' }),
  });

  await run(login);
  await dispatch({ type: 'solved', proof });

  expect(requestsTo(sliderCheckCall)[0]?.payload).toEqual({ ...proof, validate_way: 'builtin', ktype: 4, name: 'player1' });
  expect(outcomes).toEqual([{ kind: 'passed', result: { type: '2', codeId: 'pass-1', code: 'secret' } }]);
  expect(captcha.state.get()).toEqual({ status: 'passed' });
});

it('shows GeeTest for a slider of theirs, and names it in the check', async () => {
  const captchaId = '0123456789abcdef0123456789abcdef';
  const { run, dispatch, requestsTo, captcha } = await aCaptcha({
    [captchaTypeCall.path]: success({ kaptchcate: '2', provider: { name: 'geetest', captchaId } }),
    [sliderCheckCall.path]: success({ codeId: 'pass-1', code: 'secret' }),
  });

  await run(login);
  expect(captcha.state.get()).toMatchObject({ status: 'slider', stage: { kind: 'shown', puzzle: { kind: 'geetest', captchaId } } });
  await dispatch({ type: 'solved', proof });

  expect(requestsTo(sliderPuzzleCall)).toEqual([]);
  expect(requestsTo(sliderCheckCall)[0]?.payload).toMatchObject({ validate_way: 'geetest' });
});

it('ends without a result when a slider was missed, with the message [R-CAPT-07] [R-ERRB-18] [R-ERR-6022]', async () => {
  const { run, dispatch, outcomes, requestsTo } = await aCaptcha({
    [captchaTypeCall.path]: slider,
    [sliderCheckCall.path]: refusal(6022, '安全验证未通过，请重试'),
  });

  await run(login);
  await dispatch({ type: 'solved', proof });

  expect(requestsTo(sliderPuzzleCall)).toHaveLength(1);
  expect(outcomes).toMatchObject([{ kind: 'finished', failure: { code: 6022, message: '安全验证未通过，请重试' } }]);
});

it.each([
  ['the required type', { [captchaTypeCall.path]: refusal(6316, '系统维护中') }],
  ['the picture', { [captchaTypeCall.path]: success({ kaptchcate: '1' }), [graphicCaptchaCall.path]: refusal(6011, '请不要频繁提交') }],
  ['the puzzle', { [captchaTypeCall.path]: slider, [sliderPuzzleCall.path]: refusal(6011, '请不要频繁提交') }],
])('ends without a result but with the failure, where %s cannot be loaded [R-CAPT-07] [R-ERRB-17] [R-ERRB-20]', async (_what, answers) => {
  const { run, outcomes, captcha } = await aCaptcha(answers);

  await run(login);

  expect(outcomes).toMatchObject([{ kind: 'finished', failure: { kind: 'refused' } }]);
  expect(captcha.state.get()).toEqual({ status: 'idle' });
});

it('ignores an answer after its end [R-CAPT-08] [R-ERRB-19]', async () => {
  let answer: (envelope: ReturnType<typeof success>) => void = () => undefined;
  const late = new Promise<ReturnType<typeof success>>((resolve) => {
    answer = resolve;
  });
  const { run, captcha, outcomes } = await aCaptcha({ [captchaTypeCall.path]: () => late });
  await run(login);

  captcha.close();
  answer(slider);
  await settled();

  expect(outcomes).toEqual([{ kind: 'finished', failure: undefined }]);
  expect(captcha.state.get()).toEqual({ status: 'idle' });
});

it('ends the running one when another one starts', async () => {
  const { run, outcomes, captcha } = await aCaptcha({ [captchaTypeCall.path]: slider });

  await run(login);
  await run({ kind: 'recoveryByEmail', name: 'player1', email: 'a@b.cn' });

  expect(outcomes).toEqual([{ kind: 'finished', failure: undefined }]);
  expect(captcha.state.get()).toMatchObject({ status: 'slider', subject: { kind: 'recoveryByEmail' } });
});

describe('the path of a piece', () => {
  it("is encoded in the platform's format", () => {
    const path = extendPath(extendPath(beginPath('pointer', 100.4, 0), 120, 3.14159), 90, 5);

    const sent = check(sliderMovesSchema, JSON.parse(atob(encodePath(path))));

    expect(sent).toEqual({
      value: {
        x: 5,
        by: 'pointer',
        moves: [
          [100, 0],
          [120, 3.1],
          [120, 5],
        ],
      },
    });
  });

  it('never gets too long', () => {
    let path = beginPath('pointer', 0, 0);
    for (let x = 1; x < 2000; x += 1) path = extendPath(path, x * 8, x / 10);

    expect(check(sliderMovesSchema, JSON.parse(atob(encodePath(path)))).issues).toBeUndefined();
    expect(path.moves.at(-1)).toEqual([1999 * 8, 199.9]);
  });
});
