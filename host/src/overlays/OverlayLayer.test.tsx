import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DialogOptions } from '@site/shared/contract/services';
import { accessibilityFaults } from '@site/testing/accessibility';
import { findSettledButton } from '@site/testing/findSettledButton';
import { clearDevice } from '../testing/aShell';
import { BARE_PAGE, renderApp } from '../testing/renderApp';

const user = userEvent.setup();

beforeEach(clearDevice);

async function showDialog(options: DialogOptions) {
  const { shell } = await renderApp(BARE_PAGE);
  const confirmed = jest.fn();
  const cancelled = jest.fn();
  act(() => {
    void shell.overlays.dialog(options).then((answer) => {
      if (answer === 'confirmed') confirmed();
      if (answer === 'cancelled') cancelled();
    });
  });
  await screen.findByRole('alertdialog');
  return { confirmed, cancelled };
}

describe('the tips dialog', () => {
  it('has a title of its own where none is given, and no cancel button [R-DLG-07] [R-DLG-08] [R-DLG-13]', async () => {
    await showDialog({ message: '请注意' });

    expect(screen.getByRole('alertdialog', { name: '温馨提示' })).toHaveTextContent('请注意');
    expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument();
  });

  it('calls what was to be done on confirming [R-DLG-17]', async () => {
    const { confirmed } = await showDialog({ message: '请注意' });

    await user.click(await findSettledButton('确定'));

    expect(confirmed).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it('is not answered by the second half of a double press on what opened it', async () => {
    const { confirmed } = await showDialog({ message: '请注意' });

    await user.click(screen.getByRole('button', { name: '确定' }));

    expect(confirmed).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('shows a cancel button if asked to, which cancels the action [R-DLG-08] [R-DLG-14] [R-DLG-18]', async () => {
    const { cancelled } = await showDialog({ message: '请注意', showCancel: true });

    await user.click(screen.getByRole('button', { name: '取消' }));

    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  it('accepts other labels of its buttons and another title [R-DLG-09] [R-DLG-13] [R-DLG-15]', async () => {
    await showDialog({ title: '提示', message: '请注意', showCancel: true, confirmText: '好的', cancelText: '不了' });

    expect(screen.getByRole('alertdialog', { name: '提示' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '好的' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '不了' })).toBeInTheDocument();
  });

  it('closes by Escape and by its cross [R-DLG-10] [R-DLG-16]', async () => {
    await showDialog({ message: '请注意' });
    expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument();

    await user.keyboard('{Escape}');

    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it('stays where it may not be closed [R-DLG-10] [R-DLG-16]', async () => {
    await showDialog({ message: '请注意', closable: false });
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();

    await user.keyboard('{Escape}');

    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it('has no accessibility faults', async () => {
    await showDialog({ message: '请注意', showCancel: true });

    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the loading dialog', () => {
  it('shows 加载中, or a given message, until it is closed [R-DLG-11] [R-DLG-19]', async () => {
    const { shell } = await renderApp(BARE_PAGE);
    let close = (): void => undefined;

    act(() => {
      close = shell.overlays.loading();
    });
    expect(await screen.findByRole('dialog', { name: '加载中' })).toBeInTheDocument();
    act(() => {
      close();
      close = shell.overlays.loading('正在启动');
    });
    expect(await screen.findByRole('dialog', { name: '正在启动' })).toBeInTheDocument();
    act(() => {
      close();
    });

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('leaves the screen after 3 s, not before, where nobody closes it [R-DLG-12] [R-CONST-06]', async () => {
    const { shell } = await renderApp(BARE_PAGE);
    jest.useFakeTimers();
    act(() => {
      shell.overlays.loading('正在启动');
    });

    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByRole('dialog', { name: '正在启动' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));

    expect(shell.overlays.loadings.get()).toEqual([]);
    act(() => jest.advanceTimersByTime(500));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('shows its sign, or not [R-DLG-21]', async () => {
    const { shell } = await renderApp(BARE_PAGE);

    act(() => {
      shell.overlays.loading({ message: '有标记', autoClose: false });
    });
    const dialog = await screen.findByRole('dialog', { name: '有标记' });
    expect(dialog.querySelector('.spinner')).not.toBeNull();
    act(() => {
      shell.overlays.loading({ message: '无标记', autoClose: false, showIcon: false });
    });
    expect((await screen.findByRole('dialog', { name: '无标记' })).querySelector('.spinner')).toBeNull();
  });

  it('closes by a click on the mask only where it may [R-DLG-22]', async () => {
    const { shell } = await renderApp(BARE_PAGE);
    const clickMask = () => user.click(document.querySelector('.scrim')!);

    act(() => {
      shell.overlays.loading({ message: '不可关', autoClose: false });
    });
    await screen.findByRole('dialog', { name: '不可关' });
    await clickMask();
    expect(shell.overlays.loadings.get()).toHaveLength(1);

    act(() => {
      shell.overlays.loading({ message: '可关', autoClose: false, maskClosable: true });
    });
    await screen.findByRole('dialog', { name: '可关' });
    await clickMask();
    await waitFor(() => {
      expect(shell.overlays.loadings.get().map(({ message }) => message)).toEqual(['不可关']);
    });
  });

  it('dims the page, or not [R-DLG-23]', async () => {
    const { shell } = await renderApp(BARE_PAGE);

    act(() => {
      shell.overlays.loading({ autoClose: false });
    });
    await screen.findByRole('dialog');
    expect(document.querySelector('.scrim')).toHaveClass('dim');
    act(() => {
      shell.overlays.loading({ autoClose: false, showMask: false });
    });
    await waitFor(() => {
      expect(document.querySelector('.scrim')).not.toHaveClass('dim');
    });
  });
});

it('announces a toast in a region that was there before', async () => {
  const { shell } = await renderApp(BARE_PAGE);
  const regions = screen.getAllByRole('status');

  act(() => {
    shell.overlays.toast('已复制');
  });

  expect(regions.some((region) => region.textContent === '已复制')).toBe(true);
});
