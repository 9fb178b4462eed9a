import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityFaults } from '@site/testing/accessibility';
import type { CodeFieldProps } from './CodeField';
import { CodeField } from './CodeField';
import { renderWithTexts } from './testing/renderWithTexts';

function Code({ start = '', ...props }: Partial<CodeFieldProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <CodeField label="短信验证码" {...props} value={value} onChange={setValue} />;
}

const boxes = () => screen.getAllByRole('textbox');
const typed = () => boxes().map((box) => (box as HTMLInputElement).value || '·').join(''); // prettier-ignore

describe('CodeField', () => {
  it('is one group named by its label, with one box per digit', async () => {
    const { container } = await renderWithTexts(<Code />);

    expect(screen.getByRole('group', { name: '短信验证码' })).toContainElement(boxes()[5]!);
    expect(screen.getByRole('textbox', { name: '短信验证码' })).toBe(boxes()[0]);
    expect(screen.getByRole('textbox', { name: '第 6 位' })).toBe(boxes()[5]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('asks the browser for the code that has just arrived, with a numeric keyboard', async () => {
    await renderWithTexts(<Code />);

    expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
    expect(boxes()[0]).toHaveAttribute('inputmode', 'numeric');
  });

  it('moves to the next box with each digit, and accepts nothing else', async () => {
    await renderWithTexts(<Code />);

    await userEvent.click(boxes()[0]!);
    await userEvent.keyboard('1a2');

    expect(typed()).toBe('12····');
    expect(boxes()[2]).toHaveFocus();
  });

  it('moves back with Backspace', async () => {
    await renderWithTexts(<Code start="123" />);

    await userEvent.click(boxes()[3]!);
    await userEvent.keyboard('{Backspace}{Backspace}');

    expect(typed()).toBe('1·····');
    expect(boxes()[1]).toHaveFocus();
  });

  it('fills all boxes from what is pasted, without its spaces, and reports that the code is complete', async () => {
    const complete = jest.fn();
    await renderWithTexts(<Code onComplete={complete} />);

    await userEvent.click(boxes()[0]!);
    await userEvent.paste('482 913');

    expect(typed()).toBe('482913');
    expect(complete).toHaveBeenCalledTimes(1);
    expect(complete).toHaveBeenCalledWith('482913');
  });

  it('moves by arrow keys and is one stop for Tab', async () => {
    await renderWithTexts(<Code start="12" />);

    await userEvent.tab();
    expect(boxes()[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(boxes()[1]).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('is described by its error in every box', async () => {
    const { container } = await renderWithTexts(<Code error="验证码不正确" />);

    expect(screen.getByRole('group', { name: '短信验证码' })).toHaveAccessibleDescription('验证码不正确');
    for (const box of boxes()) expect(box).toBeInvalid();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('accepts nothing while it is disabled', async () => {
    await renderWithTexts(<Code disabled suffix={<button>获取验证码</button>} />);

    for (const box of boxes()) expect(box).toBeDisabled();
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeVisible();
  });
});
