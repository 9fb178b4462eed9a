import { useReadable } from '@site/shared/contract/useReadable';
import { Badge } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';

interface ClaimableBadgeProps {
  /** Code of the menu entry. Only promotions have something to claim. */
  readonly code: string;
  readonly className: string | undefined;
}

/**
 * Shows on the promotions entry of a menu how many rewards the member can claim now. Renders nothing for zero or while
 * unknown.
 */
export function ClaimableBadge({ code, className }: ClaimableBadgeProps) {
  const { t } = useTranslation();
  const count = useReadable(useShell().claimable);
  return code === 'discount' ? <Badge count={count} label={t('frame.claimable', { count })} className={className} /> : null;
}
