import type { RefObject } from 'react';
import type { RecoveryControl } from './createRecovery';

export interface StepProps {
  readonly recovery: RecoveryControl;
  /** Where typing begins. */
  readonly firstField: RefObject<HTMLInputElement | null>;
}
