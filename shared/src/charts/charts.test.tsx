import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults } from '@site/testing/accessibility';
import { renderWithTexts } from '../ui/testing/renderWithTexts';
import { BarList } from './BarList';
import { CalendarHeat } from './CalendarHeat';
import { LineChart } from './LineChart';
import { ShareBar } from './ShareBar';

const format = (value: number) => `${value < 0 ? '-' : ''}¥${String(Math.abs(value))}`;

function textsOfRows(): string[] {
  return within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(' '));
}

const openTable = () => userEvent.click(screen.getByRole('button', { name: '表格', pressed: false }));

describe('LineChart', () => {
  const points = [120, -30, 0].map((value, index) => ({
    key: String(index),
    label: `2026-11-2${String(index)}`,
    shortLabel: `11-2${String(index)}`,
    value,
  }));
  const chart = <LineChart caption="净输赢" points={points} format={format} columns={{ point: '日期', value: '净额' }} signed />;

  it('reads out its last day, and any other one by keyboard', async () => {
    const { container } = await renderWithTexts(chart);

    const reader = screen.getByRole('slider', { name: '净输赢' });
    expect(reader).toHaveAttribute('aria-valuetext', '2026-11-22 ¥0');
    expect(screen.getByRole('figure', { name: '净输赢' })).toHaveTextContent('2026-11-22 ¥0');

    // The browser handles the arrow keys of a range input, so simulate the resulting change.
    fireEvent.change(reader, { target: { value: '1' } });
    expect(reader).toHaveAttribute('aria-valuetext', '2026-11-21 -¥30');
    expect(screen.getByRole('figure')).toHaveTextContent('2026-11-21 ▼-¥30');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('reads out the day nearest to the pointer until the pointer leaves', async () => {
    await renderWithTexts(chart);
    const reader = screen.getByRole('slider');
    const plot = reader.parentElement;
    if (!plot) throw new Error('the slider is in no plot');
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);

    fireEvent(plot, new MouseEvent('pointermove', { clientX: 140, bubbles: true }));
    expect(reader).toHaveAttribute('aria-valuetext', '2026-11-20 ¥120');

    fireEvent(plot, new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
    expect(reader).toHaveAttribute('aria-valuetext', '2026-11-22 ¥0');
  });

  it('shows the same figures as a table after a press of its switch, and the chart after another', async () => {
    await renderWithTexts(chart);

    await openTable();
    expect(screen.getByRole('table', { name: '净输赢' })).toBeVisible();
    expect(textsOfRows()).toEqual(['日期 净额', '2026-11-20 ▲¥120', '2026-11-21 ▼-¥30', '2026-11-22 ¥0']);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: '表格', pressed: true }));
    expect(screen.getByRole('slider')).toBeVisible();
  });

  it('stays within the days if there are fewer of them', async () => {
    const { rerender } = await renderWithTexts(chart);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });

    rerender(<LineChart caption="净输赢" points={points.slice(0, 2)} format={format} columns={{ point: '日期', value: '净额' }} />);

    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '2026-11-21 -¥30');
  });

  it('renders nothing for a single day', async () => {
    const { container } = await renderWithTexts(
      <LineChart caption="净输赢" points={points.slice(0, 1)} format={format} columns={{ point: '日期', value: '净额' }} />,
    );

    expect(container).toBeEmptyDOMElement();
  });
});

