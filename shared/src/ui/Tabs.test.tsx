import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityFaults } from '@site/testing/accessibility';
import { TabPanel, Tabs } from './Tabs';

const ITEMS = [
  { value: 'bank', label: '银行卡' },
  { value: 'coin', label: '虚拟币', count: 2 },
  { value: 'off', label: '停用', disabled: true },
] as const;

function Ways() {
  const [value, setValue] = useState<(typeof ITEMS)[number]['value']>('bank');
  return (
    <Tabs items={ITEMS} value={value} onChange={setValue} label="存款方式">
      <TabPanel value="bank">银行转账说明</TabPanel>
      <TabPanel value="coin">钱包地址</TabPanel>
      <TabPanel value="off">无</TabPanel>
    </Tabs>
  );
}

describe('Tabs', () => {
  it('shows the panel of the chosen tab only', async () => {
    const { container } = render(<Ways />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('银行转账说明');

    await userEvent.click(screen.getByRole('tab', { name: /虚拟币/ }));

    expect(screen.getByRole('tabpanel', { name: /虚拟币/ })).toHaveTextContent('钱包地址');
    expect(screen.queryByText('银行转账说明')).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('moves by arrow keys and into the panel by Tab', async () => {
    render(<Ways />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: '银行卡' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /虚拟币/, selected: true })).toHaveFocus();

    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('does not open a disabled tab', async () => {
    render(<Ways />);

    await userEvent.click(screen.getByRole('tab', { name: '停用' }));

    expect(screen.getByRole('tab', { name: '银行卡', selected: true })).toBeInTheDocument();
  });
});
