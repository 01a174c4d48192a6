// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { followTranslation } from './followTranslation';

/** As Chrome's translator makes it of a text. */
function fontOf(text: Text): HTMLElement {
  const font = document.createElement('font');
  font.appendChild(document.createElement('font')).textContent = `*${text.data}`;
  return font;
}

const translators = {
  'in one go': (text: Text) => text.replaceWith(fontOf(text)),
  'inserting first': (text: Text) => {
    text.before(fontOf(text));
    text.remove();
  },
  'removing first': (text: Text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(fontOf(text), nextSibling);
  },
  'around the text': (text: Text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append('*', text);
  },
};

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => !text.parentElement?.closest('font') && text.data !== '');
}

const translate = (how: (text: Text) => void) => textsIn(document.body).forEach(how);
const settle = () => act(() => Promise.resolve());

let putBack: () => void;
beforeAll(() => {
  putBack = followTranslation(document.body);
});
beforeEach(() => void (document.body.innerHTML = ''));
afterEach(cleanup);

/** Shows one thing, and another after a press. */
function Changing({ first, then }: { first: ReactNode; then: ReactNode }) {
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <button aria-label="Press" onClick={() => setPressed(!isPressed)} />
      <p>{isPressed ? then : first}</p>
    </>
  );
}

const changes: Record<string, [first: ReactNode, then: ReactNode]> = {
  'an amount beside its unit': [<>{275}円です</>, <>{1320}円です</>],
  'a text that goes': [<>残り{'あと6日'}まで</>, <>残り{false}まで</>],
  'a text that comes': [<>残り{false}まで</>, <>残り{'あと6日'}まで</>],
  'an element before a text': [<>{false}のデータ</>, <>{<b>2.0GB</b>}のデータ</>],
  'a text that becomes an element': [<>残り{'なし'}です</>, <>残り{<b>2.0GB</b>}です</>],
  'texts that change places': [
    [<i key="a">あ</i>, 'い', <i key="c">う</i>],
    [<i key="c">う</i>, 'い', <i key="a">あ</i>],
  ],
  'the only text of its element': ['275円', '1,320円'],
};

const combined = Object.entries(changes).flatMap(([what, [first, then]]) =>
  Object.keys(translators).map((how) => ({ what, how, first, then })),
);

test.each(combined)('$what, translated $how', async ({ how, first, then }) => {
  const translator = translators[how as keyof typeof translators];
  const { container } = render(<Changing first={first} then={then} />);
  const read = () => container.querySelector('p')?.textContent?.replaceAll('*', '');
  const shown: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    translate(translator);
    expect(container.textContent).toContain('*');
    await settle();
    shown.push(read());
    act(() => screen.getByRole('button').click());
    await settle();
  }
  const [untranslated, changed] = [first, then].map((content) => plain(content));
  expect(shown).toEqual([untranslated, changed, untranslated]);
  expect(read()).toBe(changed);
});

/** The text of something that nobody translated. */
function plain(content: ReactNode): string | null {
  const holder = document.createElement('p');
  holder.innerHTML = renderToString(<p>{content}</p>);
  return holder.textContent;
}

test('what a translator takes back is React’s again', async () => {
  const { container } = render(<Changing first={<>{275}円</>} then={<>{1320}円</>} />);
  translate(translators['in one go']);
  await settle();
  for (const font of container.querySelectorAll('p > font'))
    font.replaceWith(font.textContent?.slice(1) ?? '');
  await settle();
  act(() => screen.getByRole('button').click());
  expect(container.querySelector('p')?.textContent).toBe('1320円');
});

test('a page that was translated before it is hydrated keeps its fields', async () => {
  const page = (
    <label>
      お客さま{'ID'}
      <input />
    </label>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const field = root.querySelector('input');
  translate(translators['in one go']);
  await settle();
  if (field) field.value = 'mizuno';
  putBack();
  await act(() => Promise.resolve(hydrateRoot(root, page)));
  expect(root.querySelector('input')).toBe(field);
  expect(field?.value).toBe('mizuno');
});
