import { type Flow, toReview } from './flow.ts';

export const constructionDate: Flow = {
  name: '工事日の変更',
  as: 'funaki.wataru',
  path: '/contract/construction/date',
  writes: 'putChangePreferedDate',
  fill: async (page) => {
    await page.getByRole('button', { name: 'この日にする(12月8日(火))' }).click();
    await page.getByRole('radio', { name: /午後/ }).check();
    await toReview(page, '工事日を変更する');
  },
  button: '工事日を変更する',
  done: '工事日を12月8日(火)午後に変更しました。',
  keeps: ['12月8日(火)午後'],
};

export const deliveryDate: Flow = {
  name: 'お届けの日時の変更',
  as: 'funaki.wataru',
  path: '/contract/delivery',
  writes: 'putChangePreferedDate',
  fill: async (page) => {
    await page.getByRole('button', { name: 'この日にする(11月26日(木))' }).click();
    await page.getByRole('radio', { name: /19:00〜20:30/ }).check();
    await toReview(page, 'お届けの日時を変更する');
  },
  button: 'お届けの日時を変更する',
  done: 'お届けの日時を変更しました。',
  keeps: ['11月26日(木) 19:00〜20:30'],
};
