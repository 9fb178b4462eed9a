/** Output of `pnpm licenses list --json`: packages by licence. */
export type LicenceList = Readonly<Record<string, readonly { readonly name: string }[]>>;

/** Licences that only require their own text, so any package may have them. */
const FREE = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0']);

/** Other licences by package: these packages are used unmodified as published, and none of them is part of a page. */
const BY_PACKAGE: readonly { readonly name: RegExp; readonly licence: string }[] = [
  { name: /^axe-core$/, licence: 'MPL-2.0' },
  { name: /^lightningcss(-.+)?$/, licence: 'MPL-2.0' },
  { name: /^@resvg\/resvg-js(-.+)?$/, licence: 'MPL-2.0' },
  // This is a separate library beside the program, which anyone may replace.
  { name: /^@img\/sharp-libvips-.+$/, licence: 'LGPL-3.0-or-later' },
  { name: /^@img\/sharp-(win32|wasm32)-.+$/, licence: 'Apache-2.0 AND LGPL-3.0-or-later' },
  // Python's permissive licence, of the library that parses YAML.
  { name: /^argparse$/, licence: 'PSF-2.0' },
  // Their texts are MIT, their records name no licence. A server that a suite starts uses them.
  { name: /^(humanize-number|only)$/, licence: 'Unknown' },
  // Its text is BSD-3-Clause, its record names no version. Lighthouse uses it.
  { name: /^parse-cache-control$/, licence: 'BSD' },
  // Data that only builds use.
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
];

/** Returns packages whose licence is missing or requires more, as `name: licence`. */
export function findLicenceProblems(list: LicenceList): readonly string[] {
  return Object.entries(list).flatMap(([licence, packages]) =>
    packages.filter(({ name }) => !isFree(licence) && !isAllowed(name, licence)).map(({ name }) => `${name}: ${licence}`),
  );
}

/** Evaluates an SPDX expression: with `OR` one permitted part is enough, with `AND` all are required. */
function isFree(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => FREE.has(licence.trim())));
}

function isAllowed(name: string, licence: string): boolean {
  return BY_PACKAGE.some((allowed) => allowed.name.test(name) && allowed.licence === licence);
}

/** Result of asking the registry for known vulnerabilities. */
export type AuditVerdict =
  /** The registry did not respond or does not support audits, so the result is unknown. */
  { readonly status: 'not-asked'; readonly why: string } | { readonly status: 'asked'; readonly faults: readonly string[] };

const GRAVE = new Set(['high', 'critical']);

/**
 * Parses the output of `pnpm audit --json`. Vulnerabilities of lower severity are fixed with the next update of a
 * library and are not listed.
 *
 * @param output empty when it printed nothing
 */
export function readAudit(output: string): AuditVerdict {
  const report = parseReport(output);
  if (report === null) return { status: 'not-asked', why: 'no report' };
  if (report.error !== undefined) return { status: 'not-asked', why: report.error.message ?? 'the registry refused' };
  if (report.advisories === undefined) return { status: 'not-asked', why: 'no list of faults' };
  const grave = Object.values(report.advisories).filter(({ severity }) => GRAVE.has(severity));
  return { status: 'asked', faults: grave.map(({ module_name: name, severity, title }) => `${name}: ${severity}, ${title}`) };
}

interface AuditReport {
  readonly error?: { readonly message?: string };
  readonly advisories?: Readonly<Record<string, { readonly module_name: string; readonly severity: string; readonly title: string }>>;
}

function parseReport(output: string): AuditReport | null {
  try {
    const report: unknown = JSON.parse(output);
    return typeof report === 'object' && report !== null ? report : null;
  } catch {
    return null;
  }
}
