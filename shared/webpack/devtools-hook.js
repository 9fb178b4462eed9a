/**
 * Development only, before any other script: takes the role of React's developer tools. Each package brings its own refresh runtime, and each
 * of them must see the renderers that were there before it; the replacement that a runtime makes for itself would forget them.
 */
(() => {
  if ('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window) return;
  let count = 0;
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      count += 1;
      renderers.set(count, renderer);
      return count;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
})();
