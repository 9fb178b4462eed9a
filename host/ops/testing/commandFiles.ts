import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir } from '@site/release/packages';
import { DockerfileParser } from 'dockerfile-ast';
import { load, YAML11_SCHEMA } from 'js-yaml';

const OPS = join(packageDir('host'), 'ops');

export const CONTAINERFILE = readFileSync(join(OPS, 'containers', 'Containerfile'), 'utf8');

export interface ComposeService {
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly string[];
  readonly secrets?: readonly string[];
  readonly command?: readonly string[];
  readonly build?: { readonly target: string; readonly dockerfile: string };
}

export interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

export function readCompose(): Compose {
  return load(readFileSync(join(OPS, 'containers', 'compose.yaml'), 'utf8'), { schema: YAML11_SCHEMA }) as Compose;
}

/** Unit of systemd: the values of each key, in order. */
export interface Unit {
  readonly name: string;
  readonly text: string;
  readonly values: (key: string) => readonly string[];
}

export function readUnits(): readonly Unit[] {
  const folder = join(OPS, 'systemd');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.service'))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, values: (key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value) };
    });
}

/** Returns every command of the images and units as the words of one process each, with its location. */
export function ownCommands(): readonly (readonly [where: string, words: readonly string[]])[] {
  const instructions = DockerfileParser.parse(CONTAINERFILE)
    .getInstructions()
    .filter((each) => ['RUN', 'CMD', 'ENTRYPOINT'].includes(each.getKeyword()));
  const images = instructions.flatMap((each) => {
    const line = `Containerfile:${String(each.getRange().start.line + 1)}`;
    const content = each.getArgumentsContent() ?? '';
    const lists = content.startsWith('[') ? fromShell(JSON.parse(content) as readonly string[]) : simpleCommands(content);
    return lists.map((list) => [line, list] as const);
  });
  const ops = Object.entries(readCompose().services).flatMap(([name, { command }]) =>
    command === undefined ? [] : [[`compose.yaml: ${name}`, ['node', '--import', 'tsx', 'host/ops/main.ts', ...command]] as const],
  );
  const units = readUnits().flatMap(({ name, values }) =>
    ['ExecStartPre', 'ExecStart', 'ExecReload'].flatMap((key) => values(key).map((text) => [`${name}: ${key}`, text.split(' ')] as const)),
  );
  return [...images, ...ops, ...units];
}

/** Splits the command list of `sh -ec`; the default arguments of an entry point are not a command. */
function fromShell(words: readonly string[]): readonly (readonly string[])[] {
  if (words[0] === 'sh') return simpleCommands(words.at(-1) ?? '');
  return words[0]?.startsWith('--') === true ? [] : [words];
}

function simpleCommands(script: string): readonly (readonly string[])[] {
  return script.split(/&&|;/).map((text) =>
    text
      .trim()
      .replace(/^exec /, '')
      .split(/\s+/),
  );
}
