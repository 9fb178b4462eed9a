/** What `pnpm licenses list --json` says: packages by the licence they name. */
export type LicenceList = Readonly<Record<string, readonly { readonly name: string }[]>>;

/** Licences that ask for nothing but their own text, so that any package may have them. */
const FREE = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0']);

/** Others, package by package: used as they are published and never changed, and none of them is part of a page. */
const BY_PACKAGE: readonly { readonly name: RegExp; readonly licence: string }[] = [
  { name: /^axe-core$/, licence: 'MPL-2.0' },
  { name: /^lightningcss(-.+)?$/, licence: 'MPL-2.0' },
  { name: /^@resvg\/resvg-js(-.+)?$/, licence: 'MPL-2.0' },
  // A library of its own beside the program, which anyone may replace.
  { name: /^@img\/sharp-libvips-.+$/, licence: 'LGPL-3.0-or-later' },
  { name: /^@img\/sharp-(win32|wasm32)-.+$/, licence: 'Apache-2.0 AND LGPL-3.0-or-later' },
  // Python's, permissive, of the library that reads YAML.
  { name: /^argparse$/, licence: 'PSF-2.0' },
  // MIT by their texts; their records name none. Of a server that a suite starts.
  { name: /^(humanize-number|only)$/, licence: 'Unknown' },
  // BSD-3-Clause by its text; its record names no version. Of Lighthouse.
  { name: /^parse-cache-control$/, licence: 'BSD' },
  // Data, of builds alone.
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
];

/** Packages whose licence asks for more, or is none, as `name: licence`. */
export function findLicenceProblems(list: LicenceList): readonly string[] {
  return Object.entries(list).flatMap(([licence, packages]) =>
    packages.filter(({ name }) => !isFree(licence) && !isAllowed(name, licence)).map(({ name }) => `${name}: ${licence}`),
  );
}

/** An SPDX expression: with `OR` any part is enough, with `AND` none may be missing. */
function isFree(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => FREE.has(licence.trim())));
}

function isAllowed(name: string, licence: string): boolean {
  return BY_PACKAGE.some((allowed) => allowed.name.test(name) && allowed.licence === licence);
}

/** What became of asking the registry for known faults. */
export type AuditVerdict =
  /** The registry did not answer, or not this question: nothing is known. */
  { readonly status: 'not-asked'; readonly why: string } | { readonly status: 'asked'; readonly faults: readonly string[] };

const GRAVE = new Set(['high', 'critical']);

/**
 * Reads what `pnpm audit --json` printed. Faults of lower severity go with the next release of a library and are not listed.
 *
 * @param output empty where it printed nothing
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
