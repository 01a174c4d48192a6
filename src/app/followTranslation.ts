const isFont = (node: Node) => node.nodeName === 'FONT';
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
const isEither = (node: Node) => isFont(node) || isText(node);

/**
 * Finds text nodes and `<font>` elements that took the place of each other: by one replacement, or, a
 * font, by an insertion before the text and its removal, in either order.
 */
class Replacements {
  private readonly before = new WeakMap<Node, Node>();
  private gap: { text: Node; target: Node; next: Node | null } | undefined;

  *in(changes: readonly MutationRecord[]): Generator<[old: Node, by: Node]> {
    for (const { addedNodes, removedNodes, target, nextSibling: next } of changes) {
      const added = [...addedNodes];
      const removed = [...removedNodes];
      const font = added.find(isFont);
      const text = removed.find(isText);
      const inserted = text && this.before.get(text);
      const [old, by] = [removed.find(isEither), added.find(isEither)];
      if (old && by) {
        if (isFont(old) || isFont(by)) yield [old, by];
      } else if (text && inserted) yield [text, inserted];
      else if (text) this.gap = { text, target, next };
      else if (font && this.gap?.target === target && this.gap.next === next)
        yield [this.gap.text, font];
      else if (font && next) this.before.set(next, font);
    }
  }
}

/**
 * Keeps React and a translator apart. Chrome's translator puts `<font>` elements in the place of text
 * nodes. React knows nothing of it: it goes on writing into the nodes that it made, which nobody sees any
 * more, and throws where it removes one or inserts before one (facebook/react#11538). So a text node is
 * put back right before React touches it, and the translator translates it anew. A page that is not
 * translated is only watched.
 * @param root what React draws in and the translator translates: the body
 * @returns puts back all text nodes, as hydration needs them
 */
export function followTranslation(root: Element): () => void {
  const standIns = new WeakMap<Node, Node>();
  const originals = new WeakMap<Node, Node>();
  const replacements = new Replacements();
  let isPatched = false;
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });

  function note(changes: readonly MutationRecord[]): void {
    for (const [old, by] of replacements.in(changes)) {
      const text = originals.get(old) ?? old;
      standIns.set(text, by);
      originals.set(by, text);
      if (!isPatched) patchDom(putBack);
      isPatched = true;
    }
  }

  function putBack(text: Node): void {
    if (!isText(text)) return;
    note(observer.takeRecords());
    const standIn = standIns.get(text);
    if (!standIn || standIn === text) return;
    standIns.delete(text);
    standIn.parentNode?.replaceChild(text, standIn);
  }

  return () => {
    note(observer.takeRecords());
    for (const font of root.querySelectorAll('font')) {
      const text = originals.get(font);
      if (text) putBack(text);
    }
  };
}

type Move = (this: Node, ...nodes: (Node | null)[]) => Node;

/** Has each call by which React changes, moves or removes a text node begin with `prepare`. */
function patchDom(prepare: (node: Node) => void): void {
  const own = (name: string) => Object.getOwnPropertyDescriptor(Node.prototype, name);
  for (const name of ['appendChild', 'insertBefore', 'removeChild']) {
    const move = own(name)?.value as Move;
    Object.defineProperty(Node.prototype, name, {
      ...own(name),
      value(this: Node, ...nodes: (Node | null)[]) {
        for (const node of nodes) if (node) prepare(node);
        return move.apply(this, nodes);
      },
    });
  }
  const nodeValue = own('nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, text: string | null) {
      prepare(this);
      nodeValue?.set?.call(this, text);
    },
  });
}
