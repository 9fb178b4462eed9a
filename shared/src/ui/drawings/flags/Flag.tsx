import { Drawing } from '@site/shared/ui/essentials';
import { FLAGS, type Nation } from './flags';

export type { Nation } from './flags';

export interface FlagProps {
  readonly nation: Nation;
  readonly className?: string | undefined;
}

/** The flag of a nation. Fills its box and is cut to it. */
export function Flag({ nation, className }: FlagProps) {
  return <Drawing cacheKey={`flag ${nation}`} draw={() => FLAGS[nation]} className={className} />;
}
