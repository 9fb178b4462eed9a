import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeIntersection } from '../../testing/fakeIntersection';
import { WhenNear } from './WhenNear';

it('holds the height and renders the children when the player scrolls near', () => {
  const intersection = fakeIntersection();
  const { container } = render(
    <WhenNear height={228}>
      <p>热门赛事</p>
    </WhenNear>,
  );
  expect(screen.queryByText('热门赛事')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveStyle({ blockSize: '2.28rem' });

  act(intersection.arrive);

  expect(screen.getByText('热门赛事')).toBeInTheDocument();
  intersection.restore();
});

it.each([
  ['scrolls', () => fireEvent.scroll(window)],
  ['goes on by a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
])('looks no further than the first screen until the player %s', (_, move) => {
  const intersection = fakeIntersection();
  render(<WhenNear height={228}>热门赛事</WhenNear>);
  expect(intersection.margins()).toEqual(['0px']);

  move();

  expect(intersection.margins()).toEqual(['0px 0px 600px 0px']);
  intersection.restore();
});
