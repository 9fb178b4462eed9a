import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { Badge } from './essentials/Badge';
import { Card } from './Card';
import { CountdownRing } from './CountdownRing';
import { Pagination } from './Pagination';
import { ProgressBar } from './ProgressBar';
import { Cell, Column, Row, Table } from './Table';
import { Tag } from './essentials/Tag';
import { VipBadge } from './VipBadge';
import { pageSlots } from './paginationPages';
import { renderWithTexts } from './testing/renderWithTexts';

describe('Table', () => {
  const ranks = [
    { level: 5, rebate: '0.90%' },
    { level: 6, rebate: '1.00%' },
  ];

  it('renders its columns in the head and its rows below, and marks the current one', async () => {
    const { container } = render(
      <Table caption="会员等级">
        <Column>等级</Column>
        <Column align="end">返水</Column>
        {ranks.map(({ level, rebate }) => (
          <Row key={level} current={level === 6}>
            <Cell header>{level}</Cell>
            <Cell align="end">{rebate}</Cell>
          </Row>
        ))}
      </Table>,
    );

    const table = screen.getByRole('table', { name: '会员等级' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['等级', '返水']);
    expect(within(table).getByRole('row', { current: true })).toHaveTextContent('61.00%');
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

it.each([
  ['0.90%', 'no'],
  ['¥1,000.00', 'no'],
  ['VIP 3', 'no'],
  ['不限', null],
])('excludes figures of a table from translation, not words: %s', (text, translate) => {
  render(
    <table>
      <tbody>
        <Row>
          <Cell align="end">{text}</Cell>
        </Row>
      </tbody>
    </table>,
  );
  expect(screen.getByRole('cell', { name: text }).getAttribute('translate')).toBe(translate);
});

describe('pageSlots', () => {
  const written = (current: number, count: number) =>
    pageSlots(current, count)
      .map((slot) => (slot.status === 'page' ? String(slot.page) : '…'))
      .join(' ');

  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 5, '1 2 … 5'],
    [3, 5, '1 2 3 4 5'],
    [3, 20, '1 2 3 4 … 20'],
    [6, 20, '1 … 5 6 7 … 20'],
    [18, 20, '1 … 17 18 19 20'],
    [20, 20, '1 … 19 20'],
  ])('returns for page %i of %i: %s', (current, count, expected) => {
    expect(written(current, count)).toBe(expected);
  });
});

describe('Pagination', () => {
  it('turns pages and names the current one', async () => {
    const change = jest.fn();
    const { container } = await renderWithTexts(<Pagination page={1} total={45} onChange={change} label="分页" />);

    expect(screen.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await userEvent.click(screen.getByRole('button', { name: '第 5 页' }));

    expect(change.mock.calls).toEqual([[2], [5]]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('renders nothing if one page holds everything', async () => {
    await renderWithTexts(<Pagination page={1} total={10} onChange={() => undefined} label="分页" />);

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('Card', () => {
  it('is a region named by its title, if it has one', () => {
    render(<Card title="最近记录">空</Card>);

    expect(screen.getByRole('region', { name: '最近记录' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '最近记录' })).toBeVisible();
  });
});

describe('CountdownRing', () => {
  it.each([
    [3.2, '4'],
    [0.1, '1'],
    [0, '0'],
    [-1, '0'],
  ])('shows %p seconds left as %s', (remaining, figure) => {
    render(<CountdownRing remaining={remaining} total={7} label="确认剩余时间" />);

    expect(screen.getByRole('timer', { name: '确认剩余时间' })).toHaveTextContent(figure);
  });
});

describe('ProgressBar', () => {
  it.each([
    [-0.5, 0],
    [0.934, 93],
    [2, 100],
  ])('rounds %p down to %i percent', (value, percent) => {
    render(<ProgressBar value={value} label="累计流水" />);

    expect(screen.getByRole('progressbar', { name: '累计流水' })).toHaveAttribute('aria-valuenow', String(percent));
  });
});

describe('Badge, Tag and VipBadge', () => {
  it('show a count up to 99 and nothing for zero', () => {
    render(
      <>
        <Badge count={100} label="100 条未读" />
        <Badge count={0} label="没有" />
      </>,
    );

    expect(screen.getByRole('img', { name: '100 条未读' })).toHaveTextContent('99+');
    expect(screen.queryByRole('img', { name: '没有' })).not.toBeInTheDocument();
  });

  it.each([
    [0, 'silver'],
    [3, 'silver'],
    [4, 'gilt'],
    [5, 'gilt'],
    [6, 'ink'],
    [10, 'ink'],
  ])('shows rank %i in %s', (level, metal) => {
    render(<VipBadge level={level} />);

    expect(screen.getByText(`VIP ${level}`)).toHaveClass(metal);
  });

  it('describe a state in words', async () => {
    const { container } = render(<Tag tone="live">滚球</Tag>);

    expect(screen.getByText('滚球')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
