import { randomInt } from 'node:crypto';
import { stripHidden } from '@site/shared/input/plainText';
import type { ResponseOf } from '@site/shared/wire/call';
import { RED_PACKET_RULES, type packetClaimsCall, type WireRedPacket } from '@site/shared/wire/redPackets';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { RoomWriter } from '../chat/createRoomWriter';
import type { FindSilence, Silence } from '../chat/createSilences';
import type { Speaker } from '../chat/createRooms';
import { findTextFault } from '../chat/screenText';
import type { Language } from '../http/messageText';
import type { Clock, Crashpoints, Db, Fen, IdentityCheck, Ledger, Member, MemberId, Protection, Reader, Trx } from '../kernel';
import { createKeyScope, fen, formatYuan, inTransaction, makeNumber, negate, PlatformError } from '../kernel';
import { drawShare } from './drawShare';
import {
  findClaim,
  findPacket,
  insertClaim,
  insertPacket,
  lockPacket,
  packetToWire,
  readClaims,
  readDue,
  readSentToday,
  savePacket,
  takeTurn,
  type RedPacket,
} from './packetBook';
import { refuseSilence } from '../chat/refuseSilence';

const DUE_AT_ONCE = 200;

const keys = createKeyScope<WireRedPacket>('red-packet');

export interface NewPacket {
  readonly rid: string;
  readonly sum: Fen;
  readonly shares: number;
  /** Greeting; empty for the default one. */
  readonly text: string;
  readonly key: string;
  readonly language: Language;
}

/**
 * Red packets: money that a member gives to a chat room. The sum waits in a ledger account of its own, each claim takes
 * a share, and the rest returns to the sender after 24 hours. A member who may not write in the room cannot send; a
 * member in a time-out or exclusion can neither send nor claim. Only money without open turnover can be sent; a claimed
 * share has to be staked once, as a bonus has.
 */
export interface RedPackets {
  /**
   * Takes the sum from the central wallet and posts the packet to the room, in one transaction.
   *
   * @throws PlatformError 6007 when sum, shares or greeting are out of bounds or the money is insufficient; 6003 when
   * the member may not write; 6004 for an unknown room; 6012 when turnover is open or the day's limit is reached; 6008
   * and 6009 for the key; errors of protection and identity
   */
  send(member: Member, packet: NewPacket): Promise<WireRedPacket>;
  /**
   * Returns the packet that was sent with this key, as it was then. If there was none, it closes the key and returns
   * null (decision 25).
   */
  findSentOrClose(member: Member, key: string): Promise<WireRedPacket | null>;
  /**
   * Draws a share for the member, or returns the share they have claimed before.
   *
   * @throws PlatformError 6004 for an unknown packet; 6012 when it is the member's own, fully claimed or expired; 6003
   * when the member is banned from the chat
   */
  claim(member: Member, id: string): Promise<WireRedPacket>;
  claims(member: Member, id: string): Promise<ResponseOf<typeof packetClaimsCall>>;
  /** Returns the rest of expired packets to their senders. It is idempotent, also when two processes run it at once. */
  tick(): Promise<void>;
}

/** Returns the part of the central wallet without open turnover. */
export type FreeMoney = (reader: Reader, memberId: MemberId) => Promise<Fen>;

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly identity: IdentityCheck;
  readonly speakerOf: (member: Member) => Promise<Speaker>;
  readonly silenceIn: FindSilence;
  readonly freeMoney: FreeMoney;
  readonly writer: RoomWriter;
  readonly random?: (below: number) => number;
}

interface Movement extends Pick<RedPacket, 'id' | 'rid'> {
  readonly step: 'sent' | 'claimed' | 'returned';
  readonly memberId: MemberId;
  /** Amount added to the member's central wallet; negative when sent. */
  readonly amount: Fen;
}

