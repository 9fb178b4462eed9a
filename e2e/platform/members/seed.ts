import { createHash } from 'node:crypto';
import { TERMS_VERSION } from '@site/shared/wire/consent';
import { recordConsent } from '../consent/consents';
import type { Clock, Ledger, MemberId, Trx } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import { seedInbox } from '../inbox/seed';
import { mustFindGrade } from './grades';
import type { Members, NewMember } from './createMembers';
import { hashPassword } from '../kernel/passwordHash';

/** Plain passwords of the sandbox members; they protect nothing. */
const PASSWORD_OF = { player1: 'player123', player2: 'player234', unbound1: 'unbound123' } as const;

export type SeededName = keyof typeof PASSWORD_OF;

const SEEDED: ReadonlyArray<Omit<NewMember, 'passwordHash' | 'name'> & { readonly name: SeededName; readonly opening: bigint }> = [
  {
    name: 'player1',
    nickname: '晨星',
    phone: '8613800001111',
    email: 'player1@example.com',
    realName: '林海',
    birthday: '1990-06-12',
    openingTurnover: mustFindGrade(6).turnover,
    opening: 0n,
  },
  {
    name: 'player2',
    nickname: '远山',
    phone: '8613900002222',
    email: null,
    realName: '陈晓峰',
    birthday: '1988-03-25',
    openingTurnover: mustFindGrade(2).turnover,
    opening: 100_000n,
  },
  {
    name: 'unbound1',
    nickname: '小满',
    phone: null,
    email: null,
    realName: null,
    birthday: null,
    openingTurnover: ZERO_FEN,
    opening: 5_000n,
  },
];

interface MemberSeed {
  readonly members: Members;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Clock for the dates of messages to all members. */
  readonly contentClock: Clock;
  /** Members to create; default: all. */
  readonly names?: readonly SeededName[] | undefined;
}

/** Creates the seeded members. `player1` starts without money, so that a journey can observe its first deposit. */
export async function seedMembers(trx: Trx, { members, ledger, clock, contentClock, names }: MemberSeed): Promise<void> {
  const memberIds: MemberId[] = [];
  for (const { opening, ...member } of SEEDED.filter(({ name }) => names?.includes(name) ?? true)) {
    const memberId = await members.create(trx, { ...member, passwordHash: await seededHash(member.name) });
    if (opening > ZERO_FEN) {
      await ledger.post(trx, {
        key: `opening:${memberId}`,
        kind: 'bonus',
        reference: `opening:${memberId}`,
        lines: [
          { account: { kind: 'bonus' }, amount: fen(-opening) },
          { account: { kind: 'member-central', memberId }, amount: fen(opening) },
        ],
      });
    }
    await recordConsent(trx, memberId, TERMS_VERSION, clock.now());
    memberIds.push(memberId);
  }
  await seedInbox(trx, memberIds, contentClock);
}

const hashes = new Map<SeededName, Promise<string>>();

/** Hashes a password once per process, because a suite resets the sandbox before every test. */
function seededHash(name: SeededName): Promise<string> {
  const known = hashes.get(name) ?? hashPassword(createHash('md5').update(PASSWORD_OF[name]).digest('hex'));
  hashes.set(name, known);
  return known;
}
