import { useSuspenseQuery } from '@tanstack/react-query';
import { matterTypes } from '@/catalogue/documents';
import { labelOf } from '@/catalogue/labelOf';
import { japanDay } from '@/lib/date';
import { isAskedFor } from './obstacles';
import { documentQueries } from './queries';

interface LetterUnknownProps {
  matter: keyof typeof matterTypes;
  sentAt: Date;
}

/** Whether the letter stands among the shipments, though nobody knows if it was accepted. */
export function LetterUnknown({ matter, sentAt }: LetterUnknownProps) {
  const { shipments } = useSuspenseQuery(documentQueries.shipping()).data;
  return isAskedFor(matter, shipments, japanDay(sentAt)) ? (
    <p>
      <b>{labelOf(matterTypes, matter)}のお申し込みは受け付けられています。</b>
      もう一度お手続きになる必要はありません。
    </p>
  ) : (
    <p>
      {labelOf(matterTypes, matter)}
      のお申し込みは、まだ受け付けられていません。もう一度お手続きください。
    </p>
  );
}
