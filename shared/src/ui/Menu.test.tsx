import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { Badge } from './essentials/Badge';
import { Button } from './essentials/Button';
import { IconButton } from './essentials/IconButton';
import { Menu, MenuColumns, MenuGroup, MenuItem, MenuSeparator } from './Menu';
import { Tooltip } from './Tooltip';

describe('Menu', () => {
  function AccountMenu({ signOut }: { readonly signOut: () => void }) {
    return (
      <Menu trigger={<Button icon="user">player1</Button>}>
        <MenuItem icon="user" onSelect={() => undefined}>
          个人资料
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={signOut}>
          退出登录
        </MenuItem>
      </Menu>
    );
  }

  it('opens, moves and acts by keyboard, and returns the focus', async () => {
    const signOut = jest.fn();
    render(<AccountMenu signOut={signOut} />);
    const trigger = screen.getByRole('button', { name: 'player1' });

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '个人资料' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(signOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => {
      expect(trigger).toHaveFocus();
    });
  });

  it('is rendered open if the press that requested it also loaded its code', async () => {
    render(
      <Menu trigger={<Button>player1</Button>} defaultOpen>
        <MenuItem onSelect={() => undefined}>个人资料</MenuItem>
      </Menu>,
    );

    expect(await screen.findByRole('menuitem', { name: '个人资料' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'player1' })).toHaveFocus();
    });
  });

  it('has groups named by their titles, in which arrow keys move in order, and counts in the names of its items', async () => {
    render(
      <Menu trigger={<Button>player1</Button>} defaultOpen>
        <MenuColumns>
          <MenuGroup title="记录">
            <MenuItem onSelect={() => undefined} aside={<Badge count={2} label="2 注未结算" />}>
              投注记录
            </MenuItem>
          </MenuGroup>
          <MenuGroup title="账户">
            <MenuItem onSelect={() => undefined}>个人资料</MenuItem>
          </MenuGroup>
        </MenuColumns>
      </Menu>,
    );

    expect(await screen.findByRole('group', { name: '记录' })).toBeVisible();
    expect(screen.getByRole('group', { name: '账户' })).toBeVisible();
    const record = screen.getByRole('menuitem', { name: '投注记录 2 注未结算' });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(record).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '个人资料' })).toHaveFocus());
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('ignores a disabled item', async () => {
    const select = jest.fn();
    render(
      <Menu trigger={<Button>player1</Button>} defaultOpen>
        <MenuItem disabled onSelect={select}>
          取款
        </MenuItem>
      </Menu>,
    );

    await userEvent.click(await screen.findByRole('menuitem', { name: '取款' }));

    expect(select).not.toHaveBeenCalled();
  });

  it('has no accessibility faults', async () => {
    render(<AccountMenu signOut={() => undefined} />);

    await userEvent.click(screen.getByRole('button', { name: 'player1' }));
    await screen.findByRole('menu');

    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('Tooltip', () => {
  it('appears on keyboard focus and disappears on Esc', async () => {
    render(
      <Tooltip content="一键回收所有场馆余额">
        <IconButton icon="refresh" label="一键回收" />
      </Tooltip>,
    );

    await userEvent.tab();
    expect(await screen.findByText('一键回收所有场馆余额')).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('一键回收所有场馆余额')).not.toBeInTheDocument());
  });
});
