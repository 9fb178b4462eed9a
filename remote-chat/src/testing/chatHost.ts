import { act } from '@testing-library/react';
import { createFakeServices, fakeAnswer, type FakeHost, type FakeServicesOptions } from '@site/testing';
import { jwtCall } from '@site/shared/wire/user';
import { fromPlatform } from './builders';

/** Creates a fake host whose members get a jwt. `options.answers` are added to that. */
export function aChatHost({ answers = [], ...options }: FakeServicesOptions = {}): FakeHost {
  return createFakeServices({ answers: [fakeAnswer(jwtCall, { jwt: 'j' }), ...answers], ...options });
}

/** Returns the platform's end of the latest connection. */
export function connectionOf(host: FakeHost) {
  const connection = host.connections.at(-1);
  if (!connection) throw new Error('nothing is connected');
  return connection;
}

/** Simulates messages of the platform on the open connection. */
export function receive(host: FakeHost, ...messages: readonly unknown[]): void {
  act(() => {
    for (const message of messages) connectionOf(host).say(message);
  });
}

/** Opens the connection, after which the view logs in. */
export async function openConnection(host: FakeHost): Promise<void> {
  await act(async () => {
    connectionOf(host).open();
    await Promise.resolve();
  });
}

/** Opens the connection, and answers the login and the entering of a room with these recent messages. */
export async function joinRoom(host: FakeHost, joined: unknown = fromPlatform.joined()): Promise<void> {
  await openConnection(host);
  receive(host, host.services.session.isSignedIn.get() ? fromPlatform.welcome() : fromPlatform.guestWelcome(), joined);
}
