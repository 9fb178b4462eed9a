import { captchaTypeCall, graphicCaptchaCall, sliderCheckCall, sliderPuzzleCall } from '@site/shared/wire/captcha';
import { loginCall } from '@site/shared/wire/user';
import { aPass, from, handIn, newestCaptcha, tryPuzzle } from '../testing/aCaptcha';
import { answerOf } from '../testing/answerOf';
import { aLogin } from '../testing/sendRaw';
import { startTestPlatform, type TestPlatform } from '../testing/startTestPlatform';
import { PASS_LIFETIME_MS, PUZZLE_LIFETIME_MS, SHOWN_PER_MINUTE } from './createCaptchas';
import type { CaptchaTables } from './tables';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});

const LOGIN = 4;
const md5 = 'a'.repeat(32);
const start = (name = 'player1') => site.send(captchaTypeCall, { ktype: LOGIN, name, password: md5 });
const logIn = (captcha: object = {}, extras = {}) => site.send(loginCall, { ...aLogin('player1', 'player123'), ...captcha }, extras);

async function aPicture(extras = {}) {
  const answer = answerOf(graphicCaptchaCall, await site.send(graphicCaptchaCall, {}, extras));
  const newest = await newestCaptcha(site);
  if (newest.kind !== 'graphic') throw new Error('no picture');
  return { kaptchcate: '1' as const, codeId: answer['x-code'], code: newest.text, image: answer.image };
}

async function aPuzzle(name = 'player1') {
  const { lot_number } = answerOf(sliderPuzzleCall, await site.send(sliderPuzzleCall, { ktype: LOGIN, name }));
  const newest = await newestCaptcha(site);
  return { ktype: LOGIN, name, lot_number, x: newest.kind === 'slider' ? newest.x : 0 } as const;
}

describe('which captcha', () => {
  it('is none at first, and then what the operator has set [R-API-012] [R-CAPT-14]', async () => {
    expect(await start()).toMatchObject({ data: { kaptchcate: '' } });
    await site.sandbox('settings', { captcha: 'graphic' });
    expect(await start()).toMatchObject({ data: { kaptchcate: '1' } });
    await site.sandbox('settings', { captcha: 'slider' });
    expect(await start()).toMatchObject({ data: { kaptchcate: '2', provider: { name: 'builtin' } } });
  });

  it('is always the slider in a recovery, unless all is off [R-CAPT-12] [R-CAPT-13]', async () => {
    const starts = [
      { ktype: 2 as const, name: 'player1', phone: '8613800001111' },
      { ktype: 3 as const, name: 'player1', email: 'player1@example.com' },
    ];
    for (const captcha of ['auto', 'graphic']) {
      await site.sandbox('settings', { captcha });
      for (const each of starts) expect(await site.send(captchaTypeCall, each)).toMatchObject({ data: { kaptchcate: '2' } });
    }
    await site.sandbox('settings', { captcha: 'off' });
    for (const each of starts) expect(await site.send(captchaTypeCall, each)).toMatchObject({ data: { kaptchcate: '' } });
  });
});

describe('a picture', () => {
  beforeEach(() => site.sandbox('settings', { captcha: 'graphic' }));

  it('comes with its x-code, and lets in anyone who reads it, in any case [R-API-011] [R-CAPT-03]', async () => {
    expect(await logIn()).toMatchObject({ status_code: 6021, message: '请输入图形验证码' });

    const { image, ...captcha } = await aPicture();

    expect(image).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(await logIn({ ...captcha, code: ` ${captcha.code.toLowerCase()} ` })).toMatchObject({ status_code: 6000 });
  });

  it('is valid for one try, right or wrong', async () => {
    const right = await aPicture();
    expect(await logIn(right)).toMatchObject({ status_code: 6000 });
    expect(await logIn(right)).toMatchObject({ status_code: 6021 });

    const wrong = await aPicture();
    expect(await logIn({ ...wrong, code: 'OOOO' })).toMatchObject({ status_code: 6021, message: '验证码错误或已失效，请重新输入' });
    expect(await logIn(wrong)).toMatchObject({ status_code: 6021 });
  });

  it('is valid for one try, however many come at once', async () => {
    const captcha = await aPicture();

    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(captcha)));

    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6021, 6021, 6021]);
  });

  it('lasts five minutes, and is valid for the address it was shown to', async () => {
    const late = await aPicture();
    site.clock.advance(PASS_LIFETIME_MS);
    expect(await logIn(late)).toMatchObject({ status_code: 6021 });

    const foreign = await aPicture(from('203.0.113.9'));
    expect(await logIn(foreign)).toMatchObject({ status_code: 6021 });
    expect(await logIn(foreign, from('203.0.113.9'))).toMatchObject({ status_code: 6000 });
  });

  it('is not enough where the slider is wanted, and the slider is enough where a picture is', async () => {
    const picture = await aPicture();
    const pass = await aPass(site, LOGIN, 'player1');
    expect(await logIn(pass)).toMatchObject({ status_code: 6000 });

    await site.sandbox('settings', { captcha: 'slider' });
    expect(await logIn(picture)).toMatchObject({ status_code: 6022 });
  });
});

