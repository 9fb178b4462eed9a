import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { amountInput, cardInput, codeInput, compactInput, textInput, type InputKind } from '../input';
import { accessibilityFaults } from '@site/testing/accessibility';
import { Button } from './essentials/Button';
import { Form } from './Form';
import { InputBox } from './InputBox';
import { renderWithTexts } from './testing/renderWithTexts';
import { TextField } from './TextField';
import type { ShownNotice } from './useInput';

interface TypedProps {
  readonly reads: InputKind;
  readonly start?: string;
  readonly error?: string;
  readonly type?: string;
}

function Typed({ reads, start = '', error, type }: TypedProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <TextField
        label="金额"
        hint="100 元起"
        {...(type === undefined ? {} : { type })}
        reads={reads}
        value={value}
        error={error}
        onChange={setValue}
      />
      <Button
        onClick={() => {
          setValue('100');
        }}
      >
        快捷金额
      </Button>
      <Button
        onClick={() => {
          setValue('');
        }}
      >
        清空
      </Button>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('金额');

/** Returns the whole text of the box with `|` at the caret. */
const shown = () => `${box().value.slice(0, box().selectionStart ?? 0)}|${box().value.slice(box().selectionStart ?? 0)}`;

const pasteAt = async (text: string, from: number, to = from) => {
  await userEvent.click(box());
  box().setSelectionRange(from, to);
  await userEvent.paste(text);
};

describe('an input of an amount', () => {
  it('shows the parsed amount', async () => {
    await renderWithTexts(<Typed reads={amountInput} />);

    await pasteAt(' ￥1，000．50 ', 0);

    expect(box()).toHaveValue(' ¥1,000.50 ');
    expect(box()).toHaveAccessibleDescription('100 元起');
    expect(box()).toBeValid();
  });

  it('shows an error for a text that cannot be parsed, announces it and marks the field as invalid', async () => {
    const { container } = await renderWithTexts(<Typed reads={amountInput} start="50" />);
    const region = screen.getByText('100 元起').closest('[aria-live]');

    await pasteAt('10.555', 0, 5);

    expect(box()).toHaveValue('10.555');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('“10.555”最多两位小数，请重新输入');
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('“10.555”最多两位小数，请重新输入');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each(['-50', '1e3', '12,5', '10元5', '1a2', '0x10'])('refuses %s at any typing speed', async (text) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ delay: 60_000, advanceTimers: jest.advanceTimersByTime });
    await renderWithTexts(<Typed reads={amountInput} />);

    await user.type(box(), text);

    expect(box()).toHaveValue(text);
    expect(box()).toHaveAccessibleDescription(`“${text}”不是金额，请只输入数字`);
    jest.useRealTimers();
  });

  it('validates a text that comes from elsewhere, such as a stored bet', async () => {
    await renderWithTexts(<Typed reads={amountInput} start="-50" />);

    expect(box()).toHaveAccessibleDescription('“-50”不是金额，请只输入数字');
  });

  it('removes the error once the amount is valid', async () => {
    await renderWithTexts(<Typed reads={amountInput} />);
    await userEvent.type(box(), '5-');
    expect(box()).toHaveAccessibleDescription('“5-”不是金额，请只输入数字');

    await userEvent.type(box(), '{Backspace}');

    expect(box()).toHaveValue('5');
    expect(box()).toBeValid();
    expect(box()).toHaveAccessibleDescription('100 元起');
  });

  it('removes an old error after its text came from elsewhere', async () => {
    await renderWithTexts(<Typed reads={amountInput} />);
    await pasteAt('abc', 0);
    expect(box()).toBeInvalid();

    await userEvent.click(screen.getByRole('button', { name: '快捷金额' }));
    expect(box()).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: '清空' }));

    expect(box()).toBeValid();
  });

  it('quotes the beginning of a long refused text', async () => {
    await renderWithTexts(<Typed reads={amountInput} />);

    await pasteAt('\u202E12345678901234567890123456789012345', 0);

    expect(box()).toHaveAccessibleDescription('“123456789012345678901234…”超出金额的长度，请重新输入');
  });
});

describe('an amount on blur', () => {
  it.each([
    ['1000.5', '1000.50'],
    ['100', '100.00'],
    ['0.05', '0.05'],
    ['1,2', '1,2'],
    ['', ''],
  ])('shows %s with both decimals [R-MONEY-05]', async (typed, left) => {
    await renderWithTexts(<Typed reads={amountInput} />);
    const box = screen.getByLabelText('金额');
    if (typed !== '') await userEvent.type(box, typed);
    await userEvent.tab();
    expect(box).toHaveValue(left);
  });

  it('is replaced as a whole by what is typed after Tab', async () => {
    await renderWithTexts(<Typed reads={amountInput} start="1000" />);
    expect(screen.getByLabelText('金额')).toHaveValue('1000.00');

    await userEvent.tab();
    await userEvent.keyboard('25');
    expect(screen.getByLabelText('金额')).toHaveValue('25');
  });
});

