import { Badge } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { MemberCounts, MemberEntry } from './memberMenu';

/** What waits at an entry of the member area. Nothing where nothing does, or where it is not known. */
export function MemberCount({ entry: { counted }, counts }: { readonly entry: MemberEntry; readonly counts: MemberCounts | undefined }) {
  const { t } = useTranslation();
  if (counted === undefined || counts === undefined) return null;
  return <Badge count={counts[counted]} label={t(`member_menu.${counted}`, { count: counts[counted] })} />;
}
