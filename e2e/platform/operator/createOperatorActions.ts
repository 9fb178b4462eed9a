import { sql } from 'kysely';
import type { Authority, ReportedMessage, Restriction } from '../chat/createAuthority';
import type { Chat } from '../chat-server/createChat';
import { createChatIds, publicName } from '../chat/createChatIds';
import type { ChatTables } from '../chat/tables';
import type { Localized } from '../http/localized';
import type { Clock, Db, MemberId } from '../kernel';
import type { Members } from '../members/createMembers';
import type { PartnerDesk } from '../partners/createPartnerDesk';
import { readPersonQuestions, type PersonQuestion } from './readPersonQuestions';
import type { PartnerOnDesk } from '../partners/applications';
import { readPromotionDesk, type PromotionOnDesk } from '../promotions/readPromotionDesk';
import { readContent } from '../promotions/readContent';
import { areTermsOf, changePromotion, type PromotionChange } from '../promotions/schedule';

/** Number of match rooms shown, the newest first. */
const MATCH_ROOMS_SHOWN = 50;

/** Actions of the operator's staff while the site runs, and the data shown for them. */
export interface OperatorActions {
  readonly chat: Authority;
  /** Returns the JPEG of a message; null when it has none, or it was deleted. */
  chatPicture(id: string): Promise<Buffer | null>;
  /** Returns the member's id in the chat; null for an unknown login name. */
  chatIdOf(name: string): Promise<{ readonly memberId: MemberId; readonly userId: string } | null>;
  desk(): Promise<OperatorDesk>;
  /** Finds a person by login name or nickname; null when there is none. */
  person(name: string): Promise<PersonOnDesk | null>;
  /**
   * Changes a promotion from the next call on. Returns false for an unknown promotion, and for terms that do not belong
   * to it.
   */
  changePromotion(id: string, change: PromotionChange): Promise<boolean>;
  /** Decides an application. Returns false when it does not exist, or the decision is not possible in its state. */
  decidePartner: PartnerDesk['decide'];
  /** Lists what members have in common that may make them one person. */
  personQuestions(): Promise<readonly PersonQuestion[]>;
}

export interface RoomOnDesk {
  readonly rid: string;
  readonly name: Localized;
  readonly state: 'open' | 'muted' | 'destroyed';
  readonly pinned: string | null;
  /** Grade required to send pictures; null forbids them. */
  readonly pictureLevel: number | null;
  /** True when earlier messages were cleared. */
  readonly isCleared: boolean;
}

export interface PersonOnDesk {
  readonly userId: string;
  /** Name of the member in rooms; empty for a guest. */
  readonly name: string;
  /** Null for a guest. */
  readonly login: string | null;
  readonly isStaff: boolean;
  readonly restriction: Restriction;
}

export interface OperatorDesk {
  /** Time of the platform's clock in milliseconds since 1970. */
  readonly now: number;
  readonly speakLevel: number;
  readonly rooms: readonly RoomOnDesk[];
  readonly restricted: readonly PersonOnDesk[];
  readonly staff: readonly PersonOnDesk[];
  readonly reports: readonly ReportedMessage[];
  readonly promotions: readonly PromotionOnDesk[];
  /** Partners, with pending applications first. */
  readonly partners: readonly PartnerOnDesk[];
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly members: Members;
  readonly chatRooms: Pick<Chat, 'authority' | 'pictures'>;
  readonly partnerDesk: PartnerDesk;
}

