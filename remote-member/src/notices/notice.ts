/** Channels through which notices are sent. */
export const NOTICE_CHANNELS = ['inbox', 'sms', 'email'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export type NoticeKind = 'security' | 'login' | 'orders' | 'activity' | 'match' | 'bulletin' | 'feedback';

export interface NoticeSetting {
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
  readonly isOn: boolean;
  /** True for a notice that cannot be switched off. */
  readonly isDuty: boolean;
}

/** Groups the settings by kind, in the order of the platform. */
export function byKind(
  settings: readonly NoticeSetting[],
): readonly { readonly kind: NoticeKind; readonly settings: readonly NoticeSetting[] }[] {
  const kinds = [...new Set(settings.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, settings: settings.filter((each) => each.kind === kind) }));
}
