import { CHAT_MESSAGE_IDS, type roomStatusSchema, type speakLevelSchema } from '@site/shared/wire/chat';
import type { z } from 'zod/mini';
import type { Silence } from '../chat/createSilences';
import { sendRestriction, type Person } from './person';

/** Notifies the person why they may not write in their room. @param silence null when the room is gone */
export function sendSilence(person: Person, silence: Silence | null): void {
  switch (silence?.by) {
    case 'person': {
      sendRestriction(person, silence.restriction);
      return;
    }
    case 'level': {
      const msgData: z.infer<typeof speakLevelSchema> = { level: silence.level };
      person.send({ msgId: CHAT_MESSAGE_IDS.vipChatLevel, msgData });
      return;
    }
    case 'room':
    case undefined: {
      const { pinned, pictures } = silence?.room ?? {};
      const msgData: z.infer<typeof roomStatusSchema> = {
        rid: person.rid ?? '',
        state: 'muted',
        ...(pinned !== undefined && { pinned }),
        ...(pictures && { pictures }),
      };
      person.send({ msgId: CHAT_MESSAGE_IDS.roomStatus, msgData });
      return;
    }
  }
}
