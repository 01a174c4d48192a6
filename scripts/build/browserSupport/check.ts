import { type Node, parse } from 'acorn';
import { featureAt, globalNamed, holdersOf, lacking, staticNamed } from './support.ts';

export interface Finding {
  /** `Array.toSorted`, `:has()`, `a lookbehind in a regular expression`. */
  feature: string;
  /** What to look for in the code: its last name. */
  name: string;
  /** The supported browsers that lack it, each with the version that has it. */
  lacking: string[];
  /** The code around it. */
  excerpt: string;
}

type AnyNode = Node & Record<string, unknown>;

/** Syntax of regular expressions that browsers learned later than the rest. */
const patterns: [RegExp, name: string, feature: string][] = [
  [/\(\?<[=!]/, 'a lookbehind', 'javascript.regular_expressions.lookbehind_assertion'],
  [/\(\?[ims]*-?[ims]+:/, 'a modifier', 'javascript.regular_expressions.modifier'],
];

/** A length, but not the end of a number in the name of a chunk: `./promotion-D-p2W2lh.js`. */
function unit(name: string): RegExp {
  return new RegExp(`(?<!\\w)[\\d.]+${name}\\b(?![\\w-]*\\.(?:js|css))`);
}

/** CSS for which a browser that doesn't know it drops the whole rule or value; searched in texts of styles. */
const styles: [RegExp, name: string, feature: string][] = [
  [/:has\(/, ':has()', 'css.selectors.has'],
  [/@container\b/, '@container', 'css.at-rules.container'],
  [/@layer\b/, '@layer', 'css.at-rules.layer'],
  [/@scope\b/, '@scope', 'css.at-rules.scope'],
  [/@starting-style\b/, '@starting-style', 'css.at-rules.starting-style'],
  [/:popover-open\b/, ':popover-open', 'css.selectors.popover-open'],
  [/\bcolor-mix\(/, 'color-mix()', 'css.types.color.color-mix'],
  [/\blight-dark\(/, 'light-dark()', 'css.types.color.light-dark'],
  [/\boklch\(/, 'oklch()', 'css.types.color.oklch'],
  [unit('r?lh'), 'lh', 'css.types.length.lh'],
  [unit('[dsl]v(?:h|w|b|i|min|max)'), 'dvh', 'css.types.length.viewport_percentage_units_dynamic'],
];

/**
 * Finds what the code of a chunk needs and a supported browser lacks: syntax, regular expressions,
 * names and methods of the language and of the page, and styles in it.
 * @param code JavaScript as it is sent
 * @throws SyntaxError for syntax newer than ES2022, which the build should have lowered
 */
export function unsupportedFeatures(code: string): Finding[] {
  const program = parse(code, { ecmaVersion: 2022, sourceType: 'module' }) as Node as AnyNode;
  const declared = declaredNames(program);
  const found = new Map<string, Finding>();
  const report = (node: Node, feature: string, lackedBy: string[]) => {
    if (lackedBy.length === 0 || found.has(feature)) return;
    const excerpt = code.slice(Math.max(0, node.start - 40), node.start + 60);
    const name = feature.replace(/^.*\./, '').replace(/[()]+$/, '');
    found.set(feature, { feature, name, lacking: lackedBy, excerpt });
  };
  const expect = (node: Node, feature: string, path: string) =>
    report(node, feature, lacking(featureAt(path)));

  const checkText = (node: Node, text: string, all: typeof styles) => {
    for (const [pattern, name, path] of all) if (pattern.test(text)) expect(node, name, path);
  };
  const checkMember = (node: AnyNode, isCalled: boolean) => {
    const [object, property] = [node['object'] as AnyNode, node['property'] as AnyNode];
    const name = node['computed'] ? property['value'] : property['name'];
    if (typeof name !== 'string') return;
    // `URL.canParse`, and `globalThis.URL.canParse`.
    const holder = nameOf(object);
    const known = holder && !declared.has(holder) && staticNamed(holder, name);
    if (known && (isCalled || !/^[a-z]/.test(holder)))
      return report(node, `${holder}.${name}`, lacking(known));
    if (!isCalled) return;
    const holders = holdersOf(name);
    // The object's type isn't known. Nothing is reported when any of the candidates is supported everywhere.
    if (holders.some(({ lackedBy }) => lackedBy.length === 0)) return;
    const [first] = holders;
    if (first) report(node, `${first.holder}.${name}`, first.lackedBy);
  };

  const visit = (node: AnyNode, parent: AnyNode | undefined, key: string) => {
    switch (node.type) {
      case 'StaticBlock':
        expect(node, 'a static block', 'javascript.classes.static.initialization_blocks');
        break;
      case 'Literal': {
        const regex = node['regex'] as { pattern: string } | undefined;
        // A pattern may be handed to `RegExp` as a text.
        if (regex) checkText(node, regex.pattern, patterns);
        else if (typeof node['value'] === 'string') {
          checkText(node, node['value'], styles);
          if (isPattern(parent)) checkText(node, node['value'], patterns);
        }
        break;
      }
      case 'TemplateElement': {
        const text = (node['value'] as { raw: string }).raw;
        checkText(node, text, styles);
        break;
      }
      case 'TemplateLiteral':
        if (isPattern(parent)) checkText(node, code.slice(node.start, node.end), patterns);
        break;
      case 'MemberExpression':
        checkMember(node, parent?.type === 'CallExpression' && key === 'callee');
        break;
      case 'Identifier': {
        const name = node['name'] as string;
        const known = isReference(node, parent, key) && !declared.has(name) && globalNamed(name);
        if (known) report(node, name, lacking(known));
      }
    }
    for (const [inner, child] of childrenOf(node)) visit(child, node, inner);
  };
  visit(program, undefined, '');
  return [...found.values()];
}

/** A name, or the last one of a path of names. */
function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node['name'] as string;
  if (node.type !== 'MemberExpression' || node['computed']) return undefined;
  return (node['property'] as AnyNode)['name'] as string;
}

const isPattern = (parent: AnyNode | undefined) =>
  (parent?.type === 'NewExpression' || parent?.type === 'CallExpression') &&
  nameOf(parent['callee'] as AnyNode) === 'RegExp';

/** Whether an identifier reads a variable: no key, no label, and no operand of `typeof`. */
function isReference(node: AnyNode, parent: AnyNode | undefined, key: string): boolean {
  if (!parent) return false;
  if (parent.type === 'UnaryExpression' && parent['operator'] === 'typeof') return false;
  if (parent.type === 'MemberExpression' && key === 'property') return parent['computed'] === true;
  if (['Property', 'PropertyDefinition', 'MethodDefinition'].includes(parent.type))
    return key !== 'key' || parent['computed'] === true || parent['shorthand'] === true;
  return !/^(?:Labeled|Break|Continue|Import|Export)/.test(parent.type) && node.type !== 'Label';
}

/** All names that the chunk declares, in any scope: minified names are too short to hide a global. */
function declaredNames(program: AnyNode): Set<string> {
  const names = new Set<string>();
  const bind = (node: AnyNode | null) => {
    if (!node) return;
    if (node.type === 'Identifier') names.add(node['name'] as string);
    else if (node.type === 'AssignmentPattern') bind(node['left'] as AnyNode);
    else if (node.type === 'RestElement') bind(node['argument'] as AnyNode);
    else if (node.type === 'Property') bind(node['value'] as AnyNode);
    else if (/Pattern$/.test(node.type)) for (const [, child] of childrenOf(node)) bind(child);
  };
  const visit = (node: AnyNode) => {
    if (node.type === 'VariableDeclarator' || /^Class/.test(node.type)) bind(node['id'] as AnyNode);
    if (/^Import.*Specifier$/.test(node.type)) bind(node['local'] as AnyNode);
    if (node.type === 'CatchClause') bind(node['param'] as AnyNode);
    if (/Function/.test(node.type)) {
      bind(node['id'] as AnyNode);
      for (const param of node['params'] as AnyNode[]) bind(param);
    }
    for (const [, child] of childrenOf(node)) visit(child);
  };
  visit(program);
  return names;
}

function childrenOf(node: AnyNode): [key: string, child: AnyNode][] {
  const found: [string, AnyNode][] = [];
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    for (const one of (Array.isArray(value) ? value : [value]) as (AnyNode | null)[])
      if (typeof one?.type === 'string') found.push([key, one]);
  }
  return found;
}
