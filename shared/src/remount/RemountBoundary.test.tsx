import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { translatePage } from '@site/testing/translatePage';
import { RemountBoundary } from './RemountBoundary';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

class Outer extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: `${error.name} reached the outer boundary` };
  }
  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

/** Text nodes beside other nodes, which appear, disappear and change. */
const SHAPES = {
  'a text that goes beside an element': (has: boolean) => (
    <p>
      {has && '升'}
      <b>0.93</b>
    </p>
  ),
  'a text that comes before another': (has: boolean) => <p>{has ? null : '升'}价 0.93</p>,
  'a text that becomes an element': (has: boolean) => <p>{has ? '投注' : <b>接受</b>} 10</p>,
  'an element that comes before a text': (has: boolean) => <button type="button">{has ? null : <i />}投注</button>,
  'a fragment of texts': (has: boolean) => (
    <p>
      {has && <>涨 跌</>}
      <b>1</b>
    </p>
  ),
  'a row of a list': (has: boolean) => (
    <ul>
      {has && <li>曼联</li>}
      <li>切尔西</li>
    </ul>
  ),
  'a text in a child that goes': (has: boolean) => (
    <div>
      {has && (
        <p>
          价 <b>2</b>
        </p>
      )}
      <p>余额</p>
    </div>
  ),
  'texts that change places': (has: boolean) => <p>{has ? ['甲', <b key="b">乙</b>] : [<b key="b">乙</b>, '甲']}</p>,
  'several texts of one line': (has: boolean) => (
    <p>
      共 {has ? 1 : null} 单，¥{has ? '10.00' : null}
    </p>
  ),
  'a text that goes last': (has: boolean) => (
    <p>
      <b>可赢</b>
      {has && '9.30'}
    </p>
  ),
} as const;

it.each(Object.entries(SHAPES))('updates after a translation: %s', (_shape, shape) => {
  const tree = (has: boolean) => (
    <Outer>
      <RemountBoundary>{shape(has)}</RemountBoundary>
    </Outer>
  );
  const expected = render(tree(false)).container.textContent;
  const { container, rerender } = render(tree(true));
  translatePage(container);

  rerender(tree(false));
  rerender(tree(true));
  rerender(tree(false));

  expect(container).not.toHaveTextContent('reached the outer boundary');
  expect(expected).not.toBe('');
});

it('shows the current text after a remount', () => {
  const tree = (price: string, hasRisen: boolean) => (
    <RemountBoundary>
      <p>
        {hasRisen && '升'}
        <b translate="no">{price}</b>
      </p>
    </RemountBoundary>
  );
  const { container, rerender } = render(tree('0.93', true));
  translatePage(container);
  rerender(tree('0.70', false));

  expect(container).toHaveTextContent(/^0\.70$/);
});

it('passes every other error to the boundary around it', () => {
  function Broken(): ReactNode {
    throw new TypeError('broken');
  }
  render(
    <Outer>
      <RemountBoundary>
        <Broken />
      </RemountBoundary>
    </Outer>,
  );

  expect(screen.getByText('TypeError reached the outer boundary')).toBeVisible();
});

it('gives up if each remount fails', () => {
  function Missing(): ReactNode {
    throw new DOMException('no such child', 'NotFoundError');
  }
  render(
    <Outer>
      <RemountBoundary>
        <Missing />
      </RemountBoundary>
    </Outer>,
  );

  expect(screen.getByText('NotFoundError reached the outer boundary')).toBeVisible();
});
