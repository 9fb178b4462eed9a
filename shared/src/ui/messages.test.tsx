import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { Button } from './essentials/Button';
import { Empty } from './essentials/Empty';
import { ErrorNote } from './essentials/ErrorNote';
import { Note } from './essentials/Note';
import { Skeleton } from './essentials/Skeleton';
import { ToastView } from './ToastView';

describe('Note', () => {
  it.each([
    ['off', null],
    ['polite', 'status'],
    ['assertive', 'alert'],
  ] as const)('announces itself as requested: %s', (live, role) => {
    const { container } = render(<Note tone="warning" title="海王星 维护中" live={live} />);

    expect(container.firstElementChild?.getAttribute('role')).toBe(role);
  });
});

describe('ErrorNote', () => {
  it('states the fact and the consequence and offers one action', async () => {
    const retry = jest.fn();
    const { container } = render(<ErrorNote fact="连接已断开" consequence="赔率停在 20:45:18" actionLabel="重连" onAction={retry} />);

    expect(screen.getByRole('status')).toHaveTextContent('连接已断开赔率停在 20:45:18');
    await userEvent.click(screen.getByRole('button', { name: '重连' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('Empty', () => {
  it('describes what is missing, why, and what to do', async () => {
    const { container } = render(
      <Empty title="暂无投注记录" actions={<Button>去投注</Button>}>
        近 7 天没有符合条件的注单
      </Empty>,
    );

    expect(screen.getByText('暂无投注记录')).toBeVisible();
    expect(screen.getByRole('button', { name: '去投注' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('Skeleton', () => {
  it('is hidden from screen readers and takes the given size', () => {
    const { container } = render(<Skeleton width="60%" height="0.3rem" />);

    expect(container.firstElementChild).toHaveStyle({ width: '60%', height: '0.3rem' });
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('ToastView', () => {
  it('shows its text', () => {
    render(<ToastView tone="success">已复制</ToastView>);

    expect(screen.getByText('已复制')).toBeVisible();
  });
});
