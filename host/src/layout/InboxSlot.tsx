import { WidgetSlot } from '../composition';

/** The member's letters. */
export function InboxSlot() {
  return <WidgetSlot remote="member" widget="inbox-badge" />;
}