describe('ShareBar', () => {
  const parts = [
    { key: 'central', label: '中心钱包', value: 200 },
    { key: 'sport', label: <a href="/transfer?venue=sport">体育</a>, value: 100 },
    { key: 'chess', label: '棋牌', value: 0 },
  ];
  const chart = <ShareBar caption="资金分布" parts={parts} format={format} columns={{ part: '场馆', value: '余额' }} />;

  it('reads out each part by name, share and figure, in the order of the bar', async () => {
    const { container } = await renderWithTexts(chart);

    const entries = within(screen.getByRole('figure', { name: '资金分布' })).getAllByRole('listitem');
    expect(
      entries.map((entry) =>
        Array.from(entry.children, ({ textContent }) => textContent)
          .join(' ')
          .trim(),
      ),
    ).toEqual(['中心钱包 66.7% ¥200', '体育 33.3% ¥100', '棋牌 0.0% ¥0']);
    expect(screen.getByRole('link', { name: '体育' })).toHaveAttribute('href', '/transfer?venue=sport');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows the same figures as a table after a press of its switch', async () => {
    await renderWithTexts(chart);

    await openTable();

    expect(textsOfRows()).toEqual(['场馆 比例 余额', '中心钱包 66.7% ¥200', '体育 33.3% ¥100', '棋牌 0.0% ¥0']);
  });

  it('renders nothing without data', async () => {
    const { container } = await renderWithTexts(
      <ShareBar
        caption="资金分布"
        parts={[{ key: 'central', label: '中心钱包', value: 0 }]}
        format={format}
        columns={{ part: '', value: '' }}
      />,
    );

    expect(container).toBeEmptyDOMElement();
  });
});

describe('BarList', () => {
  const rows = [
    { key: 'football', label: '足球', value: 300 },
    { key: 'tennis', label: '网球', value: -100 },
  ];
  const chart = <BarList caption="净输赢" rows={rows} format={format} columns={{ row: '项目', value: '净额' }} signed />;

  it('marks gain and loss by arrow and sign beside each bar', async () => {
    const { container } = await renderWithTexts(chart);

    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['足球▲¥300', '网球▼-¥100']);
    expect(Array.from(container.querySelectorAll('rect'), (bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
      ['25%', '75%'],
      ['0%', '25%'],
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows the same figures as a table after a press of its switch', async () => {
    await renderWithTexts(chart);

    await openTable();

    expect(textsOfRows()).toEqual(['项目 净额', '足球 ▲¥300', '网球 ▼-¥100']);
  });
});

describe('CalendarHeat', () => {
  const days = [
    { day: '2026-11-01', value: 400 },
    { day: '2026-11-02', value: -100 },
    { day: '2026-11-03', value: 0 },
  ];
  const props = { caption: '每日盈亏', month: '2026-11', days, format, columns: { day: '日期', value: '净额' } };

  it('shows the figure with its arrow in the cell of its day, and nothing in the others', async () => {
    const { container } = await renderWithTexts(<CalendarHeat {...props} />);

    const [heads, first, second] = within(screen.getByRole('table', { name: '每日盈亏' })).getAllByRole('row');
    expect(Array.from(heads?.children ?? [], ({ textContent }) => textContent).join('')).toBe('一二三四五六日');
    expect(Array.from(first?.children ?? [], ({ textContent }) => textContent)).toEqual(['', '', '', '', '', '', '1▲¥400']);
    expect(Array.from(second?.children ?? [], ({ textContent }) => textContent)).toEqual(['2▼-¥100', '3¥0', '4', '5', '6', '7', '8']);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shades a day by its share of the largest', async () => {
    await renderWithTexts(<CalendarHeat {...props} onSelect={() => undefined} />);

    expect(screen.getByRole('button', { name: '2026-11-01 ¥400' })).toHaveClass('up_4');
    expect(screen.getByRole('button', { name: '2026-11-02 -¥100' })).toHaveClass('down_1');
    expect(screen.getByRole('button', { name: '2026-11-03 ¥0' })).not.toHaveClass('up_1', 'down_1');
  });

  it('selects a day', async () => {
    const onSelect = jest.fn();
    await renderWithTexts(<CalendarHeat {...props} selected="2026-11-01" onSelect={onSelect} />);

    await userEvent.click(screen.getByRole('button', { name: '2026-11-02 -¥100', pressed: false }));

    expect(onSelect).toHaveBeenCalledWith('2026-11-02');
    expect(screen.getByRole('button', { pressed: true, name: /2026/ })).toHaveAccessibleName('2026-11-01 ¥400');
  });

  it('shows its days as a table after a press of its switch', async () => {
    await renderWithTexts(<CalendarHeat {...props} />);

    await openTable();

    expect(textsOfRows()).toEqual(['日期 净额', '2026-11-01 ▲¥400', '2026-11-02 ▼-¥100', '2026-11-03 ¥0']);
  });
});
