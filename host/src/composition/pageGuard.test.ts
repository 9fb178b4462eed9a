import { Script } from 'node:vm';
import { createPageGuard } from './pageGuard';
import { aBuild, aRoot } from './testing/builders';

const { body, documentElement: html, head } = document;
const [build, other] = [
  aBuild('1.0.0'),
  aBuild('2.0.0', { container: 'remote_chat_2_0_0', entry: 'https://chat.example/2.0.0/remoteEntry.js' }),
];

afterEach(() => {
  for (const element of [html, body]) {
    element.removeAttribute('style');
    element.removeAttribute('class');
    element.removeAttribute('dir');
    element.removeAttribute('lang');
    element.removeAttribute('inert');
  }
  body.replaceChildren();
  for (const name of Object.getOwnPropertyNames(body)) if (name in HTMLElement.prototype) Reflect.deleteProperty(body, name);
  head.replaceChildren();
});

function aGuard() {
  const { root, host } = aRoot();
  const guard = createPageGuard({
    document,
    logger: root.logger,
    isOfBuild: (href) => href.startsWith('https://loading.example/1.0.0/'),
    isOwnAttribute: (name, value) => name === 'lang' && value === 'zh-TW',
  });
  const enter = (id: string, kind: 'screen' | 'widget' = 'screen') => guard.enter('sports', build, { kind, id });
  const enterChat = () => guard.enter('chat', other, { kind: 'widget', id: 'chat-dock' });
  const logged = () => host.logged.map(({ fields }) => [fields['remote'], fields['version'], fields['view'], fields['kind']]);
  return { enter, enterChat, logged };
}

