import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '../contract/http';
import { useServices } from '@site/shared/contract/ServicesContext';
import { formatDay, useSharedTranslation } from '@site/shared/i18n';
import {
  canState,
  checkIdentity,
  factsOf,
  type IdentityErrors,
  type IdentityFacts,
  type IdentityValues,
  type MissingIdentity,
} from './identity';
import { stateIdentity, type StatedBy } from './identityApi';

/** State of the name and birthday fields, for use in any form. */
export interface IdentityStep {
  readonly need: MissingIdentity;
  readonly values: IdentityValues;
  readonly errors: IdentityErrors;
  readonly today: string;
  readonly isSending: boolean;
  readonly failure: CallFailure | undefined;
  readonly onChange: (values: IdentityValues) => void;
  /** Marks invalid or missing values. Returns false if the data cannot be submitted yet. */
  readonly check: () => boolean;
  /**
   * Asks the member to confirm, then submits the data. Returns true once it is submitted and nothing more is required.
   */
  readonly submit: () => Promise<boolean>;
}

/**
 * Returns the state of the name and birthday fields.
 *
 * @param asked with `undefined` nothing is required and the hook returns undefined
 * @param by page that asks for the data
 */
export function useIdentityStep(asked: MissingIdentity | undefined, by: StatedBy = 'profile'): IdentityStep | undefined {
  const { http, bus, clock } = useServices();
  const confirm = useConfirmFacts();
  const [values, setValues] = useState<IdentityValues>({ name: '', birthday: '' });
  const [wasTried, setWasTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const controller = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );
  if (asked === undefined) return undefined;

  const today = formatDay(clock.now());
  const errors = checkIdentity(asked, values, today);
  return {
    need: asked,
    values,
    errors: {
      name: wasTried ? errors.name : undefined,
      // Report a missing date only after the first attempt.
      birthday: wasTried || values.birthday !== '' ? errors.birthday : undefined,
    },
    today,
    isSending,
    failure,
    onChange: setValues,
    check() {
      setWasTried(true);
      return canState(errors);
    },
    async submit() {
      const facts = factsOf(asked, values);
      if (isSending || !(await confirm(facts, errors.birthday === 'under_age'))) return false;
      const { signal } = (controller.current = new AbortController());
      setIsSending(true);
      setFailure(undefined);
      const result = await stateIdentity(http, facts, { signal }, by);
      if (signal.aborted) return false;
      setIsSending(false);
      if (!result.ok) setFailure(result.failure);
      // Notify after a refusal too, because the platform stores a birthday under 18, and another page may have
      // submitted other data.
      bus.emit('member/changed', {});
      return result.ok;
    },
  };
}

/** Returns a function that asks the member to confirm, because submitted data can never be changed. */
function useConfirmFacts(): (facts: IdentityFacts, isUnderAge: boolean) => Promise<boolean> {
  const { overlays } = useServices();
  const { t } = useSharedTranslation();
  return async ({ realName, birthday }, isUnderAge) => {
    const lines = [
      realName !== undefined && t('identity.confirm_name', { name: realName }),
      birthday !== undefined && t('identity.confirm_birthday', { birthday }),
      t(isUnderAge ? 'identity.confirm_under_age' : 'identity.confirm'),
    ];
    const answer = await overlays.dialog({
      title: t('identity.confirm_title'),
      message: lines.filter((line) => line !== false).join('\n'),
      showCancel: true,
      confirmText: t('identity.confirm_submit'),
    });
    return answer === 'confirmed';
  };
}
