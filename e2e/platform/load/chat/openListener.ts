import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import { WebSocket } from 'ws';

/** Client in the room, with the ids of its received messages in order. */
export interface Listener {
  readonly ids: number[];
  say(key: string): void;
  heartbeat(): void;
  close(): void;
}

const SAID = `{"msgId":${String(ID.sendMessage)},`;

/**
 * Opens a client that is signed in and in the room. It scans message frames without parsing them, because it has to
 * handle tens of thousands per second.
 *
 * @param login the message that signs it in
 * @param onHeard called with the key of each received message
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
