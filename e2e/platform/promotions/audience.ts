import * as z from 'zod/mini';
import { sql } from 'kysely';
import type { Localized } from '../http/localized';
import type { MemberId, Reader } from '../kernel';
import texts from './audience.json';
import { fillText } from './fillText';
import type { Condition } from './rules/evaluation';

/** Marks by which a promotion can be limited to one payment, in the order in which texts list them. */
export const EXCLUSION_KINDS = ['name', 'phone', 'account', 'device', 'network'] as const;
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number];

/**
 * Members a promotion is for; an omitted field does not restrict it. The operator may change it while the promotion
 * runs.
 */
export const audienceSchema = z.object({
  grade: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  /** Maximum number of days since registration. */
  newWithinDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  /** Set when the promotion requires a bound phone and a real name. */
  bound: z.optional(z.boolean()),
  /** Ids of the sites that offer the promotion; each themed build is a site. */
  sites: z.optional(z.array(z.string()).check(z.minLength(1))),
  /** Codes of agents; only members who registered with one of their links may join. */
  agents: z.optional(z.array(z.string().check(z.regex(/^[0-9A-Z]{8}$/))).check(z.minLength(1))),
  /** Marks that can get the promotion once per period across all members: see `exclusions.ts`. */
  onePer: z.optional(z.array(z.enum(EXCLUSION_KINDS)).check(z.minLength(1))),
});
export type Audience = z.infer<typeof audienceSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** Conditions that can never be met later when they are unmet now. */
const UNMEETABLE = ['new_within_days', 'agent', 'one_per'];

/**
 * Returns the audience as conditions with their texts. The grade is the last one stored; `bringGradeToPresent`
 * refreshes it.
 */
export async function audienceConditions(
  reader: Reader,
  memberId: MemberId,
  { grade, newWithinDays, bound, agents }: Audience,
  now: Date,
): Promise<readonly Condition[]> {
  const conditions: Condition[] = [];
  if (grade === undefined && newWithinDays === undefined && bound !== true && agents === undefined) return conditions;
  const { grade: own, registeredAt, isBound, cameBy } = await readMember(reader, memberId);
  if (grade !== undefined) {
    conditions.push({
      ...named('grade', own >= grade, { grade: String(grade) }),
      done: String(Math.min(own, grade)),
      needed: String(grade),
    });
  }
  if (newWithinDays !== undefined) {
    const isNew = now.getTime() - registeredAt.getTime() <= newWithinDays * DAY_MS;
    conditions.push(named('new_within_days', isNew, { days: String(newWithinDays) }));
  }
  if (agents !== undefined) conditions.push(named('agent', agents.includes(cameBy), {}));
  if (bound === true) conditions.push(named('bound', isBound, {}));
  return conditions;
}

/** Returns true when the member can never meet the conditions. */
export function isClosedTo(conditions: readonly Condition[]): boolean {
  return conditions.some(({ name, isMet }) => !isMet && UNMEETABLE.includes(name));
}

/**
 * Returns the sentences about the audience for a promotion's rules.
 *
 * @param isOfFriends true when it is paid once per friend
 */
export function audienceRules({ grade, newWithinDays, bound, agents, onePer }: Audience, isOfFriends: boolean): readonly Localized[] {
  return [
    ...(grade === undefined ? [] : [fill(texts.rules.grade, { grade: String(grade) })]),
    ...(newWithinDays === undefined ? [] : [fill(texts.rules.new_within_days, { days: String(newWithinDays) })]),
    ...(agents === undefined ? [] : [texts.rules.agent]),
    ...(bound === true ? [texts.rules.bound] : []),
    ...(onePer === undefined ? [] : [fill(isOfFriends ? texts.rules.one_friend_per : texts.rules.one_per, exclusionNames(onePer))]),
  ];
}

/** Returns the unmet condition of a member who shares marks of these kinds with a member who was paid. */
export function exclusionCondition(taken: readonly ExclusionKind[]): Condition {
  return named('one_per', false, exclusionNames(taken));
}

/** Returns the names of the kinds as one text, `姓名与生日、手机`. */
export function exclusionNames(kinds: readonly ExclusionKind[]): { readonly kinds: Localized } {
  const inOrder = EXCLUSION_KINDS.filter((kind) => kinds.includes(kind));
  const join = (language: keyof Localized) => inOrder.map((kind) => texts.exclusions[kind][language]).join('、');
  return { kinds: { 'zh-CN': join('zh-CN'), 'zh-TW': join('zh-TW') } };
}

function named(name: keyof typeof texts.conditions, isMet: boolean, values: Values): Condition {
  return { name, done: isMet ? '1' : '0', needed: '1', isMet, text: fill(texts.conditions[name], values) };
}

type Values = Readonly<Record<string, string | Localized>>;

function fill(text: Localized, values: Values): Localized {
  const inLanguage = (language: keyof Localized) =>
    fillText(
      text[language],
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : value[language]])),
    );
  return { 'zh-CN': inLanguage('zh-CN'), 'zh-TW': inLanguage('zh-TW') };
}

interface AskedMember {
  readonly grade: number;
  readonly registeredAt: Date;
  readonly isBound: boolean;
  /** Code of the agent whose link the member registered with; empty if none. */
  readonly cameBy: string;
}

async function readMember(reader: Reader, memberId: MemberId): Promise<AskedMember> {
  const { rows } = await sql<{ registered_at: Date; is_bound: boolean; grade: number; came_by: string }>`
    select member.registered_at, phone is not null and real_name is not null as is_bound, coalesce(held.grade, 0) as grade,
      coalesce(upper(registration.r_code), '') as came_by
    from member left join member_grade held on held.member_id = member.id
    left join registration on registration.member_id = member.id where member.id = ${memberId}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new TypeError(`no member ${String(memberId)}`);
  return { grade: row.grade, registeredAt: row.registered_at, isBound: row.is_bound, cameBy: row.came_by };
}
