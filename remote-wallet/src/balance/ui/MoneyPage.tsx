import type { ReactNode } from 'react';
import { MoveNote } from '../../transfer/ui/MoveNote';
import type { Moves } from '../../transfer/ui/useMoves';
import { AssetBanner } from './AssetBanner';
import styles from './MoneyPage.module.css';

interface MoneyPageProps {
  /** Heads the page for readers; others see it on the tab or in the menu. */
  readonly title: string;
  readonly moves: Moves;
  /** Which moves are told below the banner; the others are told where they were asked for. Default: all. */
  readonly tells?: 'recycle';
  /** The narrow column at the right; below the rest on the narrow canvas. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** How the pages of the wallet are laid out: all money at the top, what the page is for at the left, what helps with it at the right. */
export function MoneyPage({ title, moves, tells, aside, children }: MoneyPageProps) {
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      <AssetBanner moves={moves} />
      <MoveNote moves={moves} {...(tells && { of: tells })} />
      <div className={styles['columns']}>
        {children}
        <div className={styles['aside']}>{aside}</div>
      </div>
    </div>
  );
}
