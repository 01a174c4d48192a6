// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CurrentContent } from './CurrentContent';
import { NumberedSteps } from './NumberedSteps';
import { ChoiceSum, StayingBar } from './StayingBar';
import { Steps } from './Steps';
import { logInForEach, show, stepsSaid } from './testProcedure';
import { Topic } from './Topic';

logInForEach();

test('what to do is in its order, each with a sentence where there is one', () => {
  show(
    <NumberedSteps
      steps={[{ title: 'SIMを入れる' }, { title: '再起動する', text: '1分ほどかかります。' }]}
    />,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '1SIMを入れる',
    '2再起動する1分ほどかかります。',
  ]);
  expect(items.map((item) => item.querySelectorAll('p').length)).toEqual([0, 1]);
  expect(screen.getByText('2').getAttribute('aria-hidden')).toBe('true');
});

test('a topic is a section of its name, with a few words below it where there are some', () => {
  show(
    <>
      <Topic label="プラン" caption="12月から">
        10GB
      </Topic>
      <Topic label="通話" open>
        かけ放題
      </Topic>
    </>,
  );
  expect(screen.getByRole('region', { name: 'プラン' }).textContent).toBe('プラン12月から10GB');
  const call = screen.getByRole('region', { name: '通話' });
  expect(call.textContent).toBe('通話かけ放題');
  expect(call.querySelector('p')).toBeNull();
});

test('what holds now is a section of terms and values', () => {
  show(
    <CurrentContent
      items={[
        { term: 'プラン', value: '10GB' },
        { term: '通話', value: 'なし' },
      ]}
    />,
  );
  const now = screen.getByRole('region', { name: 'いまの内容' });
  expect(now.querySelector('h2')?.textContent).toBe('いまの内容');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['プラン', '通話']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '10GB',
    'なし',
  ]);
});

test.each([
  [[{ term: 'プラン', value: '10GB' }], 'いまの内容プラン10GBほかの内容を読み込めません。'],
  [[], 'いまの内容いまの内容を読み込めません。'],
])('a sentence takes the place of what couldn’t be read', (items, text) => {
  show(<CurrentContent items={items} isUnread />);
  expect(screen.getByRole('region', { name: 'いまの内容' }).textContent).toBe(text);
});

test('where nothing holds now, nothing is shown of it', () => {
  show(<CurrentContent items={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByText('いまの内容')).toBeNull();
});

test.each([
  [0, ['→1入力', '2確認', '3完了']],
  [1, ['入力(済み)', '→2確認', '3完了']],
  [2, ['入力(済み)', '確認(済み)', '→3完了']],
])('at step %i the list says what is done and what comes', (now, said) => {
  show(<Steps labels={['入力', '確認', '完了']} now={now} />);
  expect(stepsSaid()).toEqual(said);
  const marks = [...screen.getByLabelText('手続きの段階').children].map((step) =>
    Boolean(step.querySelector('svg')),
  );
  expect(marks).toEqual([0, 1, 2].map((index) => index < now));
  expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1);
});

test('the sum is before the way on, and what takes the focus isn’t left below it', () => {
  const { container } = show(
    <StayingBar sum={<ChoiceSum value="毎月330円" note="いまより330円高い" />}>
      <button>次へ進む</button>
    </StayingBar>,
  );
  expect(container.textContent).toContain('毎月330円いまより330円高い次へ進む');
  expect(document.head.textContent).toMatch(
    /min-height: ?480px\) ?\{ ?html ?\{ ?scroll-padding-bottom: ?96px/,
  );
});

test('a sum that is compared with nothing has no line for that', () => {
  const { container } = show(
    <section aria-label="合計">
      <ChoiceSum value="まだ選ばれていません" />
    </section>,
  );
  expect(container.querySelector('section')?.children).toHaveLength(1);
});
