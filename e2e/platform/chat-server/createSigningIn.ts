import { CHAT_MESSAGE_IDS, type chatWelcomeSchema, type WireRoom } from '@site/shared/wire/chat';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { z } from 'zod/mini';
import type { Language } from '../http/messageText';
import type { Db, Member } from '../kernel';
import { STREAM_CLOSING, STREAM_LIMITS } from '../kernel';
import type { ChatTokens } from '../members/chatTokens';
import type { Members } from '../members/createMembers';
import type { Sessions } from '../members/createSessions';
import type { Authority } from '../chat/createAuthority';
import { aGuest } from '../chat/createChatIds';
import type { GuestTokens } from './createGuestTokens';
import type { Speaker } from '../chat/createRooms';
import { notify, sendRestriction, type Person } from './person';

export interface SigningIn {
  /** Handles 10001: signs in a member by the jwt of their session. */
  login(person: Person, jwt: string): Promise<void>;
  /** Handles 10019: signs in a guest, the same one as before when the token is valid. */
  loginAsGuest(person: Person, token: string): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly chatTokens: ChatTokens;
  readonly guestTokens: GuestTokens;
  readonly sessions: Pick<Sessions, 'isOpen'>;
  readonly members: Pick<Members, 'find'>;
  readonly speakerOf: (member: Member) => Promise<Speaker>;
  readonly authority: Pick<Authority, 'restrictionOf' | 'speakLevel'>;
  readonly commonRooms: (language: Language) => Promise<WireRoom[]>;
  readonly people: ReadonlySet<Person>;
  readonly leave: (person: Person) => void;
  /** Sends the reason and closes the connection. */
  readonly endWith: (person: Person, code: number, closing: number) => void;
}

export function createSigningIn(dependencies: Dependencies): SigningIn {
  const { db, chatTokens, guestTokens, sessions, members, speakerOf, authority, commonRooms, people, leave, endWith } = dependencies;

  async function welcome(person: Person, msgId: number, speaker: Speaker, signIn: Person['signIn']): Promise<void> {
    // A person who signs in under another name has left the room.
    leave(person);
    const restriction = await authority.restrictionOf(speaker.userId);
    const restricted = restriction.kind === 'none' ? null : { userId: speaker.userId, restriction };
    Object.assign(person, { speaker: restriction.kind === 'ban' ? null : speaker, signIn, restricted });
    if (restriction.kind === 'ban') {
      sendRestriction(person, restriction);
      return;
    }
    const msgData: z.infer<typeof chatWelcomeSchema> = {
      userId: speaker.userId,
      name: speaker.name,
      vipLevel: speaker.vipLevel,
      ...(speaker.isStaff === true && { staff: true }),
      ...(speaker.isMasked === true && { mayBeNamed: true }),
      rooms: await commonRooms(person.language),
      ...(signIn === null && { guest: await guestTokens.make(speaker) }),
    };
    person.send({ msgId, msgData });
    if (restricted !== null) sendRestriction(person, restriction);
    const level = await authority.speakLevel();
    if (level > 0 && speaker.isStaff !== true) person.send({ msgId: CHAT_MESSAGE_IDS.vipChatLevel, msgData: { level } });
  }

  return {
    async login(person, jwt) {
      const bearer = await chatTokens.read(jwt);
      const member = bearer && (await sessions.isOpen(db, bearer.session)) ? await members.find(bearer.memberId) : null;
      if (bearer === null || member === null) {
        notify(person, RESPONSE_CODES.loginExpired);
        return;
      }
      const others = [...people].filter((other) => other !== person && other.signIn?.member.id === member.id);
      if (others.length >= STREAM_LIMITS.member.connections) {
        endWith(person, RESPONSE_CODES.frequentSubmission, STREAM_CLOSING.policy);
        return;
      }
      const signIn = { member, session: bearer.session };
      // Set before the next await, so that concurrent sign-ins count each other.
      person.signIn = signIn;
      return welcome(person, CHAT_MESSAGE_IDS.loginSuccess, await speakerOf(member), signIn);
    },

    async loginAsGuest(person, token) {
      const guest = (await guestTokens.read(token)) ?? aGuest(person.language);
      return welcome(person, CHAT_MESSAGE_IDS.guestLoginSuccess, guest, null);
    },
  };
}