describe('the caret position', () => {
  it.each([
    ['an amount', amountInput, '1000', 1, '２３', '123|000.00'],
    ['a card, where groups move', cardInput, '1234 5678', 2, '99', '1299| 3456 78'],
    ['a card, between two groups', cardInput, '1234 5678', 4, '9', '1234 9|567 8'],
    ['a text with emoji behind', textInput(30), '好😀😀', 1, '\u202E赢', '好赢|😀😀'],
    ['a text with a space behind', textInput(30), 'a b', 1, '\u200Bc', 'ac| b'],
    ['a text cut in its middle', textInput(5), 'abcd', 2, 'xyz', 'abx|cd'],
    ['a text at its end', compactInput(9), 'ab', 2, ' c d', 'abcd|'],
  ])('stays behind the text pasted into %s', async (_of, reads, start, at, pasted, result) => {
    await renderWithTexts(<Typed reads={reads} start={start} />);

    await pasteAt(pasted, at);

    expect(shown()).toBe(result);
  });

  it('skips the space between two groups of a card with Backspace', async () => {
    await renderWithTexts(<Typed reads={cardInput} start="1234 5678" />);

    await userEvent.type(box(), '{Backspace}{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });

    expect(shown()).toBe('123|5 678');
  });

  it('is not set in a control without a selection', async () => {
    await renderWithTexts(<Typed reads={compactInput(20)} type="email" />);

    await userEvent.click(box());
    await userEvent.paste('ａ@b。com');

    expect(box()).toHaveValue('a@b.com');
  });
});

describe('an input of limited length', () => {
  it('notes that a text was cut, without marking it as invalid', async () => {
    await renderWithTexts(<Typed reads={compactInput(4)} />);

    await pasteAt('abcdef', 0);

    expect(box()).toHaveValue('abcd');
    expect(box()).toBeValid();
    expect(box()).toHaveAccessibleDescription('最多 4 个字符，多出的部分没有填入');
  });

  it('shows the note beside an error of the remaining text', async () => {
    await renderWithTexts(<Typed reads={compactInput(4)} error="用户名不存在" />);

    await pasteAt('abcdef', 0);

    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('最多 4 个字符，多出的部分没有填入 用户名不存在');
  });
});

describe('an input method', () => {
  it('composes undisturbed; its text is parsed at the end', async () => {
    await renderWithTexts(<Typed reads={textInput(3)} start="好" />);
    await userEvent.click(box());

    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: "好yi'ding" }, isComposing: true });
    expect(box()).toHaveValue("好yi'ding");
    expect(box()).toHaveAccessibleDescription('100 元起');
    fireEvent.input(box(), { target: { value: '好一定赢' }, isComposing: true });
    fireEvent.compositionEnd(box());

    expect(box()).toHaveValue('好一定');
    expect(box()).toHaveAccessibleDescription('最多 3 个字符，多出的部分没有填入');
  });

  it('enters digits into an amount', async () => {
    await renderWithTexts(<Typed reads={amountInput} />);
    await userEvent.click(box());

    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: '５０元' }, isComposing: true });
    fireEvent.compositionEnd(box());

    expect(box()).toHaveValue('50元');
    expect(box()).toBeValid();
  });
});

it('passes its notice to the parent without a field, and clears it', async () => {
  const notices: (ShownNotice | undefined)[] = [];
  function Search() {
    const [value, setValue] = useState('');
    return (
      <InputBox
        aria-label="金额"
        reads={textInput(2)}
        value={value}
        onChange={setValue}
        onNotice={(notice) => {
          notices.push(notice);
        }}
      />
    );
  }
  await renderWithTexts(<Search />);

  await pasteAt('abc', 0);
  await userEvent.clear(box());

  expect(notices).toEqual([undefined, { tone: 'notice', text: '最多 2 个字符，多出的部分没有填入' }, undefined]);
});

describe('an input of a secret', () => {
  it('never repeats the typed text', async () => {
    await renderWithTexts(<Typed reads={codeInput(6)} type="password" />);
    await pasteAt('2739abc', 0);

    expect(box()).toHaveValue('');
    expect(box()).toHaveAccessibleDescription('输入的内容不是所需位数的数字，请重新输入');
  });
});

describe('Form', () => {
  function TwoFields({ onSubmit }: { readonly onSubmit: () => void }) {
    const [wasTried, setWasTried] = useState(false);
    const [amount, setAmount] = useState('');
    return (
      <Form
        onSubmit={() => {
          setWasTried(true);
          onSubmit();
        }}
      >
        <TextField label="备注" value="" onChange={() => undefined} />
        <TextField label="金额" value={amount} onChange={setAmount} error={wasTried && amount === '' && '请输入金额'} />
        <TextField label="密码" value="" onChange={() => undefined} error={wasTried && '请输入密码'} />
        <Button type="submit">提交</Button>
      </Form>
    );
  }

  it('moves the focus to the first invalid field at each submission, with all of them marked', async () => {
    const submitted = jest.fn();
    await renderWithTexts(<TwoFields onSubmit={submitted} />);

    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(box()).toHaveFocus();
    expect(box()).toBeInvalid();
    expect(screen.getByLabelText('密码')).toBeInvalid();
    await userEvent.type(box(), '5{Enter}');

    expect(screen.getByLabelText('密码')).toHaveFocus();
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('is not submitted with a form of a dialog above it', async () => {
    const below = jest.fn();
    const above = jest.fn();
    await renderWithTexts(
      <div onSubmit={below}>
        <Form onSubmit={above}>
          <Button type="submit">确认</Button>
        </Form>
      </div>,
    );

    await userEvent.click(screen.getByRole('button', { name: '确认' }));

    expect(above).toHaveBeenCalledTimes(1);
    expect(below).not.toHaveBeenCalled();
  });
});