describe('a puzzle', () => {
  beforeEach(() => site.sandbox('settings', { captcha: 'slider' }));

  it('is a picture, a piece of it and their measures', async () => {
    const puzzle = answerOf(sliderPuzzleCall, await site.send(sliderPuzzleCall, { ktype: LOGIN, name: 'player1' }));

    expect(puzzle).toMatchObject({ width: 320, height: 160, pieceWidth: 62 });
    expect(puzzle.pieceTop + 62).toBeLessThanOrEqual(160);
    expect(JSON.stringify(await newestCaptcha(site))).toMatch(/"x":(10[7-9]|1[1-9]\d|2[0-4]\d|25[0-4])\b/);
  });

  it('that is solved is a pass for the login it was made for [R-API-010]', async () => {
    expect(await logIn()).toMatchObject({ status_code: 6022, message: '请先完成安全验证' });

    expect(await logIn(await aPass(site, LOGIN, 'Player1'))).toMatchObject({ status_code: 6000 });
  });

  it.each([5, -5])('is not solved %i pixels off, and spent', async (off) => {
    expect(await tryPuzzle(site, LOGIN, 'player1', { off })).toMatchObject({ status_code: 6022, message: '安全验证未通过，请重试' });

    const puzzle = await aPuzzle();
    expect(await handIn(site, { ...puzzle, x: puzzle.x + off })).toMatchObject({ status_code: 6022 });
    expect(await handIn(site, puzzle)).toMatchObject({ status_code: 6022 });
  });

  it('is solved once, however many try it at once', async () => {
    const puzzle = await aPuzzle();

    const answers = await Promise.all([1, 2, 3, 4].map(() => handIn(site, puzzle)));

    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6022, 6022, 6022]);
  });

  it('lasts two minutes, for its name, its occasion and its address', async () => {
    const puzzle = await aPuzzle();
    expect(await handIn(site, { ...puzzle, name: 'player2' })).toMatchObject({ status_code: 6022 });
    expect(await handIn(site, { ...puzzle, ktype: 1 })).toMatchObject({ status_code: 6022 });
    expect(await handIn(site, puzzle, from('203.0.113.9'))).toMatchObject({ status_code: 6022 });

    site.clock.advance(PUZZLE_LIFETIME_MS - 1);
    expect(await handIn(site, puzzle)).toMatchObject({ status_code: 6000 });
    const late = await aPuzzle();
    site.clock.advance(PUZZLE_LIFETIME_MS);
    expect(await handIn(site, late)).toMatchObject({ status_code: 6022 });
  });

  it.each(['', 'bm90IGpzb24=', Buffer.from('{"x":1}').toString('base64')])('is not solved by "%s"', async (captcha_output) => {
    const { lot_number } = await aPuzzle();
    const proof = { lot_number, captcha_output, pass_token: '', gen_time: '0', validate_way: 'builtin' as const };

    expect(await site.send(sliderCheckCall, { ...proof, ktype: LOGIN, name: 'player1' })).toMatchObject({ status_code: 6022 });
  });

  it('is drawn sixty times a minute for one address', async () => {
    await site.db
      .withTables<CaptchaTables>()
      .insertInto('captcha_challenge')
      .values(
        Array.from({ length: SHOWN_PER_MINUTE }, (_, index) => ({
          id_hash: index.toString(),
          kind: 'graphic' as const,
          answer: 'A',
          occasion: null,
          name: '',
          ip: '127.0.0.1',
          shown_at: site.clock.now(),
          spent_at: null,
        })),
      )
      .execute();
    expect(await site.send(graphicCaptchaCall, {})).toMatchObject({ status_code: 6011 });
    expect(await site.send(graphicCaptchaCall, {}, from('203.0.113.9'))).toMatchObject({ status_code: 6000 });

    site.clock.advance(60_000);
    expect(await site.send(graphicCaptchaCall, {})).toMatchObject({ status_code: 6000 });
  });
});

describe('a pass', () => {
  beforeEach(() => site.sandbox('settings', { captcha: 'slider' }));

  it('is valid once, however many use it at once', async () => {
    const pass = await aPass(site, LOGIN, 'player1');

    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(pass)));

    expect(answers.map(({ status_code }) => status_code).sort()).toEqual([6000, 6022, 6022, 6022]);
  });

  it('is valid for five minutes, for its name, its occasion and its address, and only with its code', async () => {
    expect(await logIn(await aPass(site, LOGIN, 'player2'))).toMatchObject({ status_code: 6022 });
    expect(await logIn(await aPass(site, 1, 'player1'))).toMatchObject({ status_code: 6022 });
    const pass = await aPass(site, LOGIN, 'player1');
    expect(await logIn(pass, from('203.0.113.9'))).toMatchObject({ status_code: 6022 });
    expect(await logIn({ ...pass, code: 'AAAAAAAA' })).toMatchObject({ status_code: 6022 });

    site.clock.advance(PASS_LIFETIME_MS - 1);
    expect(await logIn(pass)).toMatchObject({ status_code: 6000 });
    const late = await aPass(site, LOGIN, 'player1');
    site.clock.advance(PASS_LIFETIME_MS);
    expect(await logIn(late)).toMatchObject({ status_code: 6022 });
  });
});
