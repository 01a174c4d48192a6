import { ErrorState } from '@/ui/state/ErrorState';

interface MonthUnreadableProps {
  onRetry: () => void;
  retrying: boolean;
}

/** A bill whose status no code of the specification names. */
export function MonthUnreadable({ onRetry, retrying }: MonthUnreadableProps) {
  return (
    <ErrorState onRetry={onRetry} busy={retrying}>
      この月のご請求を、いま読み込めません。ご請求の内容は変わっていません。
    </ErrorState>
  );
}
