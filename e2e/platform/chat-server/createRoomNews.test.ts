import type { WireChatMessage } from '@site/shared/wire/chat';
import type { Bus, Db } from '../kernel';
import { createRoomNews } from './createRoomNews';
import { CHANGE_TOPIC } from '../chat/createRoomWriter';

const message = (id: string): WireChatMessage => ({ id, rid: 'c1', userId: 'm1', name: '晨星', text: id, at: 0 }) as WireChatMessage;

it('tells a change once, and again where it could not be read', async () => {
  const receivers = new Map<string, (content: unknown) => void>();
  const bus = {
    subscribe: (topic: string, { receive }: { readonly receive: (content: unknown) => void }) => receivers.set(topic, receive),
  } as unknown as Bus;
  let isDown = true;
  const news = createRoomNews({
    db: {} as Db,
    bus,
    rooms: {
      recent: () => Promise.resolve([]),
      since: () => Promise.resolve([]),
      messages: (ids) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(ids.map(message))),
    },
    writer: { sayOnce: () => Promise.resolve(true) },
    isOccupied: () => true,
    deliver: () => undefined,
  });
  const change = (id: string) => receivers.get(CHANGE_TOPIC)?.({ rid: 'c1', id });

  change('1');
  await expect(news.changed()).rejects.toThrow('down');
  change('2');
  isDown = false;
  expect((await news.changed()).map(({ id }) => id)).toEqual(['1', '2']);
  expect(await news.changed()).toEqual([]);
});
