import { gamePayloadSchema } from '@site/shared/wire/launch';
import { check } from '@site/shared/wire/schema';
import type { LaunchAnswer } from './destination';

/**
 * Parses the `url` of a launch. Implements R-VENUE-09.
 *
 * @returns `undefined` when it is neither a web URL, nor a path, nor a payload of the documented shape
 */
export function parseLaunchUrl(url: string): LaunchAnswer | undefined {
  if (url.startsWith('http')) return isWebAddress(url) ? { kind: 'address', address: url } : undefined;
  if (url.startsWith('/')) return { kind: 'path', path: url };
  const checked = check(gamePayloadSchema, parseJson(url));
  return checked.issues || !isWebAddress(checked.value.url) ? undefined : { kind: 'payload', payload: checked.value };
}

function isWebAddress(text: string): boolean {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  return protocol === 'https:' || protocol === 'http:';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
