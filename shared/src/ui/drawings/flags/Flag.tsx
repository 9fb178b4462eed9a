import { Drawing } from '@site/shared/ui/essentials';
import { FLAGS, type Nation } from './flags';

export type { Nation } from './flags';

export interface FlagProps {
  readonly nation: Nation;
  readonly className?: string | undefined;
}

/** Renders the flag of a nation. It fills its box and is cropped. */
export function Flag({ nation, className }: FlagProps) {
  return <Drawing cacheKey={`flag ${nation}`} draw={() => FLAGS[nation]} className={className} />;
}
