type Child = Node | string | null | undefined | false;

/** Attributes of an element; a function is a listener, `true` an attribute without a value. */
type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;

/** Makes an element: `h('button', { type: 'button', click: stop }, '止める')`. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** The element of the page with an id. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}.`);
  return element;
}

/** Shows children in a part; the control that had the focus keeps it, by its label. */
export function show(id: string, ...children: Child[]): void {
  const root = part(id);
  const focused = document.activeElement;
  const key = root.contains(focused) ? keyOf(focused) : undefined;
  root.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
  if (key === undefined) return;
  for (const control of root.querySelectorAll<HTMLElement>('a, button, select, input, summary'))
    if (keyOf(control) === key) return control.focus();
}

const keyOf = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.id ?? element?.textContent ?? '';

/** A table with a head; a column that ends in `>` holds numbers. */
export function table(label: string, columns: string[], rows: Node[], className = ''): HTMLElement {
  const heads = columns.map((name) =>
    h(
      'th',
      { scope: 'col', class: name.endsWith('>') ? 'number' : undefined },
      name.replace(/>$/, ''),
    ),
  );
  return h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label },
    h(
      'table',
      { class: className },
      h('thead', {}, h('tr', {}, ...heads)),
      h('tbody', {}, ...rows),
    ),
  );
}

/** A select with its options, the chosen one by value. */
export function choice(
  attributes: Attributes,
  options: readonly (readonly [value: string, label: string])[],
  chosen: string,
): HTMLSelectElement {
  const select = h(
    'select',
    attributes,
    ...options.map(([value, label]) => h('option', { value }, label)),
  );
  select.value = chosen;
  return select;
}
