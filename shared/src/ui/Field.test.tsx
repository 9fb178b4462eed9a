import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { mustBeFen } from '../money';
import { accessibilityFaults } from '@site/testing/accessibility';
import { AmountField } from './AmountField';
import { Field } from './Field';
import { PasswordField } from './PasswordField';
import { Select } from './Select';
import { renderWithTexts } from './testing/renderWithTexts';
import { TextField } from './TextField';

const mockNumeralsLoaded = jest.fn();
jest.mock('../money/uppercaseYuan', () => {
  mockNumeralsLoaded();
  return jest.requireActual<object>('../money/uppercaseYuan');
});

function Username({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return <TextField label="用户名" hint="4–11 位" value={value} onChange={setValue} error={error} icon="user" />;
}

describe('TextField', () => {
  it('emits the typed text unchanged', async () => {
    await renderWithTexts(<Username />);

    await userEvent.type(screen.getByLabelText('用户名'), ' Player1');

    expect(screen.getByLabelText('用户名')).toHaveValue(' Player1');
  });

  it('is described by its hint, or by its error if there is one', async () => {
    const { rerender } = await renderWithTexts(<Username />);
    expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('4–11 位');

    rerender(<Username error="用户名不能为空" />);

    expect(screen.getByLabelText('用户名')).toBeInvalid();
    expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('用户名不能为空');
  });

  it('announces a new error', async () => {
    const { rerender } = await renderWithTexts(<Username />);
    const region = screen.getByText('4–11 位').closest('[aria-live]');

    rerender(<Username error="用户名不能为空" />);

    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('用户名不能为空');
  });

  it('has no accessibility faults', async () => {
    const { container } = await renderWithTexts(<Username error="用户名不能为空" />);

    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

describe('PasswordField', () => {
  it('hides the password until the player reveals it', async () => {
    await renderWithTexts(<PasswordField label="密码" value="player123" onChange={() => undefined} revealLabel="显示密码" />);
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: '显示密码', pressed: false }));

    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: '显示密码', pressed: true })).toBeInTheDocument();
  });
});

describe('AmountField', () => {
  it('accepts at most 12 characters: a longer text is not an amount [R-MONEY-06]', async () => {
    const { rerender } = await renderWithTexts(<AmountField label="存款金额" value="100000000000" onChange={() => undefined} />);
    expect(screen.getByLabelText('存款金额')).toBeValid();

    rerender(<AmountField label="存款金额" value="1000000000005" onChange={() => undefined} />);

    expect(screen.getByLabelText('存款金额')).toHaveAccessibleDescription('“1000000000005”超出金额的长度，请重新输入');
  });

  it('shows the sum in uppercase Chinese, and loads the numerals for it on demand', async () => {
    const { rerender } = await renderWithTexts(<AmountField label="存款金额" value="" onChange={() => undefined} />);
    expect(mockNumeralsLoaded).not.toHaveBeenCalled();

    rerender(<AmountField label="存款金额" value="1000" onChange={() => undefined} uppercase={mustBeFen(100_000)} />);

    expect(await screen.findByText('壹仟元整')).toBeVisible();
    expect(mockNumeralsLoaded).toHaveBeenCalledTimes(1);
  });
});

describe('Select', () => {
  const BANKS = [
    { value: 'icbc', label: '工商银行' },
    { value: 'cmb', label: '招商银行' },
    { value: 'off', label: '停用银行', disabled: true },
  ] as const;

  function Bank() {
    const [value, setValue] = useState<'icbc' | 'cmb' | 'off' | undefined>();
    return (
      <Field label="银行">
        <Select options={BANKS} value={value} onChange={setValue} placeholder="请选择" />
      </Field>
    );
  }

  it('is named by its field and operable by keyboard', async () => {
    await renderWithTexts(<Bank />);
    const select = screen.getByRole('combobox', { name: '银行' });
    expect(select).toHaveTextContent('请选择');

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: '工商银行' });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(screen.getByRole('combobox', { name: '银行' })).toHaveTextContent('招商银行');
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: '银行' })).toHaveFocus();
    });
  });

  it('is described by its error, and does not open while it is disabled', async () => {
    await renderWithTexts(
      <Field label="银行" error="请选择开户银行">
        <Select options={BANKS} value={undefined} onChange={() => undefined} disabled />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: '银行' });

    expect(select).toBeInvalid();
    expect(select).toHaveAccessibleDescription('请选择开户银行');
    await userEvent.click(select);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('skips a disabled option, and closes by Esc with the chosen one', async () => {
    await renderWithTexts(<Bank />);

    await userEvent.click(screen.getByRole('combobox', { name: '银行' }));
    await userEvent.click(await screen.findByRole('option', { name: '停用银行' }));
    expect(screen.getByRole('combobox', { name: '银行' })).toHaveTextContent('请选择');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: '银行' })).toHaveFocus();
    });
  });

  it('adds no style element, which the content security policy would refuse', async () => {
    await renderWithTexts(<Bank />);

    await userEvent.click(screen.getByRole('combobox', { name: '银行' }));
    await screen.findByRole('listbox');

    expect(document.querySelector('style')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
