import path from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const src = path.resolve(import.meta.dirname, '../../src');

/**
 * Modules by their path: a folder ends in `/`, a file in the dot before its extension. `chunks.test.ts`
 * fails when one of these paths doesn't exist.
 */
export const places = {
  /** What only procedures need: their pattern and the form library. */
  procedure: [
    'node_modules/react-hook-form/',
    'src/procedure/',
    'src/screens/fibre/shared/',
    'src/screens/mobile/shared/',
  ],
  /** Parts of the pattern that other screens show too. */
  notProcedure: ['src/procedure/entry/', 'src/procedure/quit/'],
  /** Parts that several screens share; each in a chunk of its own would cost a round trip. */
  shared: [
    'node_modules/',
    'src/api/',
    'src/catalogue/',
    'src/lib/',
    'src/procedure/entry/',
    'src/procedure/quit/',
    'src/screens/shared/',
    'src/session/',
    'src/shell/',
    'src/theme/',
    'src/ui/',
  ],
  screen: ['src/screens/', 'src/app/LoginDocument.'],
  /** Parts of the screens of both services: they go where those of `src/ui` do. */
  notScreen: ['src/screens/shared/'],
  /** The entries, each in a chunk of its own: a chunk that two documents share must not start either of them. */
  entry: ['src/main.', 'src/card.', 'src/app/CardDocument.'],
  /** MUI's barrel files. That one of them exports a module of `onlyNamed` doesn't count as a use of it. */
  barrel: ['node_modules/@mui/material/styles/index.mjs', 'node_modules/@mui/system/index.mjs'],
  onlyNamed: [
    'node_modules/@mui/material/styles/enhanceHighContrast.',
    'node_modules/@mui/system/Grid/',
  ],
  /** Loaded on demand, so in none of the named chunks. */
  onDemand: [
    'node_modules/budoux/',
    'node_modules/dompurify/',
    'node_modules/web-vitals/',
    'src/lib/monthMeant.',
    'src/shell/error/StartError.',
    'src/shell/message/SafeHtml.',
    'src/shell/search/',
    'src/theme/phrases.',
  ],
} as const;

/** Modules below `src`. Which of them reach a module by static imports decides about its chunk. */
export const roots = {
  early: ['early.ts'],
  main: ['main.tsx'],
  card: ['card.tsx'],
  login: ['app/LoginDocument.tsx'],
  session: ['app/bootstrap.ts'],
  portal: ['app/router.tsx'],
  top: ['screens/fibre/top/TopScreen.tsx', 'screens/mobile/top/MobileTopScreen.tsx'],
  overlays: [
    'ui/message/DialogFrame.tsx',
    'shell/overlay/Scrim.tsx',
    'shell/overlay/WaitingSheet.tsx',
    'shell/message/Popup.tsx',
  ],
  /** What is drawn or opened after the first screenful. */
  later: [
    'screens/fibre/top/TopSections.tsx',
    'screens/mobile/top/MobileTopSections.tsx',
    'shell/chrome/AccountPanel.tsx',
    'shell/chrome/MenuPage.tsx',
  ],
} as const;

/** Whether a module is at one of the `places` of this name. */
const isAt = (name: keyof typeof places, id: string) =>
  places[name].some((place: string) => id.includes(`/${place}`));

/** The chunks that have a name here; every other is called after its first module. */
export type ChunkName =
  | 'start'
  | 'early'
  | 'core'
  | 'login'
  | 'fields'
  | 'session'
  | 'base'
  | 'portal'
  | 'later'
  | 'overlays'
  | 'forms'
  | 'procedure'
  | 'parts';

/**
 * Names the chunk of a module: few and large, since on a phone's network each round trip costs more
 * than a few kilobytes.
 *
 * - `start`: the little that `early` and `core` share, so that /login doesn't wait for all of `early`.
 * - `early`: what starts a top's reads.
 * - `core`: what every page begins with, and what /login and the tops share.
 * - `login`: /login's own. `fields`: what it shares with forms alone.
 * - `session`: what /login logs in with and all else begins with.
 * - `base`: what the card's document shares with the portal, which must not bring the chatbot with it.
 * - `portal`: what the shell and the tops need at once. `later`: their sections further down, and menus.
 * - `overlays`: MUI's dialogs. `forms`: what the card's document shares with procedures.
 * - `procedure`: the pattern of procedures. `parts`: what other screens share.
 *
 * A screen has a chunk of its own.
 */
export function chunkNamer(): (id: string, graph: ModuleGraph) => ChunkName | null {
  const reach = new Map<string, Set<string>>();
  const reaches = (root: string, id: string, graph: ModuleGraph) => {
    let found = reach.get(root);
    if (!found) reach.set(root, (found = reachable(path.join(src, root), graph)));
    return found.has(id);
  };
  return (id, graph) => {
    if (isAt('entry', id)) return null;
    const isOf = (name: keyof typeof roots) =>
      roots[name].some((root: string) => reaches(root, id, graph));
    // A screen's own code stays in its chunk, except the reads that the route table starts, which `isOf` finds.
    const isScreen = isAt('screen', id) && !isAt('notScreen', id);
    const isOfPortal = isOf('portal') || (!isScreen && isOf('top'));
    if (isOf('early')) return isOf('main') ? 'start' : 'early';
    if (isOf('main') || (isOf('login') && isOfPortal)) return 'core';
    if (isOf('login')) return isScreen ? 'login' : 'fields';
    if (isOf('session')) return 'session';
    const isOfCard = isOf('card') || isOf('overlays');
    if (isOfPortal) return isOfCard ? 'base' : 'portal';
    if (isAt('onDemand', id)) return null;
    if (!isScreen && isOf('overlays')) return 'overlays';
    if (!isScreen && isOf('card')) return 'forms';
    if (!isScreen && isOf('later')) return 'later';
    if (isAt('procedure', id) && !isAt('notProcedure', id)) return 'procedure';
    return isAt('shared', id) ? 'parts' : null;
  };
}

/** Modules that a file imports statically, and those that these import. */
function reachable(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const queue = [entry];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    queue.push(
      ...(isAt('barrel', id) ? imported.filter((one) => !isAt('onlyNamed', one)) : imported),
    );
  }
  return found;
}
