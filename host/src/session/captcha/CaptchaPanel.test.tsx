import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { captchaTypeCall, graphicCaptchaCall, sliderCheckCall, sliderPuzzleCall, type SliderMoves } from '@site/shared/wire/captcha';
import { loginCall } from '@site/shared/wire/login';
import { registerCall } from '@site/shared/wire/registration';
import { clearDevice, refusal, success, TOKEN, type ShellOptions } from '../../testing/aShell';
import { BARE_PAGE, renderApp } from '../../testing/renderApp';
import type { SentRequest } from '../../transport/testing/aNetwork';
import { A_PICTURE, A_PUZZLE } from './testing/captchaAnswers';

const user = userEvent.setup();

const fieldOf = ({ payload }: SentRequest, name: string) => (payload as Readonly<Record<string, unknown>>)[name];

beforeEach(clearDevice);

/** Returns an answer that refuses until this code is sent. */
const guarded = (code: number, right: string, message: string, accepted: object) => (request: SentRequest) =>
  fieldOf(request, 'code') === right || fieldOf(request, 'kaptchcate') === '99' ? success(accepted) : refusal(code, message);

const graphic = guarded(6021, 'K7MF', '验证码错误或已失效，请重新输入', { token: TOKEN, userId: '10001' });
const slider = guarded(6022, 'secret', '请完成滑块验证', { token: TOKEN, userId: '10001' });

const GRAPHIC: ShellOptions['answers'] = {
  [loginCall.path]: graphic,
  [captchaTypeCall.path]: success({ kaptchcate: '1' }),
  [graphicCaptchaCall.path]: A_PICTURE,
};
const SLIDER: ShellOptions['answers'] = {
  [loginCall.path]: slider,
  [captchaTypeCall.path]: success({ kaptchcate: '2', provider: { name: 'builtin' } }),
  [sliderPuzzleCall.path]: A_PUZZLE,
  [sliderCheckCall.path]: success({ codeId: 'pass-1', code: 'secret' }),
};

const dialog = () => screen.getByRole('dialog', { name: '登录' });
const panel = () => screen.findByRole('region', { name: '安全验证' });
const submitButton = () => within(dialog()).getByRole('button', { name: '登录' });
const text = () => screen.getByRole('textbox', { name: '验证码' });
const handle = () => screen.getByRole('slider', { name: '拖动完成拼图' });

/** Submits a login that is refused because a captcha is required. */
async function logIn(answers: ShellOptions['answers'] = {}) {
  const test = await renderApp(BARE_PAGE, { answers });
  act(test.shell.signIn.open);
  await screen.findByRole('dialog', { name: '登录' });
  await user.click(screen.getByRole('textbox', { name: '用户名' }));
  await user.paste('player1');
  await user.click(screen.getByLabelText('密码'));
  await user.paste('player123');
  await user.click(submitButton());
  return test;
}

const closed = async () => {
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: '安全验证' })).not.toBeInTheDocument();
  });
};

