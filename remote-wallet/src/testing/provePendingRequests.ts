import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ViewProps } from '@site/shared/contract';
import { failing, holdCall, refused, type FakeHost } from '@site/testing';
import type { Call } from '@site/shared/wire/call';
import { renderView } from './renderView';

export interface PendingRequestScreen<Request, Response> {
  readonly Screen: ComponentType<ViewProps>;
  readonly createHost: () => FakeHost;
  readonly name: string;
  readonly call: Call<Request, Response>;
  readonly response: Response;
  readonly send: (host: FakeHost) => Promise<void>;
  /** Submits the form again unchanged. */
  readonly sendAgain: (host: FakeHost) => Promise<void>;
  /** Answers the lookup by key with the result, or that the request never arrived. */
  readonly answerLookup: (host: FakeHost, answer: 'succeeded' | 'never') => void;
  readonly lookups: (host: FakeHost) => readonly string[];
  readonly unknownText: string;
  /** Fails unless the screen shows the result of a request from an earlier page. */
  readonly expectResumed: (host: FakeHost) => Promise<void> | void;
}

const FIRST = '10001';
const SECOND = '10002';

/** Tests on a real screen that a request survives lost responses, reloads and changes of the member. */
export function provePendingRequests<Request, Response>(of: PendingRequestScreen<Request, Response>): void {
  const { Screen, createHost, call, send, lookups } = of;
  const storageKey = `pending-keys-${of.name}`;
  const keptKeys = (host: FakeHost) => ((host.services.storage.read(storageKey) ?? []) as { readonly key: string }[]).map(({ key }) => key);
  const sentKeys = (host: FakeHost) => host.calls.filter(({ path }) => path === call.path).map(({ options }) => options.idempotencyKey);
  /** Signs in a member, who starts on a new page. */
  const signIn = (host: FakeHost, userId: string) => {
    const member = host.member.get();
    if (!member) throw new Error('the host has no member');
    act(() => {
      host.member.set({ ...member, userId });
      host.location.set(createHost().location.get());
    });
  };
  const holdResponse = (host: FakeHost) => {
    const held = holdCall<Response>();
    host.answer(call, held.handler);
    return held;
  };

  it('is followed by the next page after a reload, and not sent again', async () => {
    const host = createHost();
    holdResponse(host);
    const { unmount } = await renderView(Screen, host);
    await send(host);
    unmount();
    const [key] = sentKeys(host);
    expect(keptKeys(host)).toEqual([key]);

    of.answerLookup(host, 'succeeded');
    await renderView(Screen, host);

    await of.expectResumed(host);
    expect(lookups(host)).toEqual([key]);
    expect(sentKeys(host)).toEqual([key]);
    expect(keptKeys(host)).toEqual([]);
  });

  it('is hidden from another member, and found again by its own', async () => {
    const host = createHost();
    host.answer(call, failing({ kind: 'timeout' }));
    of.answerLookup(host, 'never');
    const first = await renderView(Screen, host);
    await send(host);
    expect(await screen.findByText(of.unknownText)).toBeVisible();
    first.unmount();
    const [key] = sentKeys(host);

    signIn(host, SECOND);
    host.answer(call, () => of.response);
    const second = await renderView(Screen, host);
    expect(screen.queryByText(of.unknownText)).not.toBeInTheDocument();
    await send(host);
    second.unmount();
    expect(lookups(host)).toEqual([key]);
    expect(sentKeys(host)).toHaveLength(2);
    expect(keptKeys(host)).toEqual([key]);

    signIn(host, FIRST);
    of.answerLookup(host, 'succeeded');
    await renderView(Screen, host);
    await of.expectResumed(host);
    expect(lookups(host)).toEqual([key, key]);
    expect(keptKeys(host)).toEqual([]);
  });

  it('removes its own key only when it ends', async () => {
    const host = createHost();
    const held = holdResponse(host);
    await renderView(Screen, host);
    await send(host);

    host.writeElsewhere(storageKey, [{ key: 'of-another-tab', memberId: FIRST, subject: {} }]);
    await act(async () => {
      held.settle(of.response);
      await Promise.resolve();
    });

    expect(keptKeys(host)).toEqual(['of-another-tab']);
  });

  it('can be sent again at once after a refusal, under a new key', async () => {
    const host = createHost();
    host.answer(call, failing(refused(6011, '请勿频繁提交')));
    await renderView(Screen, host);
    await send(host);
    expect(await screen.findByRole('alert')).toHaveTextContent('请勿频繁提交');
    expect(keptKeys(host)).toEqual([]);

    host.answer(call, () => of.response);
    await of.sendAgain(host);

    expect(new Set(sentKeys(host)).size).toBe(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(keptKeys(host)).toEqual([]);
  });
}

/** Answers the confirmation opened last. */
export async function answerDialog(host: FakeHost, answer: 'confirmed' | 'cancelled' = 'confirmed'): Promise<void> {
  await act(async () => {
    host.dialogs.at(-1)?.answer(answer);
    await Promise.resolve();
  });
}
