import { render, screen } from '@testing-library/react';
import styles from './sample.module.css';

describe('the test browser', () => {
  it('has the features that the client relies on', async () => {
    expect(new TextEncoder().encode('a')).toBeInstanceOf(Uint8Array);
    expect(await new Response('{"a":1}').json()).toEqual({ a: 1 });
    expect(AbortSignal.timeout(1000).aborted).toBe(false);
    expect(structuredClone({ a: 1 })).toEqual({ a: 1 });
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
    expect((await crypto.subtle.digest('SHA-256', new TextEncoder().encode('a'))).byteLength).toBe(32);
  });

  it('maps class names as their module does', () => {
    render(<p className={styles['row']}>row</p>);
    expect(screen.getByText('row')).toHaveClass('row');
  });
});
