/** Shown where there is nothing to list (docs/product.md §9.9). */
export const noStatement = '対象の明細がありません';

/** Texts for a listed statement whose file is missing. */
export const statementMissing = {
  title: noStatement,
  text: '明細のファイルを用意できませんでした。金額は、この画面でお確かめいただけます。',
};
