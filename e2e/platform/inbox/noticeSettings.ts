import type { WireNoticeChannel, WireNoticeKind } from '@site/shared/wire/notices';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, MemberId, Reader } from '../kernel';
import { PlatformError } from '../kernel';
import type { InboxTables } from './tables';

interface NoticeChoice {
  readonly kind: WireNoticeKind;
  readonly channel: WireNoticeChannel;
  /**
   * - `duty`: always on.
   * - `on`, `off`: initial value, which the member may change.
   */
  readonly rule: 'duty' | 'on' | 'off';
}

/** All ways in which notices are sent. A combination without an entry is never used. */
export const NOTICE_CHOICES: readonly NoticeChoice[] = [
  { kind: 'security', channel: 'inbox', rule: 'duty' },
  { kind: 'security', channel: 'sms', rule: 'duty' },
  { kind: 'security', channel: 'email', rule: 'duty' },
  { kind: 'login', channel: 'inbox', rule: 'duty' },
  { kind: 'login', channel: 'sms', rule: 'off' },
  { kind: 'login', channel: 'email', rule: 'off' },
  { kind: 'orders', channel: 'inbox', rule: 'on' },
  { kind: 'activity', channel: 'inbox', rule: 'on' },
  { kind: 'match', channel: 'inbox', rule: 'on' },
  { kind: 'bulletin', channel: 'inbox', rule: 'duty' },
  { kind: 'feedback', channel: 'inbox', rule: 'duty' },
];

export interface NoticeSetting {
  readonly kind: WireNoticeKind;
  readonly channel: WireNoticeChannel;
  readonly isOn: boolean;
  readonly isDuty: boolean;
}

export async function readNoticeSettings(reader: Reader, memberId: MemberId): Promise<readonly NoticeSetting[]> {
  const changed = await reader
    .withTables<InboxTables>()
    .selectFrom('notice_setting')
    .select(['kind', 'channel', 'is_on'])
    .where('member_id', '=', memberId)
    .execute();
  return NOTICE_CHOICES.map(({ kind, channel, rule }) => {
    const own = changed.find((each) => each.kind === kind && each.channel === channel);
    return { kind, channel, isOn: rule === 'duty' || (own?.is_on ?? rule === 'on'), isDuty: rule === 'duty' };
  });
}

/** @throws PlatformError 6007 when it is a duty, or when notices of the kind do not use the channel */
export async function setNotice(
  reader: Reader,
  clock: Clock,
  { memberId, kind, channel, isOn }: Pick<NoticeChoice, 'kind' | 'channel'> & { readonly memberId: MemberId; readonly isOn: boolean },
): Promise<void> {
  const choice = NOTICE_CHOICES.find((each) => each.kind === kind && each.channel === channel);
  if (choice === undefined || choice.rule === 'duty') throw new PlatformError(RESPONSE_CODES.invalidParameter, 'notice_is_duty');
  const setting = { is_on: isOn, changed_at: clock.now() };
  await reader
    .withTables<InboxTables>()
    .insertInto('notice_setting')
    .values({ member_id: memberId, kind, channel, ...setting })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind', 'channel'])
        .doUpdateSet(setting)
        // Setting the same value again changes nothing, so messages hidden since then stay hidden.
        .where('notice_setting.is_on', '<>', isOn),
    )
    .execute();
}

/** Returns the channels by which the member gets notices of a kind. */
export async function channelsOf(reader: Reader, memberId: MemberId, kind: WireNoticeKind): Promise<ReadonlySet<WireNoticeChannel>> {
  const settings = await readNoticeSettings(reader, memberId);
  return new Set(settings.filter((each) => each.kind === kind && each.isOn).map(({ channel }) => channel));
}

/** Returns the kinds of messages to all that the member has disabled, each with the time of the change. */
export async function unwantedOfAll(
  reader: Reader,
  memberId: MemberId,
): Promise<readonly { readonly kind: 'activity' | 'match'; readonly since: Date }[]> {
  const rows = await reader
    .withTables<InboxTables>()
    .selectFrom('notice_setting')
    .select(['kind', 'changed_at'])
    .where('member_id', '=', memberId)
    .where('channel', '=', 'inbox')
    .where('kind', 'in', ['activity', 'match'])
    .where('is_on', '=', false)
    .execute();
  return rows.map(({ kind, changed_at: since }) => ({ kind: kind as 'activity' | 'match', since }));
}
