import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('acts on a press, by pointer and by keyboard', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>存款</Button>);

    await userEvent.click(screen.getByRole('button', { name: '存款' }));
    await userEvent.keyboard('{Enter}');

    expect(press).toHaveBeenCalledTimes(2);
  });

  it('does not submit a form by default', async () => {
    const submit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>换一张</Button>
        <Button type="submit">登录</Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: '换一张' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps its label and the focus while loading, and ignores presses and submits', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading onClick={press}>
          投注
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: '投注' });

    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');

    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('remains a link if it has an address', () => {
    render(<ButtonLink href="/mine/deposit">去存款</ButtonLink>);

    expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/mine/deposit');
  });
});

describe('IconButton', () => {
  it('has an accessible name and announces whether it is pressed', async () => {
    const { container } = render(<IconButton icon="star" label="收藏" pressed count={120} />);

    expect(screen.getByRole('button', { name: '收藏', pressed: true })).toBeVisible();
    expect(screen.getByText('99+')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
