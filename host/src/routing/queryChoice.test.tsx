import { act, screen } from '@testing-library/react';
import { clearDevice } from '../testing/aShell';
import { renderApp } from '../testing/renderApp';

const mockRendered = { rails: 0 };

jest.mock('../layout/Rail', () => ({
  Rail: () => {
    mockRendered.rails += 1;
    return null;
  },
}));

it('does not render the frame again where a choice replaces the query of its screen', async () => {
  clearDevice();
  const { shell } = await renderApp('/activity/discount');
  await screen.findByText('screen discount {}');
  const before = mockRendered.rails;

  act(() => {
    shell.navigation.go('discount', {}, { query: { kind: 'sport' }, replace: true });
  });

  expect(shell.navigation.location.get().query).toEqual({ kind: 'sport' });
  expect(before).toBeGreaterThan(0);
  expect(mockRendered.rails).toBe(before);
});
