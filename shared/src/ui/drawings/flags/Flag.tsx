import { Drawing } from '@site/shared/ui/essentials';
import { paintFlag, type Nation } from './paintFlag';

export type { Nation } from './paintFlag';

export interface FlagProps {
  readonly nation: Nation;
  readonly className?: string | undefined;
}

/** The flag of a nation. Fills its box and is cut to it. */
export function Flag({ nation, className }: FlagProps) {
  return <Drawing cacheKey={`flag ${nation}`} draw={() => paintFlag(nation)} className={className} />;
}
