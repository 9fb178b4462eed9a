import { render } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

afterEach(() => {
  jest.restoreAllMocks();
});

it('mounts the page again where a translator has replaced what changes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tree = (isOpen: boolean) => (
    <ErrorBoundary fallback="页面出现错误">
      <p>
        {isOpen && '下注中'}
        <b>¥10.00</b>
      </p>
    </ErrorBoundary>
  );
  const { container, rerender } = render(tree(true));
  const translated = document.createElement('span');
  translated.textContent = 'Betting';
  container.querySelector('p')?.firstChild?.replaceWith(translated);
  rerender(tree(false));

  expect(container).toHaveTextContent(/^¥10\.00$/);
});

it('shows the fallback for every other error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw new TypeError('broken');
  }
  const { container } = render(
    <ErrorBoundary fallback="页面出现错误">
      <Broken />
    </ErrorBoundary>,
  );

  expect(container).toHaveTextContent('页面出现错误');
});
