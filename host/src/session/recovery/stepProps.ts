import type { RefObject } from 'react';
import type { RecoveryControl } from './createRecovery';

export interface StepProps {
  readonly recovery: RecoveryControl;
  /** Gets the focus. */
  readonly firstField: RefObject<HTMLInputElement | null>;
}
