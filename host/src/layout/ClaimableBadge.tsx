import { useReadable } from '@site/shared/contract/useReadable';
import { Badge } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';

interface ClaimableBadgeProps {
  /** Of the menu entry it is in: only the promotions have something to claim. */
  readonly code: string;
  readonly className: string | undefined;
}

/** How much the member can claim now, at the promotions of a menu; nothing where that is nothing, or not known. */
export function ClaimableBadge({ code, className }: ClaimableBadgeProps) {
  const { t } = useTranslation();
  const count = useReadable(useShell().claimable);
  return code === 'discount' ? <Badge count={count} label={t('frame.claimable', { count })} className={className} /> : null;
}
