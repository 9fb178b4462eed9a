import { sharedTranslator } from '@site/shared/i18n';
import { launchCall } from '@site/shared/wire/launch';
import { preInfoCall } from '@site/shared/wire/site';
import { RESPONSE_CODES, responseCodeName } from '@site/shared/wire/responseCodes';
import { resourceCall } from '@site/shared/wire/resource';
import { aShell, clearDevice, refusal, settled } from '../testing/aShell';
import { REACTIONS, reactionTo } from './reactions';

/** Codes that follow the general rule. */
const GENERAL = [
  6002, 6003, 6004, 6005, 6006, 6007, 6008, 6009, 6010, 6011, 6012, 6013, 6014, 6015, 6016, 6017, 6030, 6031, 6032, 6033, 6034, 6035, 6036,
  6037, 6038, 6039, 6066, 6099, 6100, 6110, 6111, 6301, 6303, 6316, 6317, 6318, 6366, 6399, 6415, 6500, 6501, 6502,
] as const;

const ask = { device: {} };

beforeEach(clearDevice);

it('holds more than the general rule for the codes that are named, and for no other [R-ERRB-28]', () => {
  const named = Object.entries(REACTIONS).flatMap(([name, { kind }]) => (kind === 'show' ? [] : [[name, kind]]));

  expect(Object.fromEntries(named)).toEqual({
    success: 'resolve',
    loginExpired: 'expire-login',
    graphicVerification: 'hand-over',
    rapidVerification: 'hand-over',
    uidVerificationError: 're-enter',
    bindRealName: 'bind-name',
  });
});

it('has a reaction for each of the 54 codes', () => {
  expect(Object.keys(REACTIONS).sort()).toEqual(Object.keys(RESPONSE_CODES).sort());
  expect(Object.keys(REACTIONS)).toHaveLength(54);
});

it.each(GENERAL.map((code) => [code, `R-ERR-${String(code)}`] as const))(
  'returns a refusal with code %i and shows the server message [R-ERRB-21] [R-ERRB-22] [%s]',
  async (code, _row) => {
    const { shell } = await aShell({ answers: { [preInfoCall.path]: refusal(code, '服务器说的话', { extra: 1 }) } });

    const result = await shell.http.send(preInfoCall, ask);

    expect(result).toEqual({ ok: false, failure: { kind: 'refused', code, message: '服务器说的话', data: { extra: 1 } } });
    expect(shell.overlays.shownToast.get()?.message).toBe('服务器说的话');
  },
);

it.each([
  [RESPONSE_CODES.serverError, '服务器开小差了，请稍后再试', 'R-MSG-02'],
  [RESPONSE_CODES.fileUploadFailure, '文件上传失败', 'R-MSG-04'],
  [RESPONSE_CODES.parameterError, '请求参数错误', 'R-MSG-05'],
  [RESPONSE_CODES.accessDenied, '请求被拒绝', 'R-MSG-06'],
  [RESPONSE_CODES.frequentSubmission, '请勿频繁提交', 'R-MSG-07'],
  [RESPONSE_CODES.maintenance, '系统维护中', 'R-MSG-08'],
  [RESPONSE_CODES.notFound, '未找到相关数据', 'R-MSG-09'],
  [RESPONSE_CODES.illegalParameter, '非法请求', 'R-MSG-10'],
])('replaces an empty message of code %i by %s [R-MSG-11] [%s]', async (code, words, _row) => {
  const { shell } = await aShell({ answers: { [preInfoCall.path]: refusal(code, '') } });

  await shell.http.send(preInfoCall, ask);

  expect(shell.overlays.shownToast.get()?.message).toBe(words);
});

it.each([
  ['success', 'R-MSG-01', '操作成功', '操作成功'],
  ['login_again', 'R-MSG-03', '请重新登录', '請重新登入'],
] as const)('has a stock message %s in both languages [%s]', async (key, _row, simplified, traditional) => {
  const { i18n } = await aShell();
  const words = sharedTranslator(i18n);

  expect(words(`stock_message.${key}`)).toBe(simplified);
  await i18n.use('zh-TW');
  expect(words(`stock_message.${key}`)).toBe(traditional);
});

