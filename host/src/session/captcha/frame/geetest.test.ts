/** Tests the script of the framed page against a fake of GeeTest's documented script. */
type Listener = () => void;

const PROOF = { captcha_id: 'c', lot_number: 'l', captcha_output: 'o', pass_token: 'p', gen_time: '1700000000' };

function openFrame(search = '?captchaId=0123456789abcdef0123456789abcdef&language=zh-TW&nonce=n1') {
  window.history.replaceState(null, '', `/captcha/geetest.html${search}`);
  document.head.replaceChildren();
  const said = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  jest.isolateModules(() => {
    // oxlint-disable-next-line typescript/no-require-imports -- it runs on each load
    require('./geetest');
  });
  const loader = document.head.querySelector('script')!;
  return { said, loader };
}

/** Installs a fake of GeeTest's script. */
function standIn(proof: object | false = PROOF) {
  const listeners = new Map<string, Listener>();
  const showCaptcha = jest.fn();
  const init = jest.fn((_options: object, begin: (captcha: object) => void) => {
    const on = (name: string) => (listener: Listener) => {
      listeners.set(name, listener);
      return captcha;
    };
    const captcha: object = {
      onReady: on('ready'),
      onSuccess: on('success'),
      onClose: on('close'),
      onError: on('error'),
      showCaptcha,
      getValidate: () => proof,
    };
    begin(captcha);
  });
  Object.assign(window, { initGeetest4: init });
  return { init, showCaptcha, happens: (name: string) => listeners.get(name)?.() };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'initGeetest4');
});

it('loads the captcha that its address names from GeeTest, and shows it', () => {
  const { loader, said } = openFrame();
  const geetest = standIn();
  expect(loader.src).toBe('https://static.geetest.com/v4/gt4.js');

  loader.dispatchEvent(new Event('load'));
  geetest.happens('ready');

  expect(geetest.init.mock.calls[0]?.[0]).toEqual({
    captchaId: '0123456789abcdef0123456789abcdef',
    language: 'zho-tw',
    product: 'bind',
    protocol: 'https://',
  });
  expect(geetest.showCaptcha).toHaveBeenCalledTimes(1);
  expect(said.mock.calls).toEqual([[{ nonce: 'n1', message: { type: 'ready' } }, window.location.origin]]);
});

it('posts the four parts of the proof, to the site only', () => {
  const { loader, said } = openFrame();
  const geetest = standIn();
  loader.dispatchEvent(new Event('load'));

  geetest.happens('success');

  const { captcha_id: _id, ...proof } = PROOF;
  expect(said.mock.calls).toEqual([[{ nonce: 'n1', message: { type: 'solved', ...proof } }, window.location.origin]]);
});

it.each([
  ['close', 'closed'],
  ['error', 'failed'],
])('reports %s as %s', (happening, type) => {
  const { loader, said } = openFrame();
  const geetest = standIn();
  loader.dispatchEvent(new Event('load'));

  geetest.happens(happening);

  expect(said.mock.calls).toEqual([[{ nonce: 'n1', message: { type } }, window.location.origin]]);
});

it.each<[string, (loader: HTMLScriptElement) => void]>([
  ['cannot be loaded', (loader) => loader.dispatchEvent(new Event('error'))],
  ['brings nothing', (loader) => loader.dispatchEvent(new Event('load'))],
])('fails where the script %s', (_what, happen) => {
  const { loader, said } = openFrame();

  happen(loader);

  expect(said.mock.calls).toEqual([[{ nonce: 'n1', message: { type: 'failed' } }, window.location.origin]]);
});

it('fails where it reports success without a proof', () => {
  const { loader, said } = openFrame();
  const geetest = standIn(false);
  loader.dispatchEvent(new Event('load'));

  geetest.happens('success');

  expect(said.mock.calls).toEqual([[{ nonce: 'n1', message: { type: 'failed' } }, window.location.origin]]);
});
