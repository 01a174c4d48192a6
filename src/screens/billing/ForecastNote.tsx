import { untilDay } from '@/lib/date';
import { KeepTogether } from '@/ui/KeepTogether';
import { WordWrap } from '@/ui/WordWrap';

interface ForecastNoteProps {
  line: { kind: string; detail: string | null; quantity: string | null };
  /** The service that the line belongs to, where the label alone doesn't say it. */
  group: string | null;
  /** ISO day up to which use is counted; null where all of it is. */
  countedUntil: string | null;
}

/** What stands beside a line of a bill that is foretold: `ホームでんわ・3分 8.789円 × 8回・11月20日(金)まで`. */
export function ForecastNote({ line, group, countedUntil }: ForecastNoteProps) {
  const { kind, detail, quantity } = line;
  const isUse = kind === 'call' || kind === 'sms';
  const facts = [
    [detail, quantity].filter((part) => part !== null).join(' × '),
    isUse && countedUntil ? untilDay(countedUntil) : '',
  ].filter((part) => part !== '');
  return (
    <>
      {group && <WordWrap>{group}</WordWrap>}
      {group && facts.length > 0 && '・'}
      <KeepTogether>{facts.join('・')}</KeepTogether>
    </>
  );
}
