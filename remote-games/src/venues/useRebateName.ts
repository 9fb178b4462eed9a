import { useReadable, useServices } from '@site/shared/contract';
import { useTranslation } from './texts';

/** What the rebate of a venue is called: a member reads the one of their grade, a guest the highest there is. */
export function useRebateName(): string {
  const { session } = useServices();
  const { t } = useTranslation();
  return t(useReadable(session.isSignedIn) ? 'venues.rebate' : 'venues.rebate_up_to');
}
