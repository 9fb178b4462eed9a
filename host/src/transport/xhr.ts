/**
 * The only part of axios that is used: how it sends by XMLHttpRequest, without its instances, interceptors, transformations and other adapters, which are
 * two fifths of it.
 */
export { default as xhr } from 'axios/unsafe/adapters/xhr.js';
