import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearDevice, TOKEN } from '../testing/aShell';
import { aFullManifest, renderApp } from '../testing/renderApp';

beforeEach(clearDevice);

const keeper = () => screen.queryByText('widget chat-dock {"isHidden":"1"}');

it('keeps the chat of a guest from when it was opened, also while the dock is closed or shows something else', async () => {
  const { shell } = await renderApp('/');
  await userEvent.click(document.body);
  expect(keeper()).not.toBeInTheDocument();

  act(() => {
    shell.dock.show('chat');
  });
  expect(await screen.findByText('widget chat-dock {"isHidden":"1"}')).toBeInTheDocument();
  expect(keeper()).not.toBeVisible();

  act(() => {
    shell.dock.show('slip');
  });
  expect(keeper()).toBeInTheDocument();
  act(() => {
    shell.dock.hide();
  });
  expect(keeper()).toBeInTheDocument();
});

it('keeps the chat of a member from the first press on, until signing out', async () => {
  window.localStorage.setItem('site.userId', '10001');
  window.localStorage.setItem('site.token', TOKEN);
  const { shell } = await renderApp('/');
  await waitFor(() => {
    expect(shell.session.isSignedIn.get()).toBe(true);
  });
  expect(keeper()).not.toBeInTheDocument();

  await userEvent.click(document.body);
  await waitFor(
    () => {
      expect(keeper()).toBeInTheDocument();
    },
    { timeout: 5_000 },
  );
  act(() => {
    shell.session.expire(TOKEN);
  });

  expect(keeper()).not.toBeInTheDocument();
});

it('opens beside the page for a ticket that is to be shared, and forgets it with the dock', async () => {
  const { shell } = await renderApp('/');
  act(() => {
    shell.bus.emit('ticket/share', { ticketId: '251121204512' });
  });
  expect(await screen.findByText('widget chat-dock {"ticket":"251121204512"}')).toBeVisible();
  expect(window.location.pathname).toBe('/');

  act(() => {
    shell.dock.hide();
  });
  act(() => {
    shell.dock.show('chat');
  });
  expect(await screen.findByText('widget chat-dock {}')).toBeVisible();
});

it('opens beside the page for a room that is to be entered, also while it is open', async () => {
  const { shell } = await renderApp('/');
  act(() => {
    shell.bus.emit('chat/enter', { roomId: 'm70' });
  });
  expect(await screen.findByText('widget chat-dock {"room":"m70"}')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  act(() => {
    shell.dock.hide();
    shell.bus.emit('chat/enter', { roomId: 'm71' });
  });
  expect(await screen.findByText('widget chat-dock {"room":"m71"}')).toBeVisible();
});

it('keeps nothing where the chat is switched off', async () => {
  const { shell } = await renderApp('/', { manifest: aFullManifest(['chat']) });

  act(() => {
    shell.dock.show('chat');
  });

  expect(keeper()).not.toBeInTheDocument();
});
