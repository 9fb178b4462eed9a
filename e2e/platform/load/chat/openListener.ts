import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { WebSocket } from 'ws';

/** One client in the room: what it heard, in its order. */
export interface Listener {
  readonly ids: number[];
  say(key: string): void;
  heartbeat(): void;
  close(): void;
}

const SAID = `{"msgId":${String(ID.sendMessage)},`;

/**
 * Signed in and in the room. A frame is looked at and not parsed: of half a hundred thousand a second each costs as little as it can.
 *
 * @param login the message that signs it in
 * @param onHeard by the key of the message, for each client that hears it
 */
export function openListener(url: string, login: object, rid: string, onHeard: (key: string) => void): Promise<Listener> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/stream/api/v1/chat?clientType=web&siteId=1`, { perMessageDeflate: true });
  const ids: number[] = [];
  const send = (message: object) => {
    socket.send(JSON.stringify(message));
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('a client was disconnected'));
    });
    socket.on('open', () => {
      send(login);
    });
    socket.on('message', (data: Buffer) => {
      const frame = data.toString('utf8');
      if (frame.startsWith(SAID)) {
        ids.push(Number(textAfter(frame, '"id":"')));
        onHeard(textAfter(frame, '"key":"'));
        return;
      }
      const { msgId } = JSON.parse(frame) as { readonly msgId: number };
      if (msgId === ID.loginSuccess || msgId === ID.guestLoginSuccess) send({ msgId: ID.joinRoom, msgData: { rid } });
      if (msgId !== ID.joinRoomUnicast) return;
      resolve({
        ids,
        say: (key) => {
          send({ msgId: ID.sendMessage, msgData: { rid, msg: '这场主队状态不错，看好下半场', key } });
        },
        heartbeat: () => {
          send({ msgId: ID.heartbeat });
        },
        close: () => {
          socket.terminate();
        },
      });
    });
  });
}

function textAfter(frame: string, mark: string): string {
  const from = frame.indexOf(mark) + mark.length;
  return frame.slice(from, frame.indexOf('"', from));
}
