import { letterNames } from '@/catalogue/documents';
import { paths } from '@/paths';
import { screenOf } from '@/procedure/ProcedureScreen';
import { letterProcedure } from './letterProcedure';
import { orderWc24 } from './mutations';
import { useLetters } from './useLetters';

/** The WC24 form by post (docs/product.md §6.4). */
const wc24Procedure = letterProcedure({
  name: 'wc24',
  title: letterNames.wc24,
  path: paths.wc24(),
  matter: '2106',
  reviewNote: 'お申し込みはまだ完了していません。',
  action: '申込書(WC24)を取り寄せる',
  accepted: '申込書(WC24)の取り寄せを受け付けました。',
  useObstacle: () => useLetters().wc24,
  useRows: () => [{ term: '取り寄せできる回数', value: '1日に1回' }],
  submit: orderWc24,
});

export default screenOf(wc24Procedure);
