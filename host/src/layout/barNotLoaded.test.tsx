import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCell } from '@site/shared/contract/readable';
import { clearDevice } from '../testing/aShell';
import { renderApp } from '../testing/renderApp';

jest.mock('./BottomBar', () => {
  throw new Error('the file did not come');
});

beforeEach(clearDevice);

it('where the bar of a phone does not load, the header has the button of the slip', async () => {
  const { logged } = await renderApp('/', { isNarrow: createCell(true), isPhone: createCell(true) });

  await userEvent.click(await within(screen.getByRole('banner')).findByRole('button', { name: '注单' }));

  expect(await screen.findByText('widget slip-dock {}')).toBeInTheDocument();
  expect(logged.map(({ message }) => message)).toContain('bottom bar not loaded');
});
