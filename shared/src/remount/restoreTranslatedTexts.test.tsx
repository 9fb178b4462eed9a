import { act, render } from '@testing-library/react';
import { translatePage, TRANSLATORS } from '@site/testing/translatePage';
import { restoreTranslatedTexts } from './restoreTranslatedTexts';

/** Waits for mutation observers, which report after the task that changed the page. */
const settle = () => act(() => Promise.resolve());

let stop = () => undefined as void;
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

async function show(line: (price: string) => React.ReactNode, translate?: (text: Text) => void) {
  const { container, rerender } = render(line('0.93'));
  const again = async () => {
    translatePage(container, translate);
    await settle();
  };
  await again();
  return {
    container,
    again,
    move: async (price: string) => {
      rerender(line(price));
      await settle();
    },
  };
}

/** Lines with a price as a text node, alone or beside others. */
const LINES = {
  'between words': (price: string) => (
    <p>
      可赢 {price} 元<b>!</b>
    </p>
  ),
  'after an element': (price: string) => (
    <p>
      <b>赔率</b>
      {price}
    </p>
  ),
  'before an element': (price: string) => (
    <p>
      {price}
      <b>赔率</b>
    </p>
  ),
  alone: (price: string) => <p>{price}</p>,
} as const;

describe.each(Object.entries(TRANSLATORS))('a translator that %s', (_way, translate) => {
  it.each(Object.entries(LINES))('receives the new price %s, once, each time', async (_place, line) => {
    stop = restoreTranslatedTexts(document);
    const { container, again, move } = await show(line, translate);
    let before = '0.93';
    for (const price of ['0.70', '0.65', '0.61']) {
      await move(price);
      expect(container.textContent.split(price)).toHaveLength(2);
      expect(container).not.toHaveTextContent(before);
      await again();
      before = price;
    }
  });

  it('allows texts to be added, removed and moved, and shows each once', async () => {
    stop = restoreTranslatedTexts(document);
    const line = (step: number) => (
      <p>
        {step % 2 === 0 && `升${String(step)}`}
        <b>让球</b>
        {step % 3 === 0 ? `共 ${String(step)} 单` : null}
        {step < 3 ? [`甲${String(step)}`, <i key="i">乙</i>] : [<i key="i">乙</i>, `丙${String(step)}`]}
      </p>
    );
    const { container, rerender } = render(line(0));
    for (const step of [1, 2, 3, 4, 5, 6]) {
      translatePage(container, translate);
      await settle();
      rerender(line(step));
      await settle();
      const shown = container.textContent.replaceAll(/\s/g, '').replaceAll(/让球|乙/g, '');
      const expected = render(line(step))
        .container.textContent.replaceAll(/\s/g, '')
        .replaceAll(/让球|乙/g, '');
      expect(shown).toBe(expected);
    }
  });
});

it('shows the text again when a translator takes its translation away', async () => {
  stop = restoreTranslatedTexts(document);
  const { container } = await show(LINES['between words']);
  const fonts = [...container.querySelectorAll('p > font')];
  expect(fonts).toHaveLength(4 - 1);
  for (const font of fonts) font.remove();
  await settle();

  expect(container).toHaveTextContent('可赢 0.93 元!');
});

it('keeps the text that a translator has restored itself', async () => {
  stop = restoreTranslatedTexts(document);
  const { container } = render(LINES['between words']('0.93'));
  const texts = [...(container.firstElementChild?.childNodes ?? [])].filter((node) => node instanceof Text);
  translatePage(container);
  await settle();
  for (const [index, font] of [...container.querySelectorAll('p > font')].entries()) font.replaceWith(texts[index] as Text);
  await settle();

  expect(container).toHaveTextContent('可赢 0.93 元!');
});

it('gives up on a program that removes the texts each time, until React changes them', async () => {
  stop = restoreTranslatedTexts(document);
  const { container, move } = await show(LINES['between words'], TRANSLATORS['removes a text']);
  const observer = new MutationObserver(() => {
    const texts = [...(container.firstElementChild?.childNodes ?? [])].filter((node) => node instanceof Text);
    for (const text of texts) text.remove();
  });
  observer.observe(container, { childList: true, subtree: true });
  container.firstElementChild?.append(' ');
  await settle();
  await settle();
  observer.disconnect();
  await move('0.70');

  expect(container).toHaveTextContent('0.70');
});

it('does not touch a text that React replaces', async () => {
  stop = restoreTranslatedTexts(document);
  const line = (isShort: boolean) => <p>{isShort ? '停' : ['可赢', <b key="b">1</b>, '元']}</p>;
  const { container, rerender } = render(line(false));
  await settle();
  rerender(line(true));
  await settle();
  expect(container.firstElementChild?.childNodes).toHaveLength(1);
  expect(container).toHaveTextContent(/^停$/);
});

it('shows the outdated price without the fix', async () => {
  const { container, move } = await show(LINES['between words']);
  await move('0.70');

  expect(container).toHaveTextContent('0.93');
});
