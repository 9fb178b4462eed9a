import { sql } from 'kysely';
import type { Reader } from '../kernel';
import { personKey } from '../members/personKey';
import lookAlikes from './lookAlikes.json';

/**
 * Something that members have in common and that may make them one person. It is only a question to the operator
 * (decision 67) and triggers nothing.
 *
 * | kind       | in common                                                                          |
 * |------------|------------------------------------------------------------------------------------|
 * | name       | the key of a person: name and birthday                                             |
 * | look_alike | the birthday, and a name with easily confused characters (`眀` for `明`)           |
 * | account    | a card, coin address or Alipay account, including removed ones                     |
 * | device     | a browser in which both have signed in                                             |
 *
 * A phone is bound to one member at a time, so it is never in common.
 */
export interface PersonQuestion {
  readonly kind: 'name' | 'look_alike' | 'account' | 'device';
  /** Login names, at least two, in the order of their registration. */
  readonly members: readonly string[];
}

const MOST_SHOWN = 200;

/** Characters to replace one by one, as the database's `translate` takes them. */
const [FROM, TO] = lookAlikes.groups
  .flatMap((group) => {
    const [first = '', ...others] = Array.from(group);
    return others.map((other) => [other, first] as const);
  })
  .reduce(([from, to], [other, first]) => [from + other, to + first], ['', '']);

/** Returns what members have in common, the newest member first. */
export async function readPersonQuestions(reader: Reader): Promise<readonly PersonQuestion[]> {
  const { rows } = await sql<PersonQuestion>`
    with person as (
      select id, ${personKey('member')} as key from member where real_name is not null and birthday is not null
    ), alike as (
      select id, key, translate(key, ${FROM}, ${TO}) as shown from person
    ), shared (kind, member_id, what) as (
      select 'name', id, key from person
      union select 'look_alike', id, shown from alike where shown in (select shown from alike group by shown having count(distinct key) > 1)
      union select 'account', member_id, kind || '/' || number from payout_account
      union select 'device', member_id, secret_hash from trusted_device
    )
    select kind, array_agg(member.name order by member.id) as members
    from shared join member on member.id = shared.member_id
    group by kind, what having count(*) > 1
    order by max(member.id) desc, kind limit ${MOST_SHOWN}`.execute(reader);
  return rows;
}
