import type { ComponentType } from 'react';
import type { SectionId } from './i18n';

/** One primitive, or a family of them. */
export interface KitSection {
  readonly id: SectionId;
  /** The names it is imported by. */
  readonly shows: readonly string[];
  readonly View: ComponentType;
}
