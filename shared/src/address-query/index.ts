export { parsePage } from './parsePage';
export { useAddressQuery, type QueryCodec } from './useAddressQuery';