export function createRedPackets(dependencies: Dependencies): RedPackets {
  const { db, ledger, clock, crashpoints, protection, identity, speakerOf, silenceIn, freeMoney, writer } = dependencies;
  const { random = (below: number) => randomInt(below) } = dependencies;

  return {
    async send(member, { key, rid, sum, shares, text, language }) {
      const greeting = greetingOf(text);
      const request = { memberId: member.id, key, payload: [rid, sum.toString(), shares.toString(), greeting], at: clock.now() };
      const repeated = await keys.repeat(db, request);
      if (repeated !== null) return repeated;
      if (sum < RED_PACKET_RULES.leastSum || sum > RED_PACKET_RULES.mostSum || sum < BigInt(shares))
        throw new PlatformError(RESPONSE_CODES.invalidParameter, 'packet_sum_out_of_range');
      const speaker = await speakerOf(member);
      // Read this before the transaction, because it uses a connection of its own.
      const silence = await silenceIn(rid, speaker, language);
      return inTransaction(db, (trx) =>
        keys.once(trx, request, async () => {
          if (silence === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_room');
          if (silence !== 'free') throw refuseSilence(silence);
          await identity.mustBeClear(trx, member.id);
          await protection.mustTakePart(trx, member.id);
          return sendIn(trx, speaker, { rid, sum, shares, greeting, memberId: member.id });
        }),
      );
    },

    findSentOrClose: (member, key) => inTransaction(db, (trx) => keys.findOrClose(trx, { memberId: member.id, key }, clock.now())),

    async claim(member, id) {
      const [speaker, seen] = await Promise.all([speakerOf(member), findPacket(db, id)]);
      const silence = seen && (await silenceIn(seen.rid, speaker, 'zh-CN'));
      return inTransaction(db, async (trx) => {
        const packet = await lockPacket(trx, id);
        if (packet === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_packet');
        const before = await findClaim(trx, id, member.id);
        if (before !== null) return packetToWire(packet, before.amount);
        if (silence !== null && silence !== 'free' && isBan(silence)) throw refuseSilence(silence);
        await mustBeClaimable(trx, packet, member);
        return claimIn(trx, packet, member.id, speaker.name);
      });
    },

    async claims(member, id) {
      const packet = await findPacket(db, id);
      if (packet === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_packet');
      const list = await readClaims(db, id);
      const best = packet.left_shares > 0 ? undefined : list.reduce((a, b) => (b.amount >= a.amount ? b : a));
      return {
        packet: packetToWire(packet, list.find(({ member_id }) => member_id === member.id)?.amount ?? null),
        list: list.map((claim) => ({
          name: claim.name,
          amount: formatYuan(fen(claim.amount)),
          at: claim.at.getTime(),
          isBest: claim === best,
        })),
      };
    },

    async tick() {
      for (const id of await readDue(db, clock.now(), DUE_AT_ONCE)) {
        await inTransaction(db, async (trx) => {
          const packet = await lockPacket(trx, id, 'skip');
          if (packet !== null && packet.ended_at === null && packet.expires_at <= clock.now()) await giveBack(trx, packet);
        });
      }
    },
  };

  async function sendIn(
    trx: Trx,
    speaker: Speaker,
    { rid, sum, shares, greeting, memberId }: Pick<NewPacket, 'rid' | 'sum' | 'shares'> & { greeting: string; memberId: MemberId },
  ): Promise<WireRedPacket> {
    const now = clock.now();
    await takeTurn(trx, memberId);
    if ((await readSentToday(trx, memberId, now)) + sum > RED_PACKET_RULES.mostPerDay)
      throw new PlatformError(RESPONSE_CODES.warning, 'packet_day_limit');
    const { central } = await ledger.balance(trx, memberId);
    if (central >= sum && (await freeMoney(trx, memberId)) < sum) throw new PlatformError(RESPONSE_CODES.warning, 'packet_turnover_left');
    const id = makeNumber('HB', now);
    await move(trx, { id, rid, step: 'sent', memberId, amount: negate(sum) });
    await crashpoints.reach('red-packet:after-debit');
    const facts = { id, rid, sender_id: memberId, sum, shares, left_sum: sum, left_shares: shares, at: now, expires_at: expiryOf(now) };
    const packet = packetToWire({ ...facts, message_id: 0n, ended_at: null }, null);
    const message = await writer.say(trx, rid, speaker, { text: greeting, packet });
    await insertPacket(trx, { ...facts, message_id: BigInt(message.id) });
    return packet;
  }

  async function mustBeClaimable(trx: Trx, packet: RedPacket, member: Member): Promise<void> {
    await identity.mustBeClear(trx, member.id);
    await protection.mustTakePart(trx, member.id);
    if (packet.sender_id === member.id) throw new PlatformError(RESPONSE_CODES.warning, 'packet_own');
    if (packet.left_shares === 0) throw new PlatformError(RESPONSE_CODES.warning, 'packet_empty');
    if (packet.ended_at !== null || packet.expires_at <= clock.now()) throw new PlatformError(RESPONSE_CODES.warning, 'packet_expired');
  }

  async function claimIn(trx: Trx, packet: RedPacket, memberId: MemberId, name: string): Promise<WireRedPacket> {
    const amount = drawShare(fen(packet.left_sum), packet.left_shares, random);
    const left_shares = packet.left_shares - 1;
    const next = { ...packet, left_sum: packet.left_sum - amount, left_shares, ended_at: left_shares === 0 ? clock.now() : null };
    await insertClaim(trx, { packet_id: packet.id, member_id: memberId, name, amount, at: clock.now() });
    await crashpoints.reach('red-packet:after-claim');
    await move(trx, { ...packet, step: 'claimed', memberId, amount });
    await savePacket(trx, next);
    await writer.change(trx, packet.rid, packet.message_id);
    return packetToWire(next, amount);
  }

  async function giveBack(trx: Trx, packet: RedPacket): Promise<void> {
    await savePacket(trx, { ...packet, ended_at: clock.now() });
    await crashpoints.reach('red-packet:after-end');
    await move(trx, { ...packet, step: 'returned', memberId: packet.sender_id, amount: fen(packet.left_sum) });
    await writer.change(trx, packet.rid, packet.message_id);
  }

  /**
   * Posts money between the member's central wallet and the account of red packets.
   *
   * @throws PlatformError 6007 when the balance is insufficient
   */
  async function move(trx: Trx, { id, rid, step, memberId, amount }: Movement): Promise<void> {
    const { outcome } = await ledger.post(trx, {
      key: step === 'claimed' ? `packet:${id}:claimed:${memberId}` : `packet:${id}:${step}`,
      kind: `packet-${step}`,
      reference: `packet:${id}:${rid}`,
      lines: [
        { account: { kind: 'red-packets' }, amount: negate(amount) },
        { account: { kind: 'member-central', memberId }, amount },
      ],
    });
    if (outcome === 'insufficient') throw new PlatformError(RESPONSE_CODES.invalidParameter, 'central_balance_insufficient');
    if (outcome !== 'posted') throw new TypeError(`red packet ${id} could not be ${step}: ${outcome}`);
  }
}

function isBan(silence: Silence): boolean {
  return silence.by === 'person' && silence.restriction.kind === 'ban';
}

/** @throws PlatformError 6008 with the reason of the refusal */
function greetingOf(text: string): string {
  const words = stripHidden(text).trim();
  const fault = findTextFault(words);
  if (fault !== null) throw new PlatformError(RESPONSE_CODES.illegalParameter, `chat_text_${fault}`);
  return words;
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + RED_PACKET_RULES.hours * 3_600_000);
}
