import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { importOrder } from './scripts/lint/importOrder.js';
import { importZones } from './scripts/lint/importZones.js';

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist-docs',
      'dist-host',
      'dist-maps',
      '.cache',
      'src/api/generated',
      'coverage',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', 'scripts/lint/*.js', 'src/*.js', 'tests/mutation/*.js'],
        },
      },
    },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': ['error', importOrder],
      'no-duplicate-imports': 'error',
    },
  },
  {
    files: ['src/browserSupport.js', 'src/pressQueue.js'],
    languageOptions: {
      ecmaVersion: 5,
      sourceType: 'script',
      globals: Object.fromEntries(
        ['document', 'location', 'window', 'CSS', 'AbortSignal', 'getComputedStyle'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { zones: importZones, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'zones/direction': 'error',
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@mui/material', message: 'Import the part alone: @mui/material/Button.' },
            { name: '@mui/system', message: 'Take it from @mui/material/styles.' },
          ],
        },
      ],
    },
  },
  {
    files: ['scripts/**/*.ts', 'tests/**/*.ts'],
    // Vite reads its configuration without the alias.
    ignores: ['scripts/browserSupport/pages.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./)+src/', message: 'The portal is imported as @/….' }] },
      ],
    },
  },
  {
    files: ['src/screens/**/*.{ts,tsx}'],
    ignores: ['**/queries.ts', '**/mutations.ts', '**/*.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="readQuery"]',
          message: 'What is read stands in queries.ts.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^(POST|PUT|PATCH|DELETE)$/]',
          message: 'What is sent stands in mutations.ts.',
        },
      ],
    },
  },
  {
    // The one file that writes to the console: messages for developers, in development only.
    files: ['src/lib/tellDeveloper.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['tests/{e2e,soak}/**/*.ts'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      // Many tests are driven by tables of examples: they branch on a row, and assert in helpers.
      'playwright/expect-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // A click on a text may have to hit the element that covers it.
      'playwright/no-force-option': 'off',
      // The rule also reports the names of types, which don't exist when the code runs.
      'playwright/no-unsafe-references': 'off',
      // A test can show that a page never sends a call only once the page sends no more calls at all.
      'playwright/no-networkidle': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="expect"] > AwaitExpression',
          message:
            'Reads once and may be too early: await expect(locator).toHave…, or expect.poll for what has no matcher.',
        },
      ],
    },
  },
);
