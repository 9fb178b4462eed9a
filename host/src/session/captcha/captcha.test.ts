import fc from 'fast-check';
import type { CallFailure } from '@site/shared/contract/http';
import { advanceCaptcha, IDLE, type Captcha, type CaptchaEffect, type CaptchaEvent } from './captcha';
import { CLOSED, NO_CAPTCHA, type CaptchaOutcome, type CaptchaSubject } from './captchaResult';
import type { BuiltinPuzzle } from './sliderProviders';

const subject: CaptchaSubject = { kind: 'login', name: 'player1', password: 'a'.repeat(32) };
const provider = { name: 'builtin' } as const;
const wrong: CallFailure = { kind: 'refused', code: 6022, message: '安全验证未通过，请重试', data: null };
const misread: CallFailure = { kind: 'refused', code: 6021, message: '验证码错误', data: null };
const lost: CallFailure = { kind: 'timeout' };
const puzzle: BuiltinPuzzle = {
  kind: 'builtin',
  lotNumber: 'lot-1',
  image: 'data:image/png;base64,AA==',
  piece: 'data:image/png;base64,AA==',
  width: 320,
  height: 160,
  pieceWidth: 62,
  pieceTop: 40,
};
const proof = { lot_number: 'lot-1', captcha_output: 'path', pass_token: '', gen_time: '1' };
const picture = { image: 'data:image/png;base64,AA==', codeId: 'p1' };

const starting: Captcha = { status: 'starting', subject, again: undefined };
const pictureLoading: Captcha = { status: 'graphic', subject, picture: undefined, text: '', fault: undefined };
const pictureShown: Captcha = { ...pictureLoading, picture };
const typed: Captcha = { ...pictureShown, text: ' k7mf ' };
const missing: Captcha = { ...pictureShown, fault: { kind: 'missing' } };
const puzzleLoading: Captcha = { status: 'slider', subject, provider, stage: { kind: 'loading' }, fault: undefined };
const puzzleShown: Captcha = { ...puzzleLoading, stage: { kind: 'shown', puzzle } };
const checking: Captcha = { ...puzzleLoading, stage: { kind: 'checking', puzzle } };
const passed: Captcha = { status: 'passed' };

const askType: CaptchaEffect = { kind: 'ask-type', subject };
const loadPicture: CaptchaEffect = { kind: 'load-picture' };
const loadPuzzle: CaptchaEffect = { kind: 'load-puzzle', subject, provider };
const emit = (outcome: CaptchaOutcome): CaptchaEffect => ({ kind: 'emit', outcome });
const started: CaptchaEvent = { type: 'started', subject, again: undefined };

