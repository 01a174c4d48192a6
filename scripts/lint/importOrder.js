/** Imports in one block: what has effects alone, Node's own, packages, the portal by its alias, then by path from far to near. */
export const importOrder = {
  groups: [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.\\.', '^\\.']],
};
