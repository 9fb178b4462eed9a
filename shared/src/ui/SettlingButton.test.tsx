import { act, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import userEvent from '@testing-library/user-event';
import { SettlingButton } from './SettlingButton';
import { renderWithTexts } from './testing/renderWithTexts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function show(meaning: string | undefined) {
  const press = jest.fn();
  const submit = jest.fn();
  const page = (means: string | undefined) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input aria-label="stake" />
      <SettlingButton type="submit" meaning={means} onClick={press}>
        {means ?? 'wait'}
      </SettlingButton>
    </form>
  );
  const { rerender } = await renderWithTexts(page(meaning));
  return {
    press,
    submit,
    change: (means: string | undefined) => {
      rerender(page(means));
    },
  };
}

it('ignores presses for 500 ms after its meaning changed, and shows it', async () => {
  const { press, submit, change } = await show('bet');
  change('accept-and-bet');
  const button = screen.getByRole('button', { name: 'accept-and-bet' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('按钮内容刚刚变化，请看清后再按');
  expect(screen.getByText('按钮内容刚刚变化，请看清后再按')).toHaveAttribute('aria-live', 'polite');

  await user.click(button);
  await user.type(screen.getByLabelText('stake'), '{Enter}');
  act(() => jest.advanceTimersByTime(499));
  await user.click(button);
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  act(() => jest.advanceTimersByTime(1));
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('');
  await user.click(button);
  expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

const PRESSES = {
  pointer: {
    begin: (target: Element) => user.pointer({ keys: '[MouseLeft>]', target }),
    end: (target: Element) => user.pointer({ keys: '[/MouseLeft]', target }),
  },
  'space bar': { begin: () => user.keyboard('[Space>]'), end: () => user.keyboard('[/Space]') },
};

it.each(Object.entries(PRESSES))(
  'ignores a press of the %s that started before its meaning changed, however long it is held',
  async (_by, { begin, end }) => {
    const { press, submit, change } = await show('bet');
    const button = screen.getByRole('button');
    button.focus();
    await begin(button);
    change('accept-and-bet');
    act(() => jest.advanceTimersByTime(700));
    await end(button);
    expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

    await begin(button);
    act(() => jest.advanceTimersByTime(700));
    await end(button);
    expect([press, submit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  },
);

it('accepts the Enter of a field after a press that was dragged away before its meaning changed', async () => {
  const { submit, change } = await show('bet');
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('button') },
    { keys: '[/MouseLeft]', target: document.body },
  ]);
  change('accept-and-bet');
  act(() => jest.advanceTimersByTime(500));
  await user.type(screen.getByLabelText('stake'), '{Enter}');

  expect(submit).toHaveBeenCalledTimes(1);
});

it('waits again if its meaning changes meanwhile', async () => {
  const { press, change } = await show('bet 1.90');
  change('bet 1.80');
  act(() => jest.advanceTimersByTime(400));
  change('bet 1.70');
  act(() => jest.advanceTimersByTime(400));
  await user.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(100));
  await user.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
});

it('accepts a press at once if it had no meaning before, such as without a stake', async () => {
  const { press, change } = await show(undefined);
  change('bet');
  await user.click(screen.getByRole('button', { name: 'bet' }));

  expect(press).toHaveBeenCalledTimes(1);
});

it('ignores presses if its meaning changed while it had none, such as during an order or a suspension', async () => {
  const { press, change } = await show('bet');
  change(undefined);
  act(() => jest.advanceTimersByTime(3_000));
  change('accept-and-bet');
  await user.click(screen.getByRole('button', { name: 'accept-and-bet' }));
  expect(press).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(500));
  await user.click(screen.getByRole('button', { name: 'accept-and-bet' }));
  expect(press).toHaveBeenCalledTimes(1);
});

it('ignores presses for 500 ms after it replaced another button, such as the confirmation of a question', async () => {
  const press = jest.fn();
  await renderWithTexts(
    <SettlingButton before="ask" meaning="confirm" onClick={press}>
      confirm
    </SettlingButton>,
  );
  await user.dblClick(screen.getByRole('button', { name: 'confirm' }));
  expect(press).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(500));
  await user.click(screen.getByRole('button', { name: 'confirm' }));
  expect(press).toHaveBeenCalledTimes(1);
});

it('ignores presses for 500 ms after it was a link, and as a link after it was a button', async () => {
  const [press, open] = [jest.fn(), jest.fn((event: MouseEvent) => event.preventDefault())];
  const page = (link?: { readonly href: string; readonly onClick: typeof open }) => (
    <SettlingButton meaning={link ? 'deposit' : 'bet'} link={link} onClick={press}>
      act
    </SettlingButton>
  );
  const { rerender } = await renderWithTexts(page({ href: '/deposit', onClick: open }));
  rerender(page());
  await user.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(500));
  await user.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);

  rerender(page({ href: '/deposit', onClick: open }));
  await user.click(screen.getByRole('link'));
  expect(open).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(500));
  await user.click(screen.getByRole('link'));
  expect(open).toHaveBeenCalledTimes(1);
});

it('accepts a press at once if it means the same again', async () => {
  const { press, change } = await show('bet');
  change(undefined);
  change('bet');
  await user.click(screen.getByRole('button', { name: 'bet' }));

  expect(press).toHaveBeenCalledTimes(1);
});
