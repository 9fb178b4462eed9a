import { act, render } from '@testing-library/react';
import { createTranslation, translatePage } from '../testing/translatePage';
import { restoreTranslatedTexts } from './restoreTranslatedTexts';

/** Observers report after the task that changed the page. */
const settle = () => act(() => Promise.resolve());

async function show(line: (price: string) => React.ReactNode) {
  const { container, rerender } = render(line('0.93'));
  translatePage(container);
  await settle();
  return {
    container,
    move: async (price: string) => {
      rerender(line(price));
      await settle();
    },
  };
}

/** Lines with a price as a text node beside others, and alone. */
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
  alone: (price: string) => <p>{price}</p>,
} as const;

it.each(Object.entries(LINES))('shows the new price %s on a translated page', async (_place, line) => {
  const stop = restoreTranslatedTexts(document);
  const { container, move } = await show(line);
  await move('0.70');
  expect(container).toHaveTextContent('0.70');
  expect(container).not.toHaveTextContent('0.93');

  translatePage(container);
  await settle();
  await move('0.65');
  expect(container).toHaveTextContent('0.65');
  expect(container).not.toHaveTextContent('0.70');
  stop();
});

it('follows a translator that puts its text beside the old one before it removes that', async () => {
  const stop = restoreTranslatedTexts(document);
  const { container, rerender } = render(LINES['between words']('0.93'));
  const text = [...(container.firstElementChild?.childNodes ?? [])].find(({ textContent }) => textContent === '0.93');
  text?.parentNode?.insertBefore(createTranslation('0.93'), text);
  text?.parentNode?.removeChild(text);
  await settle();

  rerender(LINES['between words']('0.70'));
  await settle();
  expect(container).toHaveTextContent('可赢 0.70 元!');
  stop();
});

it('shows the old price without it, which is why it is there', async () => {
  const { container, move } = await show(LINES['between words']);
  await move('0.70');

  expect(container).toHaveTextContent('0.93');
});
