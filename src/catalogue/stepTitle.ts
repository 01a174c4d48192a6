/**
 * A step of an application as a sentence names it: `機種の追加` and `お届け予定` are `機種のお届け`.
 * @param title what was applied for
 */
export function stepTitle(title: string, label: string): string {
  const step = label.replace(/予定(?=\(|$)/, '').replace(/^開始$/, 'ご利用開始');
  if (title.endsWith('工事')) {
    if (step.startsWith('工事日')) return title + step.slice('工事'.length);
    if (step === '工事') return title;
    if (step === '切り替え完了') return `${title}の完了`;
    if (step === '開通') return `${title.replace(/の?開通工事$|工事$/, '')}の開通`;
  }
  // What is changed on that day is the change.
  if (title.endsWith('変更')) {
    if (['切り替え', '利用開始'].includes(step)) return title;
    if (step.startsWith('変更')) return title.replace(/変更$/, step);
    if (step.startsWith('書類')) return `${title}に必要な${step}`;
  }
  const thing = title
    .replace(/^.+から(.+)への変更$/, '$1')
    .replace(/の(?:追加|申し込み|解約|再?発行)(?=\(|$)/, '');
  return `${thing}の${step}`;
}