describe('a picture', () => {
  it('is beside the form, which waits for it and keeps its values [R-CAPT-01] [R-CAPT-03] [R-ERR-6021]', async () => {
    await logIn(GRAPHIC);

    expect(within(await panel()).getByRole('img', { name: '图形验证码，点击可换一张' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    );
    expect(text()).toHaveFocus();
    const waiting = within(dialog()).getByRole('button', { name: '验证中' });
    expect(waiting).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('textbox', { name: '用户名' })).toHaveValue('player1');
    expect(screen.getByText('请先完成安全验证')).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('read rightly, signs in with its x-code and the text [R-CAPT-06] [R-LOGIN-03]', async () => {
    const { requestsTo, shell } = await logIn(GRAPHIC);
    await panel();

    await user.type(text(), 'K7MF{Enter}');

    await waitFor(() => {
      expect(shell.session.isSignedIn.get()).toBe(true);
    });
    expect(requestsTo(loginCall).at(-1)?.payload).toMatchObject({ kaptchcate: '1', codeId: 'picture-1', code: 'K7MF' });
  });

  it("read wrongly, is reloaded with the server's message, and its field has the focus", async () => {
    const { requestsTo } = await logIn(GRAPHIC);
    await panel();

    await user.type(text(), 'WRONG{Enter}');

    await waitFor(() => {
      expect(requestsTo(graphicCaptchaCall)).toHaveLength(2);
    });
    await waitFor(() => {
      expect(text()).toHaveAccessibleDescription('验证码错误或已失效，请重新输入');
    });
    expect(text()).toHaveFocus();
    expect(text()).toHaveValue('');
  });

  it('wants a text [R-VAL-31]', async () => {
    const { requestsTo } = await logIn(GRAPHIC);
    await panel();

    await user.click(screen.getByRole('button', { name: '确定' }));

    expect(text()).toHaveAccessibleDescription('请输入图形验证码');
    expect(requestsTo(loginCall)).toHaveLength(1);
  });

  it('accepts at most 10 characters [R-VAL-32]', async () => {
    await logIn(GRAPHIC);
    await panel();

    await user.type(text(), 'abcdefghijklm');

    expect(text()).toHaveValue('abcdefghij');
  });

  it.each(['换一张', '图形验证码，点击可换一张'])('is another one after a press on "%s"', async (name) => {
    const { requestsTo } = await logIn(GRAPHIC);
    const button = await within(await panel()).findByRole('button', { name });
    await user.type(text(), 'K7');

    await user.click(button);

    await waitFor(() => {
      expect(requestsTo(graphicCaptchaCall)).toHaveLength(2);
    });
    expect(text()).toHaveValue('');
    expect(text()).toHaveFocus();
  });
});

describe('closing', () => {
  it.each([
    ['the cross', () => user.click(screen.getByRole('button', { name: '关闭验证' }))],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('by %s ends it without a result, keeps the form open, and focuses its button [R-CAPT-08] [R-ERRB-19]', async (_how, close) => {
    const { requestsTo } = await logIn(SLIDER);
    await panel();

    await close();

    await closed();
    await waitFor(() => {
      expect(submitButton()).toHaveFocus();
    });
    expect(requestsTo(loginCall)).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('happens by itself when something is typed into the form, which keeps the focus', async () => {
    await logIn(GRAPHIC);
    await panel();

    await user.type(screen.getByRole('textbox', { name: '用户名' }), '2');

    await closed();
    expect(screen.getByRole('textbox', { name: '用户名' })).toHaveFocus();
    expect(submitButton()).toBeEnabled();
  });

  it('happens with the dialog', async () => {
    const { shell } = await logIn(GRAPHIC);
    await panel();

    act(shell.signIn.close);
    await closed();
    act(shell.signIn.open);

    await screen.findByRole('dialog', { name: '登录' });
    expect(screen.queryByRole('region', { name: '安全验证' })).not.toBeInTheDocument();
  });
});

it('that cannot be loaded is reported in the form, which can be sent again [R-ERRB-17]', async () => {
  await logIn({ ...SLIDER, [sliderPuzzleCall.path]: refusal(6011, '请不要频繁提交') });

  expect(await screen.findByText('请不要频繁提交')).toBeInTheDocument();
  await closed();
  expect(submitButton()).not.toHaveAttribute('aria-busy');
});

it('does not loop where none is required', async () => {
  const { requestsTo } = await logIn({ ...SLIDER, [captchaTypeCall.path]: success({ kaptchcate: '' }) });

  expect(await screen.findByText('请完成滑块验证')).toBeInTheDocument();
  expect(requestsTo(loginCall)).toHaveLength(2);
});

describe('a slider', () => {
  const movesOf = (request: SentRequest) => JSON.parse(atob(fieldOf(request, 'captcha_output') as string)) as SliderMoves;

  it('has a name and a value [R-CAPT-02]', async () => {
    await logIn(SLIDER);
    await panel();

    expect(await screen.findByRole('img', { name: '带缺口的拼图' })).toBeInTheDocument();
    expect(handle()).toHaveFocus();
    expect(handle()).toHaveAttribute('aria-valuemax', '258');
    expect(handle()).toHaveAccessibleDescription(/方向键/);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is solved by keys, and signs in with its pass [R-CAPT-04] [R-CAPT-06] [R-ERR-6022]', async () => {
    const { requestsTo, shell } = await logIn(SLIDER);
    await screen.findByRole('img', { name: '带缺口的拼图' });

    await user.keyboard('{PageUp}{PageUp}{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(handle()).toHaveAttribute('aria-valuetext', '向右 38 像素，最远 258 像素');
    await user.keyboard('{Enter}');

    await waitFor(() => {
      expect(shell.session.isSignedIn.get()).toBe(true);
    });
    const [check] = requestsTo(sliderCheckCall);
    expect(check?.payload).toMatchObject({ lot_number: 'lot-1', validate_way: 'builtin', pass_token: '', ktype: 4, name: 'player1' });
    expect(movesOf(check!)).toMatchObject({ x: 38, by: 'keys' });
    expect(movesOf(check!).moves.map(([, x]) => x)).toEqual([0, 20, 40, 42, 40, 38]);
    expect(requestsTo(loginCall).at(-1)?.payload).toMatchObject({ kaptchcate: '2', codeId: 'pass-1', code: 'secret' });
  });

  it('stops at its ends', async () => {
    await logIn(SLIDER);
    await screen.findByRole('img', { name: '带缺口的拼图' });

    await user.keyboard('{End}{ArrowRight}');
    expect(handle()).toHaveAttribute('aria-valuenow', '258');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(handle()).toHaveAttribute('aria-valuenow', '0');
  });

  it('follows a pointer at the scale of the picture, and drops where it is let go', async () => {
    const { requestsTo } = await logIn(SLIDER);
    await screen.findByRole('img', { name: '带缺口的拼图' });
    const grabbed = layOut();

    fireEvent.pointerDown(grabbed, { pointerId: 1, button: 0, clientX: 10 });
    // 248 px of the track correspond to 258 px of the picture.
    for (const clientX of [34, 60, 134]) fireEvent.pointerMove(grabbed, { pointerId: 1, clientX });
    fireEvent.pointerUp(grabbed, { pointerId: 1, clientX: 134 });

    await waitFor(() => {
      expect(requestsTo(sliderCheckCall)).toHaveLength(1);
    });
    expect(movesOf(requestsTo(sliderCheckCall)[0]!)).toMatchObject({
      x: 129,
      by: 'pointer',
      moves: [
        [expect.any(Number), 0],
        [expect.any(Number), 25],
        [expect.any(Number), 52],
        [expect.any(Number), 129],
      ],
    });
  });

  it('returns where the system cancels the pointer, or nothing was moved', async () => {
    const { requestsTo } = await logIn(SLIDER);
    await screen.findByRole('img', { name: '带缺口的拼图' });
    const grabbed = layOut();

    fireEvent.pointerDown(grabbed, { pointerId: 1, button: 0, clientX: 10 });
    fireEvent.pointerMove(grabbed, { pointerId: 1, clientX: 134 });
    fireEvent.pointerCancel(grabbed, { pointerId: 1 });
    expect(handle()).toHaveAttribute('aria-valuenow', '0');
    fireEvent.pointerDown(grabbed, { pointerId: 1, button: 0, clientX: 10 });
    fireEvent.pointerUp(grabbed, { pointerId: 1 });

    expect(requestsTo(sliderCheckCall)).toEqual([]);
  });

  it('missed, ends with the message in the form, whose next press brings another puzzle [R-ERRB-18] [R-CAPT-07]', async () => {
    const { requestsTo } = await logIn({ ...SLIDER, [sliderCheckCall.path]: refusal(6022, '安全验证未通过，请重试') });
    await screen.findByRole('img', { name: '带缺口的拼图' });

    await user.keyboard('{PageUp}{Enter}');

    await closed();
    expect(screen.getByRole('alert')).toHaveTextContent('安全验证未通过，请重试');
    expect(requestsTo(loginCall)).toHaveLength(1);
    expect(submitButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('img', { name: '带缺口的拼图' })).toBeVisible();
    expect(requestsTo(sliderPuzzleCall)).toHaveLength(2);
    expect(handle()).toHaveAttribute('aria-valuenow', '0');
  });

  it('is another one after a press on the arrow', async () => {
    const { requestsTo } = await logIn(SLIDER);
    await screen.findByRole('img', { name: '带缺口的拼图' });

    await user.click(screen.getByRole('button', { name: '换一张拼图' }));

    await waitFor(() => {
      expect(requestsTo(sliderPuzzleCall)).toHaveLength(2);
    });
  });

  it('protects a registration as well [R-REGISTER-01] [R-CAPT-11]', async () => {
    const { shell, requestsTo } = await renderApp(BARE_PAGE, {
      answers: {
        ...SLIDER,
        [loginCall.path]: success({ token: TOKEN, userId: '10001' }),
        [registerCall.path]: guarded(6022, 'secret', '请完成滑块验证', {}),
      },
    });
    act(shell.signIn.openRegister);
    await screen.findByRole('dialog', { name: '注册' });
    await user.type(screen.getByRole('textbox', { name: '用户名' }), 'linhai88');
    await user.type(screen.getByLabelText('密码'), 'linhai888');
    await user.type(screen.getByLabelText('确认密码'), 'linhai888');
    await user.click(screen.getByRole('checkbox', { name: /同意/ }));
    await user.click(screen.getByRole('button', { name: '立即注册' }));

    await screen.findByRole('img', { name: '带缺口的拼图' });
    expect(screen.getByRole('button', { name: '验证中' })).toBeInTheDocument();
    await user.keyboard('{PageUp}{Enter}');

    await waitFor(() => {
      expect(shell.session.isSignedIn.get()).toBe(true);
    });
    expect(requestsTo(captchaTypeCall)[0]?.payload).toMatchObject({ ktype: 1, name: 'linhai88' });
    expect(requestsTo(registerCall).at(-1)?.payload).toMatchObject({ kaptchcate: '2', codeId: 'pass-1', code: 'secret' });
  });

  /** Lays out a track of 300 px with a handle of 52 px that supports pointer capture. */
  function layOut(): HTMLElement {
    const grabbed = handle();
    Object.defineProperties(grabbed, { offsetWidth: { value: 52 }, setPointerCapture: { value: () => undefined } });
    Object.defineProperty(grabbed.parentElement, 'clientWidth', { value: 300 });
    return grabbed;
  }
});

it('is translated to traditional Chinese', async () => {
  window.localStorage.setItem('site.locale', 'zh-TW');
  const { shell } = await renderApp(BARE_PAGE, { answers: SLIDER });
  act(shell.signIn.open);
  await screen.findByRole('dialog', { name: '登入' });
  await user.type(screen.getByRole('textbox'), 'player1');
  await user.type(screen.getByLabelText('密碼'), 'player123{Enter}');

  expect(await screen.findByRole('region', { name: '安全驗證' })).toHaveTextContent('拖曳完成拼圖');
  expect(screen.getByRole('button', { name: '驗證中' })).toBeInTheDocument();
});
