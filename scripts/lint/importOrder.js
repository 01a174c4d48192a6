/** Imports in one block: side effects, Node's, packages, the portal by its alias, relative paths from far to near. */
export const importOrder = {
  groups: [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.\\.', '^\\.']],
};
