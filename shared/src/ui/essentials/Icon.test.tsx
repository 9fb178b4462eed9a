import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { Spinner } from './Spinner';

describe('Icon', () => {
  it('is silent beside words', () => {
    render(<Icon name="lock" />);

    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has a name where it is alone', () => {
    render(<Icon name="lock" label="已锁定" />);

    expect(screen.getByRole('img', { name: '已锁定' })).toBeInTheDocument();
  });
});

describe('Spinner', () => {
  it('says what is under way', () => {
    render(<Spinner label="加载中" />);

    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument();
  });
});
