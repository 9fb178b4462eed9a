/**
 * Replaces React's developer tools, in development only and before any other script. Each package has its own refresh
 * runtime, and each must see the renderers that existed before it; the hook that a runtime creates would lose them.
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