export function createOperatorActions({ db, clock, members, chatRooms, partnerDesk }: Dependencies): OperatorActions {
  const { authority: chatAuthority, pictures } = chatRooms;
  const chatIds = createChatIds(db);
  const content = readContent();

  async function rooms(): Promise<readonly RoomOnDesk[]> {
    const { rows } = await sql<{
      rid: string;
      name: Localized;
      state: RoomOnDesk['state'];
      pinned: Localized | null;
      level: number | null;
      cleared: boolean;
    }>`
      (select rid, name, state, pinned, picture_level as level, cleared_to > 0 as cleared from chat_room where position is not null order by position)
      union all
      (select rid, name, state, pinned, picture_level as level, cleared_to > 0 as cleared from chat_room
       where position is null and (closes_at is null or closes_at > ${clock.now()}) order by rid desc limit ${MATCH_ROOMS_SHOWN})`.execute(
      db,
    );
    return rows.map(({ rid, name, state, pinned, level, cleared }) => ({
      rid,
      name,
      state,
      pinned: pinned?.['zh-CN'] ?? null,
      pictureLevel: level,
      isCleared: cleared,
    }));
  }

  /** Returns persons whose newest restriction is in force, the latest first. */
  async function restricted(): Promise<readonly PersonOnDesk[]> {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from (select distinct on (user_id) user_id, kind, until, id from chat_restriction order by user_id, id desc) newest
      where kind <> 'none' and (until is null or until > ${clock.now()}) order by id desc`.execute(db);
    return peopleOf(rows.map(({ user_id: userId }) => userId));
  }

  async function staff(): Promise<readonly PersonOnDesk[]> {
    const rows = await db
      .withTables<ChatTables>()
      .selectFrom('chat_staff')
      .innerJoin('chat_person', 'chat_person.member_id', 'chat_staff.member_id')
      .select('chat_id')
      .orderBy('chat_staff.member_id')
      .execute();
    return peopleOf(rows.map(({ chat_id: chatId }) => chatId));
  }

  async function peopleOf(userIds: readonly string[]): Promise<readonly PersonOnDesk[]> {
    const people: PersonOnDesk[] = [];
    for (const userId of userIds) people.push(await personOf(userId));
    return people;
  }

  async function personOf(userId: string): Promise<PersonOnDesk> {
    const { rows } = await sql<{ name: string; nickname: string; staff: boolean }>`
      select member.name, member.nickname,
        exists (select from chat_staff where chat_staff.member_id = member.id) as staff
      from chat_person join member on member.id = chat_person.member_id where chat_person.chat_id = ${userId}`.execute(db);
    const [member] = rows;
    return {
      userId,
      name: member === undefined ? '' : publicName(member),
      login: member?.name ?? null,
      isStaff: member?.staff ?? false,
      restriction: await chatAuthority.restrictionOf(userId),
    };
  }

  const chatIdOf: OperatorActions['chatIdOf'] = async (name) => {
    const member = await members.findByName(name);
    return member === null ? null : { memberId: member.id, userId: await chatIds.of(member.id) };
  };

  return {
    chat: chatAuthority,
    chatPicture: pictures.any,
    chatIdOf,

    async desk() {
      return {
        now: clock.nowMs(),
        speakLevel: await chatAuthority.speakLevel(),
        rooms: await rooms(),
        restricted: await restricted(),
        staff: await staff(),
        reports: await chatAuthority.reports(),
        promotions: await readPromotionDesk(db, content, clock.now()),
        partners: await partnerDesk.list(),
      };
    },

    async person(name) {
      const own = await chatIdOf(name.toLowerCase());
      if (own !== null) return personOf(own.userId);
      const { rows } = await sql<{ id: MemberId }>`
        select id from member where nickname <> '' and lower(nickname) = ${name.toLowerCase()} limit 1`.execute(db);
      const [found] = rows;
      return found === undefined ? null : personOf(await chatIds.of(found.id));
    },

    personQuestions: () => readPersonQuestions(db),
    decidePartner: partnerDesk.decide,

    async changePromotion(id, change) {
      const promotion = content.find((each) => each.id === id);
      if (promotion === undefined) return false;
      if (change.terms !== undefined && change.terms !== null && !areTermsOf(promotion, change.terms)) return false;
      await changePromotion(db, promotion, change);
      return true;
    },
  };
}
