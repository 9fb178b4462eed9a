import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/{support,journeys,faults,skew,bench}/**'];

/** Texts of the product are in locale files, where they are translated and checked; source text is English. */
const NO_CHINESE = [
  'Literal[value=/[\\u3400-\\u9fff]/]',
  'TemplateElement[value.raw=/[\\u3400-\\u9fff]/]',
  'JSXText[value=/[\\u3400-\\u9fff]/]',
].map((selector) => ({ selector, message: 'Put player-visible words into locales/zh-CN.json and zh-TW.json and use their key.' }));

/** What the Content-Security-Policy and Trusted Types would refuse at run time, and what a bundle would pay for. */
const NO_TRAPS = [
  { selector: 'TSEnumDeclaration', message: 'Write a union of literals: it is closed by assertNever and leaves nothing in the bundle.' },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'Trusted Types refuse markup from strings: build nodes, or render with React.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Trusted Types refuse markup from strings: render with React.',
  },
  {
    selector: 'CallExpression[callee.property.name="setAttribute"][arguments.0.value="style"]',
    message: 'The policy refuses style attributes: set element.style or a class.',
  },
  {
    selector: 'ImportDeclaration[importKind="value"][source.value=/zod$/] > ImportSpecifier[imported.name="z"]',
    message: "Write `import * as z from '…/wire/zod'`: by the name z the bundle carries all of zod.",
  },
];

/** The one door to zod sets it up for the policy. */
const ZOD_ITSELF = ['zod', 'zod/mini', 'zod/v4'].map((name) => ({ name, message: "Import from '@site/shared/wire/zod'." }));

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '**/.cache/', '**/.data/', '.site/', '.types/', 'results/'] },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: 'tsconfig.site.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Index signatures are read with brackets on purpose (noPropertyAccessFromIndexSignature).
      '@typescript-eslint/dot-notation': 'off',
      // `type` unions and `interface` shapes are both the house style; a void union is how a handler says that it may be asynchronous.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // There are no enums (NO_TRAPS), and our few classes are errors, fakes and plugins: for neither is every assignment's type walked through.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Our objects are records of functions: nothing uses `this`, so a method may be handed on.
      '@typescript-eslint/unbound-method': 'off',
      'no-console': 'error',
      'no-restricted-imports': ['error', { paths: ZOD_ITSELF }],
      'no-restricted-syntax': ['error', ...NO_TRAPS, ...NO_CHINESE],
    },
  },
  {
    files: ['{{shared,host,remote-*}/src,shared/kit}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['{{shared,host,remote-*}/src,shared/kit}/**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A label that wraps its control needs no id.
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }],
    },
  },
  {
    // The operator's own texts and names are data of the platform, as they would be in its database.
    // A character in a drawing is a picture.
    files: ['e2e/**/*.ts', 'shared/src/ui/drawings/**', ...TESTS],
    rules: {
      'no-restricted-syntax': ['error', ...NO_TRAPS],
      // A Playwright fixture that needs no other says so with `{}`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  // A program of its own, named alone: a list of programs would be built one after the other until one holds the file.
  { files: ['e2e/**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: 'e2e/tsconfig.json' } } },
  { files: ['shared/src/wire/zod.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: Object.fromEntries(['process', 'module', 'performance', 'window'].map((name) => [name, 'readonly'])) },
  },
);
