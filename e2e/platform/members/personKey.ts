import { sql, type RawBuilder } from 'kysely';

/** Marks and spaces that people write between the parts of a name, or do not; invisible ones too. Full stops of an ellipsis fall under the full stop. */
const BETWEEN_PARTS = " \t\u00a0·・‧•⋅∙.,'’-_\u00ad\u200b\u200c\u200d\u2060\ufeff";

/**
 * SQL of the one key of a person: the real name in its compatibility form (NFKC), without case, dots and spaces, and the birthday. Everything that asks whether two
 * members are one person compares it. Null without a name.
 */
export function personKey(member: string): RawBuilder<string | null> {
  return sql<string | null>`person_key(${sql.ref(`${member}.real_name`)}, ${sql.ref(`${member}.birthday`)})`;
}

/** SQL that holds where both members have stated name and birthday, and are one person by them. */
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
