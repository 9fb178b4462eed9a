import { Badge } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { MemberCounts, MemberEntry } from './memberMenu';

/** Shows the number of pending items at an entry of the member area. Renders nothing for zero or while unknown. */
export function MemberCount({ entry: { counted }, counts }: { readonly entry: MemberEntry; readonly counts: MemberCounts | undefined }) {
  const { t } = useTranslation();
  if (counted === undefined || counts === undefined) return null;
  return <Badge count={counts[counted]} label={t(`member_menu.${counted}`, { count: counts[counted] })} />;
}
