import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { Spinner } from './Spinner';

describe('Icon', () => {
  it('is hidden from screen readers beside words', () => {
    render(<Icon name="lock" />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has an accessible name if it is alone', () => {
    render(<Icon name="lock" label="已锁定" />);

    expect(screen.getByRole('img', { name: '已锁定' })).toBeInTheDocument();
  });
});

describe('Spinner', () => {
  it('announces what is in progress', () => {
    render(<Spinner label="加载中" />);

    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
  });
});
