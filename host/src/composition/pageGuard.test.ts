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
  }
  head.replaceChildren();
});

function aGuard() {
  const { root, host } = aRoot();
  const guard = createPageGuard({ document, logger: root.logger, isOfBuild: (href) => href.startsWith('https://loading.example/1.0.0/') });
  const enter = (id: string, kind: 'screen' | 'widget' = 'screen') => guard.enter('sports', build, { kind, id });
  const enterChat = () => guard.enter('chat', other, { kind: 'widget', id: 'chat-dock' });
  const logged = () => host.logged.map(({ fields }) => [fields['remote'], fields['version'], fields['view'], fields['kind']]);
  return { enter, enterChat, logged };
}

/** A stylesheet that has loaded. */
function aStylesheet(href: string): { readonly disabled: boolean } {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const sheet = { disabled: false };
  Object.defineProperty(link, 'sheet', { value: sheet });
  head.append(link);
  return sheet;
}

/** Observers are called in a microtask. */
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
