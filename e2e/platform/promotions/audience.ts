import * as z from '@site/shared/wire/zod';
import { sql } from 'kysely';
import type { Localized } from '../http/localized';
import type { MemberId, Reader } from '../kernel';
import texts from './audience.json';
import { fillText } from './fillText';
import type { Condition } from './rules/evaluation';

/** Whom a promotion is for; without a part of it, everyone. The operator may change it while it runs. */
export const audienceSchema = z.object({
  /** The lowest VIP grade. */
  grade: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  /** Only members who registered so many days ago at most. */
  newWithinDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  /** Only members with a bound phone and a real name. */
  bound: z.optional(z.boolean()),
  /** Only on these sites, by their ids: a themed build is one. */
  sites: z.optional(z.array(z.string()).check(z.minLength(1))),
});
export type Audience = z.infer<typeof audienceSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** A condition that no one can meet any more who does not meet it. */
const UNMEETABLE = 'new_within_days';

/** The audience as conditions of joining, each with its text. A grade is the one that the member was last seen to have: `bringGradeToPresent`. */
export async function audienceConditions(
  reader: Reader,
  memberId: MemberId,
  { grade, newWithinDays, bound }: Audience,
  now: Date,
): Promise<readonly Condition[]> {
  const conditions: Condition[] = [];
  if (grade === undefined && newWithinDays === undefined && bound !== true) return conditions;
  const { grade: own, registeredAt, isBound } = await readMember(reader, memberId);
  if (grade !== undefined) {
    conditions.push({
      ...named('grade', own >= grade, { grade: String(grade) }),
      done: String(Math.min(own, grade)),
      needed: String(grade),
    });
  }
  if (newWithinDays !== undefined) {
    const isNew = now.getTime() - registeredAt.getTime() <= newWithinDays * DAY_MS;
    conditions.push(named(UNMEETABLE, isNew, { days: String(newWithinDays) }));
  }
  if (bound === true) conditions.push(named('bound', isBound, {}));
  return conditions;
}

/** Whether the promotion is closed to who has these conditions, whatever they do. */
export function isClosedTo(conditions: readonly Condition[]): boolean {
  return conditions.some(({ name, isMet }) => name === UNMEETABLE && !isMet);
}

/** What the rules of a promotion say of its audience. */
export function audienceRules({ grade, newWithinDays, bound }: Audience): readonly Localized[] {
  return [
    ...(grade === undefined ? [] : [fill(texts.rules.grade, { grade: String(grade) })]),
    ...(newWithinDays === undefined ? [] : [fill(texts.rules.new_within_days, { days: String(newWithinDays) })]),
    ...(bound === true ? [texts.rules.bound] : []),
  ];
}

function named(name: keyof typeof texts.conditions, isMet: boolean, values: Readonly<Record<string, string>>): Condition {
  return { name, done: isMet ? '1' : '0', needed: '1', isMet, text: fill(texts.conditions[name], values) };
}

function fill(text: Localized, values: Readonly<Record<string, string>>): Localized {
  return { 'zh-CN': fillText(text['zh-CN'], values), 'zh-TW': fillText(text['zh-TW'], values) };
}

interface AskedMember {
  readonly grade: number;
  readonly registeredAt: Date;
  readonly isBound: boolean;
}

async function readMember(reader: Reader, memberId: MemberId): Promise<AskedMember> {
  const { rows } = await sql<{ registered_at: Date; is_bound: boolean; grade: number }>`
    select registered_at, phone is not null and real_name is not null as is_bound, coalesce(held.grade, 0) as grade
    from member left join member_grade held on held.member_id = member.id where member.id = ${memberId}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new TypeError(`no member ${String(memberId)}`);
  return { grade: row.grade, registeredAt: row.registered_at, isBound: row.is_bound };
}
