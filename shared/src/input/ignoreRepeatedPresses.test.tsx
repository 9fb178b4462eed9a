import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ignoreRepeatedPresses } from './ignoreRepeatedPresses';

let stop: () => void;

beforeEach(() => {
  stop = ignoreRepeatedPresses(document);
});

afterEach(() => stop());

function aForm() {
  const handleBet = jest.fn();
  const handleChip = jest.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        handleBet();
      }}
    >
      <input aria-label="stake" />
      <textarea aria-label="note" />
      <button type="button" onClick={handleChip}>
        chip
      </button>
      <button type="submit">bet</button>
    </form>,
  );
  return { handleBet, handleChip };
}

it('submits a form once while Enter is held in its field, and again for the next press', async () => {
  const { handleBet } = aForm();
  const user = userEvent.setup();

  await user.type(screen.getByLabelText('stake'), '10{Enter>12/}');
  expect(handleBet).toHaveBeenCalledTimes(1);

  await user.keyboard('{Enter}');
  expect(handleBet).toHaveBeenCalledTimes(2);
});

it('presses a button once while Enter is held on it', async () => {
  const { handleChip } = aForm();
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'chip' }).focus();

  await user.keyboard('{Enter>12/}');
  expect(handleChip).toHaveBeenCalledTimes(1);
});

it.each([
  ['', { key: 'Enter', isComposing: true }],
  [', as Safari reports it', { key: 'Enter', keyCode: 229 }],
])('hides from the page an Enter that ends a composition%s', (_where, init) => {
  aForm();
  const handleKeyDown = jest.fn();
  const field = screen.getByLabelText('stake');
  field.addEventListener('keydown', handleKeyDown);

  expect(fireEvent.keyDown(field, init)).toBe(false);
  expect(handleKeyDown).not.toHaveBeenCalled();
});

it('does not block held keys in text fields', async () => {
  aForm();
  const user = userEvent.setup();

  await user.type(screen.getByLabelText('stake'), '1{ >3/}2');
  expect(screen.getByLabelText('stake')).toHaveValue('1   2');

  await user.type(screen.getByLabelText('note'), 'a{Enter>3/}b');
  expect(screen.getByLabelText('note')).toHaveValue('a\n\n\nb');
});
