import * as z from 'zod/mini';
import type { Localized } from '../http/localized';
import catalogue from './accountCatalogue.json';

const localized = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const catalogueSchema = z.object({
  countries: z.array(z.object({ areaCode: z.string(), regex: z.string(), name: localized })),
  banks: z.array(z.object({ code: z.string(), name: localized })),
  networks: z.array(z.object({ code: z.string(), currency: z.string(), name: localized })),
  alipay: localized,
});

/** Countries with accepted phone numbers, banks and coin networks, each in display order. */
export const CATALOGUE = catalogueSchema.parse(catalogue);

/** Returns the name of an account's institution: its bank, its network, or Alipay. */
export function labelOf(kind: 'bank' | 'virtual' | 'alipay', code: string): Localized {
  if (kind === 'alipay') return CATALOGUE.alipay;
  const known = (kind === 'bank' ? CATALOGUE.banks : CATALOGUE.networks).find((entry) => entry.code === code);
  // An entry that is no longer offered keeps its code as its name.
  return known?.name ?? { 'zh-CN': code, 'zh-TW': code };
}

/** Returns true when these are the digits of a phone number in a listed country, country code first. */
export function isKnownPhone(phone: string): boolean {
  return CATALOGUE.countries.some(
    ({ areaCode, regex }) => phone.startsWith(areaCode) && new RegExp(regex).test(phone.slice(areaCode.length)),
  );
}
