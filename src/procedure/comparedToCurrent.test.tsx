import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Verbatim } from '@/ui/page/Page';
import { comparedToCurrent } from './CurrentContent';

function drawn({ value, note, strong }: ReturnType<typeof comparedToCurrent>) {
  return { value: renderToStaticMarkup(value), note: renderToStaticMarkup(note), strong };
}

test('what changes is set off and is beside what holds now', () => {
  expect(drawn(comparedToCurrent('03-0000-9999', '03-0000-1234'))).toEqual({
    value: '03-0000-9999',
    note: 'いまは03-0000-1234',
    strong: true,
  });
});

test('what stays is said once, as staying', () => {
  expect(drawn(comparedToCurrent('090-0000-1234', '090-0000-1234'))).toEqual({
    value: '090-0000-1234',
    note: '変わりません',
    strong: false,
  });
});

test('a name is drawn as a translator leaves it', () => {
  expect(drawn(comparedToCurrent('水野 恵', '水野 恵子', Verbatim))).toMatchObject({
    value: '<span translate="no">水野 恵</span>',
    note: 'いまは<span translate="no">水野 恵子</span>',
  });
});