it.each([
  [6021, 'R-ERR-6021'],
  [6022, 'R-ERR-6022'],
])('returns code %i to the caller as a value and shows nothing [%s]', async (code, _row) => {
  const { shell } = await aShell({ answers: { [preInfoCall.path]: refusal(code, '请完成验证', { codeId: '7' }) } });

  const result = await shell.http.send(preInfoCall, ask);

  expect(result).toMatchObject({ failure: { kind: 'refused', code, data: { codeId: '7' } } });
  expect(shell.overlays.shownToast.get()).toBeUndefined();
  expect(shell.overlays.dialogQueue.get()).toEqual([]);
});

describe('code 6449', () => {
  const MISSING = refusal(6449, '请先绑定真实姓名');
  const aRefusingShell = () => aShell({ answers: { [preInfoCall.path]: MISSING, [launchCall.path]: MISSING } });

  it.each(['toast', 'silent'] as const)(
    'opens a dialog with the server message and 去完善, which goes to /mine/userinfo, for a caller with onError %s [R-ERR-6449] [R-ERRB-07]',
    async (onError) => {
      const { shell, page } = await aRefusingShell();

      const result = await shell.http.send(preInfoCall, ask, { onError });

      expect(result).toMatchObject({ failure: { kind: 'refused', code: 6449 } });
      const [dialog] = shell.overlays.dialogQueue.get();
      expect(dialog?.options).toEqual({ message: '请先绑定真实姓名', confirmText: '去完善' });
      expect(shell.overlays.shownToast.get()).toBeUndefined();
      dialog?.answer('confirmed');
      await settled();
      expect(page.load).toHaveBeenCalledWith('/mine/userinfo');
    },
  );

  it('opens one dialog for several calls that fail at once', async () => {
    const { shell } = await aRefusingShell();

    await Promise.all([shell.http.send(preInfoCall, ask), shell.http.send(launchCall, { enName: 'PG', gameCode: '' })]);

    expect(shell.overlays.dialogQueue.get()).toHaveLength(1);
  });

  it('does not reopen the dialog for reads on the page where it was closed, but for every action and on another page', async () => {
    const { shell } = await aRefusingShell();
    const close = async () => {
      shell.overlays.dialogQueue.get()[0]?.answer('closed');
      await settled();
    };
    await shell.http.send(preInfoCall, ask);
    await close();

    await shell.http.send(preInfoCall, ask);
    expect(shell.overlays.dialogQueue.get()).toEqual([]);
    await shell.http.send(launchCall, { enName: 'PG', gameCode: '' });
    expect(shell.overlays.dialogQueue.get()).toHaveLength(1);
    await close();

    shell.navigation.arrive('/mine/wallet', '');
    await shell.http.send(preInfoCall, ask);
    expect(shell.overlays.dialogQueue.get()).toHaveLength(1);
  });
});

it('shows the uid dialog only for the game resource call [R-ERR-6302] [R-ERRB-08]', async () => {
  const { shell } = await aShell({
    answers: { [resourceCall.path]: refusal(6302, '校验失败'), [preInfoCall.path]: refusal(6302, '校验失败') },
  });

  await shell.http.send(preInfoCall, ask);
  expect(shell.overlays.dialogQueue.get()).toEqual([]);
  expect(shell.overlays.shownToast.get()?.message).toBe('校验失败');

  await shell.http.send(resourceCall, {
    method: 'matches',
    enName: 'CRTY',
    Request: { timestamp: 1, token: '', language: 'zh-CN', ip: '' },
  });
  expect(shell.overlays.dialogQueue.get()[0]?.options.message).toBe('数据异常,请重新进入游戏');
});

it('shows nothing for a quiet caller', async () => {
  const { shell } = await aShell({ answers: { [preInfoCall.path]: refusal(6005, '出错了') } });

  await shell.http.send(preInfoCall, ask, { onError: 'silent' });

  expect(shell.overlays.shownToast.get()).toBeUndefined();
});

it('follows the general rule for a code outside the catalogue', () => {
  expect(reactionTo(responseCodeName(7777))).toEqual({ kind: 'show', stock: 'service_off' });
});
