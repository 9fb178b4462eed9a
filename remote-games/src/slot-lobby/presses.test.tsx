import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLobbyHost, lastList, showLobby } from '../testing/lobby';

const mockCards = { rendered: 0 };

// Count renders with the mock: every playable card calls this hook when it renders.
jest.mock('../launch/useEnterVenue', () => ({
  useEnterVenue: () => {
    mockCards.rendered += 1;
    return () => undefined;
  },
}));

it('a filter does not render again the cards that it leaves unchanged', async () => {
  const host = aLobbyHost();
  await showLobby(host);
  const before = mockCards.rendered;

  await userEvent.click(screen.getByRole('button', { name: /^热门/ }));

  expect(lastList(host)).toMatchObject({ filter: 'hot' });
  expect(before).toBeGreaterThan(0);
  expect(mockCards.rendered).toBe(before);
});
