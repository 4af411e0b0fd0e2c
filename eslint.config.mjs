import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { readdirSync, readFileSync } from 'node:fs';

// Inside the API: config <- platform <- modules <- app. A module enters another only through its index.ts.
const apiLayers = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });
const apiModules = readdirSync(new URL('apps/api/src/modules', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const throughIndex = {
  regex: `^\\.\\./(\\.\\./)*(modules/)?(${apiModules.join('|')})/.+`,
  message: 'Enter another module through its index.ts.',
};

// The page carries only a part of some libraries: another name would be undefined at run time, which types do not see.
const exportsOf = (list) =>
  [...readFileSync(new URL(`libs/web-core/${list}.mjs`, import.meta.url), 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(
    ([, name]) => name,
  );
const onlyListed = (name, list) => ({
  name,
  allowImportNames: exportsOf(list),
  allowTypeImports: true,
  message: `Add it to libs/web-core/${list}.mjs first.`,
});

const listedIcons = {
  name: 'lucide-react',
  allowTypeImports: true,
  message:
    "Take it from '@maquette/ui/icons', the list of all icons and what they stand for; add it there if it is for something new.",
};

const boundaries = {
  // a thread that draws loads each operation when it is first asked for; others need all of the library at once
  checkDynamicDependenciesExceptions: ['^@maquette/studio'],
  enforceBuildableLibDependency: true,
  // tools/ is no project: what tests share with the launcher is imported by its path
  allow: ['../../../tools/**', '../../../../tools/**', '../../../../../tools/**'],
  depConstraints: [
    { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:api', 'scope:shared'] },
    { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
    { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
    { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared', 'type:core', 'type:contract'] },
    {
      sourceTag: 'type:app',
      onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:contract', 'type:testing', 'type:pure'],
    },
    {
      sourceTag: 'type:remote',
      onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:contract', 'type:testing', 'type:pure'],
    },
    { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:core', 'type:ui', 'type:contract'] },
    { sourceTag: 'type:core', onlyDependOnLibsWithTags: ['type:ui', 'type:contract'] },
    { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui'] },
    { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract'] },
    { sourceTag: 'type:pure', onlyDependOnLibsWithTags: ['type:pure'] },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/generated/**',
      '.nx/**',
      '.data/**',
      'coverage/**',
      '**/assets/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@nx/enforce-module-boundaries': ['error', boundaries],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/{ui,web-core,web-testing}/**/*.{ts,tsx}'],
    // Playwright's `use` is no hook.
    ignores: ['apps/api/**', 'apps/*-e2e/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/{ui,web-core,web-testing}/src/**/*.{ts,tsx}'],
    ignores: ['apps/api/**', 'apps/*-e2e/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            onlyListed('react-router', 'router-exports'),
            onlyListed('@tanstack/react-query', 'query-exports'),
            listedIcons,
          ],
        },
      ],
    },
  },
  // Built into each remote, they must know what the page has once (session, caches, errors, layers): they ask their own library for it as a remote does.
  {
    files: [
      'libs/ui/src/{pieces,documents}/**/*.{ts,tsx}',
      'libs/web-core/src/{lists,forms,inspirations,pictures}/**/*.{ts,tsx}',
    ],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { ...boundaries, allowCircularSelfDependency: true }],
    },
  },
  { files: ['libs/ui/src/icons.ts'], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
  {
    files: ['libs/web-core/src/{lists,forms,inspirations,pictures}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^\\.\\./', message: "Import it from '@maquette/web-core': by its path it would be there twice." },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/ui/src/{pieces,documents}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [listedIcons],
          patterns: [
            {
              regex: '^(\\.\\./)+(components|later|theme|use-media|class-names)|^radix-ui$',
              message: "This is built into each remote: what the page carries once is taken from '@maquette/ui'.",
            },
          ],
        },
      ],
    },
  },
  // NestJS modules are classes that exist for their decorator.
  { files: ['apps/api/**/*.ts'], rules: { '@typescript-eslint/no-extraneous-class': 'off' } },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['apps/api/src/config/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config/ reads the environment.' },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: [
      '**/*.{sql,spec}.ts',
      'apps/api/src/database/**',
      'apps/api/src/platform/health/**',
      // the state machine of jobs, the status of all kinds, and direct reads are SQL throughout
      'apps/api/src/platform/queue/{leases,jobs}.ts',
      'apps/api/src/modules/postgrest/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='query'][arguments.0.type=/^(TemplateLiteral|Literal)$/]",
          message:
            'Use the repository or the query builder; where SQL is the better tool, it stands in a file named *.sql.ts.',
        },
      ],
    },
  },
  apiLayers(
    ['apps/api/src/config/**/*.ts'],
    [{ regex: '^\\.\\./(platform|modules|database)', message: 'config/ depends on nothing of ours.' }],
  ),
  apiLayers(
    ['apps/api/src/platform/**/*.ts'],
    [{ regex: '^(\\.\\./)+modules/', message: 'platform/ never uses modules/.' }],
  ),
  apiLayers(['apps/api/src/modules/**/*.ts'], [throughIndex]),
  {
    files: ['**/*.spec.{ts,tsx}', '**/test/**/*.ts', 'apps/*-e2e/**/*.ts'],
    rules: {
      // supertest's bodies and Jest's asymmetric matchers are `any`
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'BroadcastChannel',
          'require',
          'module',
          'exports',
          '__dirname',
          'Buffer',
          'URL',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'setImmediate',
          'AbortSignal',
          'AbortController',
          'performance',
          'globalThis',
          'structuredClone',
          'Element',
          'URLSearchParams',
          'FormData',
          'Blob',
        ].map((g) => [g, 'readonly']),
      ),
    },
  },
);
