import { agreeToTermsCall } from '@site/shared/wire/consent';
import { memberRoute, type Route } from '../http/route';
import { inTransaction, type Clock, type Db } from '../kernel';
import { recordConsent } from './consents';

export function consentRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): readonly Route[] {
  return [
    memberRoute(agreeToTermsCall, async ({ version }, { id }) => {
      await inTransaction(db, (trx) => recordConsent(trx, id, version, clock.now()));
      return {};
    }),
  ];
}
