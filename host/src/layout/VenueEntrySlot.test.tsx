import { act, screen } from '@testing-library/react';
import { clearDevice } from '../testing/aShell';
import { aFullManifest, renderApp } from '../testing/renderApp';

beforeEach(clearDevice);

it("entering a venue is the games remote's, mounted with the first request and updated with each further one", async () => {
  const { shell } = await renderApp('/');
  expect(screen.queryByText(/^widget venue-entry/)).not.toBeInTheDocument();

  act(() => {
    shell.bus.emit('venue/enter', { enName: 'JGDZ', gameCode: 'JG-pearl' });
  });
  expect(await screen.findByText('widget venue-entry {"enName":"JGDZ","gameCode":"JG-pearl","request":"1"}')).toBeInTheDocument();

  act(() => {
    shell.bus.emit('venue/enter', { enName: 'JGDZ', gameCode: 'JG-pearl', isTrial: true });
  });
  expect(
    await screen.findByText('widget venue-entry {"enName":"JGDZ","gameCode":"JG-pearl","request":"2","isTrial":"1"}'),
  ).toBeInTheDocument();
});

it('shows a failure where the games remote is disabled, each time', async () => {
  const { shell } = await renderApp('/', { manifest: aFullManifest(['games']) });

  act(() => {
    shell.bus.emit('venue/enter', { enName: 'JGDZ', gameCode: '' });
  });

  expect(await screen.findByText('场馆暂时无法打开，请稍后再试')).toBeInTheDocument();
});
