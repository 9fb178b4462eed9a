import { act, render, screen } from '@testing-library/react';
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
