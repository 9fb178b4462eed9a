import type { RefObject } from 'react';
import type { RecoveryControl } from './createRecovery';

export interface StepProps {
  readonly recovery: RecoveryControl;
  /** Field that receives the focus. */
  readonly firstField: RefObject<HTMLInputElement | null>;
}