const TABLE: readonly (readonly [Captcha, CaptchaEvent, Captcha, readonly CaptchaEffect[]])[] = [
  [IDLE, started, starting, [askType]],
  [passed, started, starting, [askType]],
  [starting, { type: 'answered', wanted: { kind: 'none' } }, IDLE, [emit({ kind: 'passed', result: NO_CAPTCHA })]],
  [starting, { type: 'answered', wanted: { kind: 'graphic' } }, pictureLoading, [loadPicture]],
  [starting, { type: 'answered', wanted: { kind: 'slider', provider } }, puzzleLoading, [loadPuzzle]],
  [
    { ...starting, again: misread },
    { type: 'answered', wanted: { kind: 'graphic' } },
    { ...pictureLoading, fault: { kind: 'refused', failure: misread } },
    [loadPicture],
  ],
  [pictureLoading, { type: 'picture-loaded', picture }, pictureShown, []],
  [pictureLoading, { type: 'submitted' }, pictureLoading, []],
  [pictureLoading, { type: 'refreshed' }, pictureLoading, []],
  [missing, { type: 'typed', text: 'k' }, { ...pictureShown, text: 'k' }, []],
  [typed, { type: 'refreshed' }, pictureLoading, [loadPicture]],
  [pictureShown, { type: 'submitted' }, missing, []],
  [{ ...pictureShown, text: '  ' }, { type: 'submitted' }, { ...missing, text: '  ' }, []],
  [typed, { type: 'submitted' }, IDLE, [emit({ kind: 'passed', result: { type: '1', codeId: 'p1', code: 'k7mf' } })]],
  [puzzleLoading, { type: 'puzzle-loaded', puzzle }, puzzleShown, []],
  [puzzleLoading, { type: 'solved', proof }, puzzleLoading, []],
  [puzzleShown, { type: 'refreshed' }, puzzleLoading, [loadPuzzle]],
  [puzzleShown, { type: 'solved', proof }, checking, [{ kind: 'check', subject, provider, proof }]],
  [checking, { type: 'refreshed' }, checking, []],
  [checking, { type: 'solved', proof }, checking, []],
  [
    checking,
    { type: 'accepted', codeId: 'c1', code: 'x' },
    passed,
    [emit({ kind: 'passed', result: { type: '2', codeId: 'c1', code: 'x' } })],
  ],
  [checking, { type: 'failed', failure: wrong }, IDLE, [emit({ kind: 'finished', failure: wrong })]],
  [passed, { type: 'over' }, IDLE, []],
  [passed, { type: 'closed' }, passed, []],
  [IDLE, { type: 'closed' }, IDLE, []],
  [IDLE, { type: 'submitted' }, IDLE, []],
];

it.each(TABLE)('%j: %j → %j, to do: %j', (before, event, captcha, effects) => {
  expect(advanceCaptcha(before, event)).toEqual({ captcha, effects });
});

const running = [starting, pictureLoading, pictureShown, typed, puzzleLoading, puzzleShown, checking];

it.each(running)('%j finishes without a result when it is closed [R-CAPT-08] [R-ERRB-19]', (captcha) => {
  expect(advanceCaptcha(captcha, { type: 'closed' })).toEqual({ captcha: IDLE, effects: [emit(CLOSED)] });
});

it.each(running)('%j finishes without a result when it fails [R-ERRB-17] [R-ERRB-18] [R-ERRB-20]', (captcha) => {
  expect(advanceCaptcha(captcha, { type: 'failed', failure: lost })).toEqual({
    captcha: IDLE,
    effects: [emit({ kind: 'finished', failure: lost })],
  });
});

describe('any events in any order', () => {
  const anyEvent = fc.constantFrom<CaptchaEvent>(
    started,
    { type: 'answered', wanted: { kind: 'none' } },
    { type: 'answered', wanted: { kind: 'graphic' } },
    { type: 'answered', wanted: { kind: 'slider', provider } },
    { type: 'picture-loaded', picture },
    { type: 'typed', text: 'k7mf' },
    { type: 'typed', text: '' },
    { type: 'submitted' },
    { type: 'refreshed' },
    { type: 'puzzle-loaded', puzzle },
    { type: 'solved', proof },
    { type: 'accepted', codeId: 'c1', code: 'x' },
    { type: 'failed', failure: lost },
    { type: 'closed' },
    { type: 'over' },
  );

  it('a run has one outcome at most, which is its last effect [R-CAPT-06] [R-CAPT-07]', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let captcha: Captcha = IDLE;
        let isOpen = false;
        for (const event of events) {
          const { captcha: next, effects } = advanceCaptcha(captcha, event);
          const emitted = effects.filter((effect) => effect.kind === 'emit').length;
          if (effects.includes(askType) || effects.some((effect) => effect.kind === 'ask-type')) isOpen = true;
          expect(emitted).toBeLessThanOrEqual(isOpen ? 1 : 0);
          if (emitted > 0) isOpen = false;
          // A captcha runs exactly while an outcome is pending. Afterwards it requests nothing.
          expect(next.status !== 'idle' && next.status !== 'passed').toBe(isOpen);
          if (!isOpen) expect(effects.filter((effect) => effect.kind !== 'emit')).toEqual([]);
          captcha = next;
        }
      }),
    );
  });
});
