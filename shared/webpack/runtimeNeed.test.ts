import { runtimeNeedOf } from './runtimeNeed';

it.each([
  ['an entry of the compiler', 'var remote_news;(()=>{var e={};remote_news=e})();', 'none'],
  ['one that takes the runtime of the page', 'module.exports=_FEDERATION_RUNTIME_CORE', 'federation'],
  ['one that carries the runtime', 'globalThis.__FEDERATION__={}', 'federation'],
] as const)('%s', (_case, entry, need) => {
  expect(runtimeNeedOf(entry)).toBe(need);
});
