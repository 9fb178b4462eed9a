import type { ComponentType } from 'react';
import type { SectionId } from './i18n';

/** Section of one component or a family of components. */
export interface KitSection {
  readonly id: SectionId;
  /** Names of its imports. */
  readonly shows: readonly string[];
  readonly View: ComponentType;
}
