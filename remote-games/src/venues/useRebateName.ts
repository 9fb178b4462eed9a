import { useReadable, useServices } from '@site/shared/contract';
import { useTranslation } from './texts';

/** Returns the label of a rebate: for a member that of their grade, for a guest "up to" the highest one. */
export function useRebateName(): string {
  const { session } = useServices();
  const { t } = useTranslation();
  return t(useReadable(session.isSignedIn) ? 'venues.rebate' : 'venues.rebate_up_to');
}
