import type { ReactNode } from 'react';
import { PageHead } from '@site/shared/ui';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  readonly title: string;
  /** Content to the right of the title, such as a filter. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a screen of the member area with its title above one surface for the content. */
export function ScreenFrame({ title, aside, children }: ScreenFrameProps) {
  return (
    <div className={styles['frame']}>
      <PageHead title={title} tools={aside} />
      <div className={styles['surface']}>{children}</div>
    </div>
  );
}
