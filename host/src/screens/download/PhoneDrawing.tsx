import { Fragment } from 'react';
import { Hero, jadeHero } from '@site/shared/ui/drawings';
import styles from './PhoneDrawing.module.css';

/** Positions of the rows, the prices of a row and the entries of the bar, in units of the drawing. */
const ROWS = [118, 162, 206];
const PRICES = [86, 116, 146];
const ENTRIES = [32, 64, 96, 128, 160];
/** Position of the selected price: row and column. */
const CHOSEN = '162 116';

/**
 * Draws the site on a phone in front of hills, in the colours of the edition. Purely decorative, because the steps
 * beside it contain the instructions.
 */
export function PhoneDrawing() {
  return (
    <div aria-hidden="true" className={styles['stage']}>
      <Hero hero={jadeHero} width={900} height={420} className={styles['hills']} />
      <svg viewBox="0 0 192 330" focusable="false" className={styles['phone']}>
        <rect x="2" y="2" width="188" height="340" rx="26" className={styles['body']} />
        <rect x="10" y="10" width="172" height="340" rx="19" className={styles['page']} />
        <rect x="78" y="16" width="36" height="7" rx="3.5" className={styles['body']} />
        <Head />
        {ROWS.map((y) => (
          <Match key={y} y={y} />
        ))}
        <path d="M10 258h172" className={styles['rule']} />
        {ENTRIES.map((x, index) => (
          <Fragment key={x}>
            <circle cx={x} cy="273" r="5" className={index === 1 ? styles['chosen'] : styles['faint']} />
            <rect x={x - 8} y="283" width="16" height="4" rx="2" className={index === 1 ? styles['chosen'] : styles['faint']} />
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

function Head() {
  return (
    <>
      <rect x="20" y="30" width="16" height="16" rx="5" className={styles['chosen']} />
      <circle cx="30" cy="36" r="3" className={styles['gilt']} />
      <rect x="110" y="30" width="62" height="16" rx="8" className={styles['field']} />
      <rect x="118" y="36" width="34" height="4" rx="2" className={styles['words']} />
      <rect x="18" y="54" width="156" height="52" rx="9" className={styles['banner']} />
      <path d="M90 106c14-22 30-26 44-12s26-6 40-22v25a9 9 0 0 1-9 9z" className={styles['ridge']} />
      <circle cx="152" cy="72" r="9" className={styles['gilt']} />
      <rect x="28" y="64" width="50" height="6" rx="3" className={styles['light']} />
      <rect x="28" y="75" width="34" height="5" rx="2.5" className={styles['light']} />
      <rect x="28" y="86" width="32" height="12" rx="4" className={styles['gilt']} />
    </>
  );
}

function Match({ y }: { readonly y: number }) {
  return (
    <>
      <rect x="18" y={y} width="156" height="38" rx="7" className={styles['field']} />
      <circle cx="28" cy={y + 12} r="4" className={styles['down']} />
      <circle cx="28" cy={y + 26} r="4" className={styles['up']} />
      <rect x="36" y={y + 10} width="38" height="4" rx="2" className={styles['words']} />
      <rect x="36" y={y + 24} width="30" height="4" rx="2" className={styles['words']} />
      {PRICES.map((x) => {
        const isChosen = `${String(y)} ${String(x)}` === CHOSEN;
        return (
          <Fragment key={x}>
            <rect x={x} y={y + 7} width="25" height="24" rx="4" className={isChosen ? styles['chosen'] : styles['price']} />
            <rect x={x + 6} y={y + 17} width="13" height="4" rx="2" className={isChosen ? styles['light'] : styles['words']} />
          </Fragment>
        );
      })}
    </>
  );
}
