/** How the page looks, by day and by night. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
form { display: flex; flex-wrap: wrap; gap: 1rem; position: sticky; top: 0; padding: .75rem 0; background: Canvas; }
article { border-top: 1px solid; padding: .5rem 0; }
h3 { margin: 0; } .error { color: light-dark(#b00020, #ff8a80); } .warning { color: light-dark(#7a4f00, #ffcc80); }
dl { display: grid; grid-template-columns: 7rem 1fr; margin: .5rem 0; } dd { margin: 0; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; }
table { border-collapse: collapse; margin-bottom: 1rem; } th, td { text-align: left; padding: .15rem .75rem .15rem 0; }
[hidden] { display: none; }
`;

/** Shows the parts that match all filters; a filter doesn't apply to parts without its attribute. */
export const script = `
const form = document.querySelector('form');
function filter() {
  const wanted = Object.fromEntries(new FormData(form));
  for (const list of document.querySelectorAll('[data-list]')) {
    let shown = 0;
    for (const part of list.children) {
      const fits = ['document', 'rule', 'kind', 'state'].every(
        (name) => !wanted[name] || !(name in part.dataset) || part.dataset[name] === wanted[name],
      );
      part.hidden = !fits || !part.textContent.toLowerCase().includes(wanted.text.toLowerCase());
      if (!part.hidden) shown += 1;
    }
    document.querySelector('[data-count=' + list.dataset.list + ']').textContent =
      shown + ' of ' + list.children.length;
  }
}
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
`;
