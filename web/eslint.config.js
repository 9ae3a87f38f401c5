import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const WEB = dirname(fileURLToPath(import.meta.url));

/** TypeScript and Svelte, with types, over the client and the boards beside their rules. Layout is Prettier's. */
export default defineConfig(
  { ignores: ['**/node_modules/', '**/*.js', '**/*.gen.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: WEB, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void x` names what an effect depends on
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // WebKit runs the files that import such a module before it has ended: no table opened in Safari.
    ignores: ['tests/**', 'tools/**', '**/web/tests/**', '**/web/tools/**', '**/board/tests/**', '**/*.config.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program > :matches(ExpressionStatement, VariableDeclaration > VariableDeclarator, ExportNamedDeclaration > VariableDeclaration > VariableDeclarator) > AwaitExpression',
          message: 'No `await` outside of functions: WebKit runs the files that import this one before it has ended.',
        },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/no-navigation-without-resolve': 'off', // SvelteKit's; our links are plain addresses (lib/app/route)
      'svelte/no-useless-mustaches': 'off', // `{' '}` keeps a space at the edge of a block, where Svelte drops it
      'svelte/prefer-svelte-reactivity': 'off', // our maps and sets are replaced as a whole, or not drawn at all
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The parser knows no types inside templates; svelte-check does, and checks them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // State that changes between two statements looks constant to the type checker.
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
);