/** Adds a stylesheet that has loaded. */
function aStylesheet(href: string): { readonly disabled: boolean } {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const sheet = { disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  head.append(link);
  return sheet;
}

/** Adds an element to `body` as a script at this address would. */
function addToBody(
  address: string,
  element: Element = Object.assign(document.createElement('div'), { id: 'banner', className: 'tall red' }),
): Element {
  const add: unknown = new Script('(body, element) => body.append(element)', { filename: address }).runInThisContext();
  if (typeof add === 'function') Reflect.apply(add, undefined, [body, element]);
  return element;
}

const attributes = () => [html, body].map((element) => Array.from(element.attributes, ({ name, value }) => [name, value]));

/** Waits for the mutation observers, which run in a microtask. */
const settle = () => Promise.resolve();

describe('what a remote writes to the page', () => {
  it('is logged with its build and view, and undone when its last view is gone', async () => {
    body.style.fontSize = '16px';
    const { enter, logged } = aGuard();
    const [screen, dock] = [enter('crty'), enter('slip-dock', 'widget')];
    screen.painted();
    dock.painted();
    body.style.fontSize = '40px';
    html.style.color = 'lime';
    body.classList.add('dark');
    await settle();

    expect(logged()).toEqual([
      ['sports', '1.0.0', 'crty', 'body style font-size'],
      ['sports', '1.0.0', 'crty', 'body class dark'],
      ['sports', '1.0.0', 'crty', 'html style color'],
    ]);
    screen.left();
    expect(body.style.fontSize).toBe('40px');
    dock.left();

    expect([body.style.fontSize, html.style.color, body.className]).toEqual(['16px', '', '']);
  });

  it('is attributed to the view that is being mounted, and undone with it', async () => {
    const { enter, enterChat, logged } = aGuard();
    const screen = enter('crty');
    screen.painted();
    const chat = enterChat();
    html.style.fontSize = '40px';
    await settle();

    expect(logged()).toEqual([['chat', '2.0.0', 'chat-dock', 'html style font-size']]);
    screen.left();
    expect(html.style.fontSize).toBe('40px');
    chat.left();
    expect(html.style.fontSize).toBe('');
  });

  it('stays where someone has changed it since', async () => {
    const { enter } = aGuard();
    const screen = enter('crty');
    body.style.color = 'red';
    await settle();
    screen.left();
    body.style.color = 'blue';

    enter('crty').left();

    expect(body.style.color).toBe('blue');
  });

  it.each([
    ['a dialog that locks the scrolling', () => Object.assign(body.style, { overflowY: 'hidden', position: 'relative', width: '100vw' })],
    ['a translator', () => html.classList.add('translated-ltr')],
    ['a browser extension', () => head.append(Object.assign(document.createElement('style'), { textContent: 'body{}' }))],
    ['the host', () => aStylesheet('http://localhost/assets/1.css')],
    ['its own build', () => aStylesheet('https://sports.example/1.0.0/7.css')],
    ['a build that is still loading', () => aStylesheet('https://loading.example/1.0.0/7.css')],
  ])('is not the change of %s', async (_case, change) => {
    const { enter, logged } = aGuard();
    const screen = enter('crty');
    change();
    await settle();
    screen.left();

    expect(logged()).toEqual([]);
  });

  it('is a stylesheet that is not of its build: it is disabled, and enabled for its next view', async () => {
    const { enter, logged } = aGuard();
    const screen = enter('crty');
    const sheet = aStylesheet('https://sports.example/theme.css');
    const style = document.createElement('style');
    head.append(style);
    await settle();
    expect(logged().map(([, , , kind]) => kind)).toEqual(['head link', 'head style']);

    screen.left();
    expect([sheet.disabled, style.sheet?.disabled]).toEqual([true, true]);
    enter('crty');

    expect([sheet.disabled, style.sheet?.disabled]).toEqual([false, false]);
  });
});

describe('an attribute of the page', () => {
  it('that a remote writes is logged, and undone with its last view', async () => {
    html.lang = 'zh-CN';
    const { enter, logged } = aGuard();
    const screen = enter('crty');
    html.lang = 'en';
    html.dir = 'rtl';
    body.setAttribute('inert', '');
    body.dataset['theme'] = 'dark';
    await settle();

    expect(logged().map(([, , , kind]) => kind)).toEqual(['html lang', 'html dir', 'body inert', 'body data-theme']);
    screen.left();

    expect([html.lang, html.getAttribute('dir'), body.getAttribute('inert'), body.dataset['theme']]).toEqual([
      'zh-CN',
      null,
      null,
      undefined,
    ]);
  });

  it.each([
    ['the host', () => html.setAttribute('lang', 'zh-TW')],
    ['a dialog of Base UI', () => html.setAttribute('data-base-ui-scroll-locked', '')],
    ['a browser extension', () => body.setAttribute('data-gr-ext-installed', '')],
    [
      'a translator',
      () => {
        html.setAttribute('lang', 'en');
        html.classList.add('translated-ltr');
      },
    ],
  ])('that %s writes is not logged and not undone', async (_case, write) => {
    const { enter, logged } = aGuard();
    const screen = enter('crty');
    write();
    const written = attributes();
    await settle();
    screen.left();

    expect(logged()).toEqual([]);
    expect(attributes()).toEqual(written);
    for (const name of body.getAttributeNames()) body.removeAttribute(name);
  });
});

describe('an element in the body', () => {
  const OWN = 'https://sports.example/1.0.0/7.js';

  it('is logged with the build whose script adds it, and removed with the last view of the build', () => {
    const { enter, enterChat, logged } = aGuard();
    const screen = enter('crty');
    enterChat();
    const banner = addToBody(OWN);

    expect(logged()).toEqual([['sports', '1.0.0', 'crty', 'body element div#banner.tall.red']]);
    expect(banner.parentElement).toBe(body);
    screen.left();

    expect(banner.isConnected).toBe(false);
  });

  it('is removed at once where the views of its build are gone', () => {
    const { enter, logged } = aGuard();
    enter('crty').left();
    const banner = addToBody(OWN);

    expect([banner.isConnected, logged().length]).toEqual([false, 1]);
  });

  it('stays where its author has put it into something else', () => {
    const { enter } = aGuard();
    const screen = enter('crty');
    const banner = addToBody(OWN);
    const place = document.createElement('main');
    body.append(place);
    place.append(banner);
    screen.left();

    expect(banner.parentElement).toBe(place);
  });

  it.each([
    ['of the host', 'http://localhost/assets/1.js', document.createElement('div')],
    ['of a dialog that a remote shows', OWN, Object.assign(document.createElement('div'), { innerHTML: 'a dialog' })],
  ])('%s is not logged and not removed', (_case, address, element) => {
    if (address === OWN) element.setAttribute('data-base-ui-portal', '');
    const { enter, logged } = aGuard();
    const screen = enter('crty');
    addToBody(address, element);
    screen.left();

    expect([element.parentElement, logged()]).toEqual([body, []]);
  });

  it.each<[string, (element: Element) => unknown]>([
    ['appendChild', (element) => body.appendChild(element)],
    ['prepend', (element) => body.prepend(element)],
    ['insertBefore', (element) => body.insertBefore(element, null)],
    ['insertAdjacentElement', (element) => body.insertAdjacentElement('afterbegin', element)],
  ])('is added as the platform adds it by %s', (_name, add) => {
    aGuard();
    const element = document.createElement('p');
    add(element);

    expect(element.parentElement).toBe(body);
  });
});

it('an adopted stylesheet is logged and disabled with the view that came with it', () => {
  const earlier = { disabled: false };
  const sheets = [earlier];
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true });
  const { enter, logged } = aGuard();
  const screen = enter('crty');
  const sheet = { disabled: false };
  sheets.push(sheet);
  screen.painted();

  expect(logged()).toEqual([['sports', '1.0.0', 'crty', 'adopted stylesheet']]);
  screen.left();
  expect([sheet.disabled, earlier.disabled]).toEqual([true, false]);
  enter('crty');
  expect(sheet.disabled).toBe(false);
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

it('the stylesheets of a build are disabled with its last view and enabled before its next', () => {
  const { enter, enterChat } = aGuard();
  const [screen, dock] = [enter('crty'), enter('slip-dock', 'widget')];
  enterChat();
  const [own, chats] = [aStylesheet('https://sports.example/1.0.0/7.css'), aStylesheet('https://chat.example/2.0.0/7.css')];

  screen.left();
  expect(own.disabled).toBe(false);
  dock.left();
  dock.left();
  expect([own.disabled, chats.disabled]).toEqual([true, false]);
  enter('crty');

  expect(own.disabled).toBe(false);
});
