import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityFaults } from '@site/testing/accessibility';
import { Button } from './essentials/Button';
import { Dialog } from './Dialog';

function Closable() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog open={open} onClose={() => setOpen(false)} closeLabel="关闭" title="绑定银行卡" footer={<Button>确定</Button>}>
        <input aria-label="卡号" />
      </Dialog>
    </>
  );
}

/** The scrim has no role, because it is only a surface and clicking it is a convenience. */
function pressBeside(): Promise<void> {
  return userEvent.click(document.body);
}

describe('Dialog', () => {
  it('is named by its title and has no accessibility faults', async () => {
    render(<Closable />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));

    expect(await screen.findByRole('dialog', { name: '绑定银行卡' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('takes the focus, traps it, and returns it', async () => {
    render(<Closable />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog');

    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      // The focus stays on a focus guard for one frame after the last control.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => {
      expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
    });
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
    ['the scrim', pressBeside],
  ])('closes by %s when closable', async (_way, close) => {
    render(<Closable />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog');

    await close();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the scrim', pressBeside],
  ])('stays open against %s when it is not closable', async (_way, close) => {
    render(
      <Dialog open title="维护公告" role="alertdialog" size="tips" footer={<Button>我知道了</Button>}>
        系统维护中
      </Dialog>,
    );
    await screen.findByRole('alertdialog', { name: '维护公告' });

    await close();

    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('keeps its accessible name if its title is hidden', async () => {
    render(
      <Dialog open title="登录" titleHidden size="wide" onClose={() => undefined} closeLabel="关闭">
        <p>正文</p>
      </Dialog>,
    );

    expect(await screen.findByRole('dialog', { name: '登录' })).toBeInTheDocument();
  });
});
