import { type Collection, commitsOf, type Listed } from './collection.ts';
import type { Comparison } from './compare.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 0 24px 48px; }
  header { position: sticky; top: 0; background: Canvas; padding: 12px 0; border-bottom: 1px solid; z-index: 1; }
  h1 { font-size: 18px; margin: 0 0 8px; }
  input { font: inherit; padding: 4px 8px; width: min(480px, 60vw); }
  section { margin: 32px 0; }
  h2 { font-size: 15px; margin: 0 0 8px; overflow-wrap: anywhere; }
  figure { margin: 0; min-width: 0; }
  figcaption { opacity: .7; overflow-wrap: anywhere; }
  img { max-width: 100%; max-height: 80vh; border: 1px solid GrayText; object-fit: contain; object-position: top left; }
  .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
  .all { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
  .all img { height: 360px; object-fit: cover; }
`;

/** Shows the sections that have all words that are typed. */
const filter = `
  const field = document.querySelector('input');
  field.addEventListener('input', () => {
    const words = field.value.split(' ').filter(Boolean);
    for (const section of document.querySelectorAll('section'))
      section.hidden = !words.every((word) => section.dataset.name.includes(word));
  });
`;

const page = (title: string, under: string, content: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style>
<header><h1>${escape(title)}</h1><p>${under}</p>
<input type="search" aria-label="Filter" placeholder="Words of names: mobile_top 375 dark"></header>
${content}<script>${filter}</script></html>
`;

const image = (file: string, caption: string) =>
  `<figure><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt="${escape(caption)}"></a><figcaption>${escape(caption)}</figcaption></figure>`;

/** `0.0123` → `1.2 %`. */
export const percent = (share: number): string =>
  share < 0.0005 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`;

/** All pictures of a folder, screen by screen, to leaf through. */
export function overviewPage(collection: Collection): string {
  const { pictures, missing } = collection;
  const screens = new Map<string, Listed[]>();
  for (const picture of pictures) {
    const screen = `${picture.scene} ${picture.step}`.trim();
    screens.set(screen, [...(screens.get(screen) ?? []), picture]);
  }
  const sections = [...screens].map(
    ([screen, shown]) =>
      `<section data-name="${escape([screen, ...shown.map(({ file }) => file)].join(' '))}"><h2>${escape(screen)}</h2><div class="all">${shown
        .map(({ file, size, scheme, data }) => image(file, `${data}, ${size}, ${scheme}`))
        .join('')}</div></section>`,
  );
  const lost = missing.map((one) => `<li>${escape(`${one.scene}, ${one.data}: ${one.why}`)}</li>`);
  return page(
    `${pictures.length} pictures of ${commitsOf(collection)}`,
    lost.length > 0 ? `Could not be taken: <ul>${lost.join('')}</ul>` : '',
    sections.join('\n'),
  );
}

/** What differs between two folders, each before, after and difference side by side. */
export function comparisonPage({ before, after, changed, same, gone, added }: Comparison): string {
  const sections = changed.map(
    ({ file, address, share, count, isFaint }) =>
      `<section data-name="${escape(file)}"><h2>${escape(file)}</h2><p>${percent(share)} (${count} pixels${isFaint ? ', shades only' : ''}) of ${escape(address)}</p><div class="three">${[
        'before',
        'after',
        'difference',
      ]
        .map((part) => image(`${part}/${file}`, part))
        .join('')}</div></section>`,
  );
  const list = (title: string, files: readonly string[]) =>
    files.length > 0
      ? `<details><summary>${title}: ${files.length}</summary>${files.map(escape).join('<br>')}</details>`
      : '';
  return page(
    `${before} → ${after}: ${changed.length} differ, ${same} are the same`,
    list('Only before', gone) + list('Only after', added),
    sections.join('\n'),
  );
}
