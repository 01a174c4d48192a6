import path from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const src = path.resolve(import.meta.dirname, '../src');
/** What only procedures need: their pattern and the form library. */
const procedure = /\/node_modules\/react-hook-form\/|\/src\/procedure\//;
/** Parts that several screens share; each in a chunk of its own would cost a round trip. */
const shared = /\/node_modules\/|\/src\/(ui|theme|lib|shell|api|session)\//;
/** A screen's own code. */
const own = /\/src\/(screens|procedure)\//;
const screen = /\/src\/screens\//;
/** What the lists of fibre options and their procedures share, apart from the forms of single options. */
const options =
  /\/src\/(catalogue\/fibreOptions|screens\/fibre\/option\/(offers|filter|SearchBox|useDrawn|order\/(orderNames|refusal|NotAccepted|sendOrder))\.)/;
/** The entries, each in a chunk of its own: what two documents share must start neither of them. */
const entry = /\/src\/(main|card|CardDocument)\.tsx$/;
/** Loaded when they are asked for, apart from everything else. */
const onDemand =
  /\/node_modules\/(dompurify|budoux)\/|\/src\/(theme\/phrases|ui\/message\/SafeHtml|shell\/error\/StartError)\./;

/**
 * Names the chunk of a module: few and large, since on a phone's network each round trip costs more
 * than a few kilobytes. `early` is what starts a top's reads, `core` what /login stands and is typed into
 * with, `session` what it logs in with and all else begins with, `base`
 * what the card's document needs besides, which must not bring the portal's chatbot with it, `portal`
 * what the shell and the tops of both
 * services need, `mui` MUI with the parts made of it, `menus` what the header
 * opens, `options` what lists of options share, `parts` what
 * other screens share; a screen has a chunk of its own.
 */
export function chunkNamer(): (id: string, graph: ModuleGraph) => string | null {
  const reach = new Map<string, Set<string>>();
  const reaches = (root: string, id: string, graph: ModuleGraph) => {
    let found = reach.get(root);
    if (!found) reach.set(root, (found = reachable(path.join(src, root), graph)));
    return found.has(id);
  };
  const tops = ['screens/fibre/top/TopScreen.tsx', 'screens/mobile/top/MobileTopScreen.tsx'];
  const mui = ['ui/message/DialogFrame.tsx', 'shell/overlay/Scrim.tsx'];
  const menus = ['shell/chrome/AccountPanel.tsx', 'shell/chrome/MenuPage.tsx'];
  return (id, graph) => {
    if (entry.test(id)) return null;
    if (reaches('early.ts', id, graph)) return 'early';
    if (reaches('main.tsx', id, graph)) return 'core';
    if (reaches('entrance.ts', id, graph)) return 'session';
    // A screen's own code stays with it, but for the reads that the route table starts.
    const isShared = !screen.test(id) || reaches('Portal.tsx', id, graph);
    if (isShared && reaches('card.tsx', id, graph)) return 'base';
    if (reaches('Portal.tsx', id, graph)) return 'portal';
    if (onDemand.test(id)) return null;
    const isOfMui = !own.test(id) && mui.some((root) => reaches(root, id, graph));
    const isOfTops = !screen.test(id) && tops.some((top) => reaches(top, id, graph));
    if (isOfTops) return 'portal';
    if (isOfMui) return 'mui';
    if (!own.test(id) && menus.some((root) => reaches(root, id, graph))) return 'menus';
    if (procedure.test(id)) return 'procedure';
    if (options.test(id)) return 'options';
    return shared.test(id) ? 'parts' : null;
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
