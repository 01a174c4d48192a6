import path from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const src = path.resolve(import.meta.dirname, '../src');
const roots = { core: 'main.tsx', portal: 'Portal.tsx' } as const;

/** What only procedures need: their pattern, the form library and the fields. */
const procedure = /\/node_modules\/react-hook-form\/|\/src\/procedure\//;
/** Parts that several screens share; each in a chunk of its own would cost a round trip. */
const shared = /\/node_modules\/|\/src\/(ui|theme|catalogue|lib)\//;

/**
 * Names the chunk of a module: few and large, since on a phone's network each round trip costs more
 * than a few kilobytes. `core` is what /login needs, `portal` what every other screen has in common;
 * a screen folder has its own.
 */
export function chunkNamer(): (id: string, graph: ModuleGraph) => string | null {
  let core: Set<string> | undefined;
  let portal: Set<string> | undefined;
  return (id, graph) => {
    core ??= reachable(path.join(src, roots.core), graph);
    portal ??= reachable(path.join(src, roots.portal), graph);
    if (core.has(id)) return 'core';
    if (portal.has(id)) return 'portal';
    if (procedure.test(id)) return 'procedure';
    if (/dompurify|SafeHtml|\/signing\.ts|aws4fetch/.test(id)) return null;
    return shared.test(id) ? 'portal' : null;
  };
}

/** Modules that a file imports statically, and those that these import. */
function reachable(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const queue = [entry];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
