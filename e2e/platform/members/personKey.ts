import { sql, type RawBuilder } from 'kysely';

/**
 * Marks and spaces that people may write between the parts of a name, including invisible ones. NFKC turns an ellipsis
 * into full stops.
 */
const BETWEEN_PARTS = " \t\u00a0·・‧•⋅∙.,'’-_\u00ad\u200b\u200c\u200d\u2060\ufeff";

/**
 * Returns SQL of the key that identifies a person: the real name in compatibility form (NFKC), without case, dots and
 * spaces, and the birthday. Every check whether two members are one person compares it. It is null without a name.
 */
export function personKey(member: string): RawBuilder<string | null> {
  return sql<string | null>`person_key(${sql.ref(`${member}.real_name`)}, ${sql.ref(`${member}.birthday`)})`;
}

/** Returns SQL that is true when both members have entered name and birthday, and are one person by them. */
export function isSamePerson(one: string, other: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    ${sql.ref(`${one}.birthday`)} is not null and ${sql.ref(`${other}.birthday`)} is not null and ${personKey(one)} = ${personKey(other)}, false)`;
}

/** Creates the function of the key, and the index that finds a person by it. */
export const CREATE_PERSON_KEY = [
  sql`
    create function person_key(name text, birthday text) returns text language sql immutable parallel safe as
    ${sql.raw(`$$ select translate(lower(normalize(name, NFKC)), ${literal(BETWEEN_PARTS)}, '') || '/' || coalesce(birthday, '') $$`)}`,
  sql`create index member_person on member (person_key(real_name, birthday)) where real_name is not null and birthday is not null`,
];

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
