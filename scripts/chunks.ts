import path from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const src = path.resolve(import.meta.dirname, '../src');
/** What only procedures need: their pattern and the form library. */
const procedure =
  /\/node_modules\/react-hook-form\/|\/src\/(procedure\/(?!entry\/|quit\/)|screens\/(fibre|mobile)\/shared\/)/;
/** Parts that several screens share; each in a chunk of its own would cost a round trip. */
const shared = /\/node_modules\/|\/src\/(ui|theme|lib|shell|api|session|procedure\/(entry|quit))\//;
/** A screen's own code. */
const own = /\/src\/(screens|procedure)\//;
const screen = /\/src\/screens\//;
/** What the lists of fibre options and their procedures share, apart from the forms of single options. */
const options =
  /\/src\/(catalogue\/fibreOptions|screens\/fibre\/option\/(offers|filter|SearchBox|order\/(orderNames|refusal|NotAccepted|sendOrder))\.)/;
/** The entries, each in a chunk of its own: what two documents share must start neither of them. */
const entry = /\/src\/(main|card|app\/CardDocument)\.tsx$/;
/** MUI's lists of all that it exports: what they name is not used for that. */
const barrel = /\/@mui\/(material\/styles|system)\/index\.mjs$/;
const onlyNamed = /\/@mui\/(material\/styles\/enhanceHighContrast|system\/Grid\/)/;
/** Loaded when they are asked for, apart from everything else. */
const onDemand =
  /\/node_modules\/(dompurify|budoux)\/|\/src\/(theme\/phrases|shell\/(message\/SafeHtml|error\/StartError))\./;

/**
 * Names the chunk of a module: few and large, since on a phone's network each round trip costs more
 * than a few kilobytes.
 *
 * - `early`: what starts a top's reads.
 * - `core`: what every page begins with, and what /login and the tops share of MUI.
 * - `login`: /login's own. `fields`: what it shares with forms alone.
 * - `session`: what /login logs in with and all else begins with.
 * - `base`: what the card's document shares with the tops, which must not bring the chatbot with it.
 * - `portal`: what the shell and the tops of both services need;  `fibreTop` and `mobileTop` what one of them does.
 * - `sections`, `fibreSections`, `mobileSections`: the same for what stands below on the tops.
 * - `forms`: what the card's document shares with procedures; `controls`: with what stands below on the tops.
 * - `mui`: MUI's overlays. `menus`: what the header opens. `options`: what lists of options share.
 * - `procedure`: the pattern of procedures. `parts`: what other screens share.
 *
 * A screen has a chunk of its own.
 */
export function chunkNamer(): (id: string, graph: ModuleGraph) => string | null {
  const reach = new Map<string, Set<string>>();
  const reaches = (root: string, id: string, graph: ModuleGraph) => {
    let found = reach.get(root);
    if (!found) reach.set(root, (found = reachable(path.join(src, root), graph)));
    return found.has(id);
  };
  const sections = [
    'screens/fibre/top/TopSections.tsx',
    'screens/mobile/top/MobileTopSections.tsx',
  ] as const;
  const mui = [
    'ui/message/DialogFrame.tsx',
    'shell/overlay/Scrim.tsx',
    'shell/overlay/WaitingSheet.tsx',
    'shell/message/Popup.tsx',
  ];
  const menus = ['shell/chrome/AccountPanel.tsx', 'shell/chrome/MenuPage.tsx'];
  return (id, graph) => {
    if (entry.test(id)) return null;
    const isOf = (root: string) => reaches(root, id, graph);
    const isPartOf = (root: string) => !screen.test(id) && isOf(root);
    const isOfTop = isPartOf('screens/fibre/top/TopScreen.tsx');
    const isOfMobileTop = isPartOf('screens/mobile/top/MobileTopScreen.tsx');
    const isOfPortal = isOf('app/Portal.tsx') || (isOfTop && isOfMobileTop);
    const isOfLogin = isOf('screens/public/LoginScreen.tsx');
    if (isOf('early.ts')) return 'early';
    if (isOf('main.tsx') || (isOfLogin && (isOfPortal || isOfTop || isOfMobileTop))) return 'core';
    if (isOfLogin) return screen.test(id) ? 'login' : 'fields';
    if (isOf('app/bootstrap.ts')) return 'session';
    // A screen's own code stays with it, but for the reads that the route table starts.
    // The overlays are shown there too.
    const isOfCard = ['card.tsx', ...mui].some(isPartOf);
    if ((isOf('card.tsx') || isOfCard) && (isOfPortal || isOfTop || isOfMobileTop)) return 'base';
    if (isOfPortal) return 'portal';
    if (isOfTop) return 'fibreTop';
    if (isOfMobileTop) return 'mobileTop';
    if (isOfCard && sections.some(isPartOf)) return 'controls';
    if (sections.every(isPartOf)) return 'sections';
    if (sections.some(isPartOf)) return isPartOf(sections[0]) ? 'fibreSections' : 'mobileSections';
    if (isPartOf('card.tsx')) return 'forms';
    if (onDemand.test(id)) return null;
    if (!own.test(id) && mui.some(isOf)) return 'mui';
    if (!own.test(id) && menus.some(isOf)) return 'menus';
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
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    queue.push(...(barrel.test(id) ? imported.filter((one) => !onlyNamed.test(one)) : imported));
  }
  return found;
}
