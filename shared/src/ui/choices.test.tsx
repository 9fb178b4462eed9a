import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityFaults } from '@site/testing/accessibility';
import { AmountChip } from './AmountChip';
import { Checkbox } from './Checkbox';
import { Chip } from './Chip';
import { Field } from './Field';
import { Segmented } from './Segmented';
import { Switch } from './Switch';

describe('Segmented', () => {
  const MODES = [
    { value: 'single', label: '单关' },
    { value: 'parlay', label: '串关' },
    { value: 'system', label: '系统', disabled: true },
  ] as const;

  function Mode() {
    const [value, setValue] = useState<(typeof MODES)[number]['value']>('single');
    return <Segmented label="投注方式" options={MODES} value={value} onChange={setValue} />;
  }

  it('is one choice of a named group, by pointer and by arrow keys', async () => {
    const { container } = render(<Mode />);
    expect(screen.getByRole('radiogroup', { name: '投注方式' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('radio', { name: '串关' }));
    expect(screen.getByRole('radio', { name: '串关' })).toBeChecked();

    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: '单关' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '系统' })).toBeDisabled();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('Checkbox', () => {
  it('toggles by its label and by the space bar', async () => {
    const change = jest.fn();
    const { container } = render(
      <Checkbox checked={false} onChange={change}>
        记住密码
      </Checkbox>,
    );

    await userEvent.click(screen.getByText('记住密码'));
    expect(screen.getByRole('checkbox', { name: '记住密码' })).toHaveFocus();
    await userEvent.keyboard(' ');

    expect(change.mock.calls).toEqual([[true], [true]]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('Checkbox in a field', () => {
  it('is described by the error and does nothing while it is disabled', async () => {
    const change = jest.fn();
    render(
      <Field label="规则" labelHidden error="同意后才能继续">
        <Checkbox checked={false} onChange={change} disabled>
          我已阅读
        </Checkbox>
      </Field>,
    );
    const box = screen.getByRole('checkbox', { name: '我已阅读' });

    await userEvent.click(box);

    expect(change).not.toHaveBeenCalled();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('同意后才能继续');
  });
});

describe('Switch', () => {
  it('has the role of a switch, and announces whether it is on', async () => {
    const change = jest.fn();
    const { container } = render(
      <Switch checked onChange={change} labelHidden>
        隐藏零余额
      </Switch>,
    );

    await userEvent.click(screen.getByRole('switch', { name: '隐藏零余额', checked: true }));

    expect(change).toHaveBeenCalledWith(false);
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('a disabled control', () => {
  it('ignores presses', async () => {
    const press = jest.fn();
    render(
      <>
        <Switch checked={false} onChange={press} disabled>
          隐藏零余额
        </Switch>
        <Chip pressed={false} disabled onClick={press}>
          今日
        </Chip>
        <AmountChip disabled onClick={press}>
          500
        </AmountChip>
      </>,
    );

    await userEvent.click(screen.getByRole('switch'));
    for (const chip of screen.getAllByRole('button')) await userEvent.click(chip);

    expect(press).not.toHaveBeenCalled();
  });
});

describe('Chip and AmountChip', () => {
  it('announce whether they are on', async () => {
    const press = jest.fn();
    const { container } = render(
      <>
        <Chip pressed count={12}>
          全部
        </Chip>
        <AmountChip pressed={false} mark="荐" onClick={press}>
          500
        </AmountChip>
      </>,
    );

    expect(screen.getByRole('button', { name: /全部/, pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /500/, pressed: false }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
