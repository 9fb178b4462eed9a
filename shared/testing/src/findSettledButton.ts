import { screen, waitFor } from '@testing-library/react';

/** Finds a button that accepts presses. A button whose effect has just changed ignores them for a moment. */
export function findSettledButton(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
    return button;
  });
}
