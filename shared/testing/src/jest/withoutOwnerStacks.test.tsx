import type { ReactElement } from 'react';

describe('an element in tests', () => {
  it('carries no stack trace of its own', () => {
    const traceOf = (element: ReactElement & { readonly _debugStack?: unknown }) => element._debugStack;
    expect(traceOf(<p />)).toBeDefined();
    expect(traceOf(<p />)).toBe(traceOf(<i>text</i>));
  });
});
